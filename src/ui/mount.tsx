import './theme/theme.css'
import { computed, effect } from '@preact/signals'
import { render } from 'preact'
import type { Client } from '../api/client.ts'
import { copyAddressesWhole } from './display/grouped-address.tsx'
import type { Host } from './host.ts'
import { onceSpoken, speak } from './messages/messages.ts'
import { noteSecrets, reloadOnLock } from './secrets/reload-on-lock.ts'
import { AppShell } from './shell.tsx'
import { AppContext, createApp } from './state/app.ts'
import { coverWhenOver } from './state/page/cover-when-over.ts'
import { delayAutoLock } from './state/page/delay-auto-lock.ts'
import { keepFocus } from './state/page/keep-focus.ts'
import { rememberAccount } from './state/page/remember-account.ts'
import { readyValue } from './state/resource.ts'
import { createStore } from './state/store.ts'
import { refreshBalances } from './state/wallet/refresh-balances.ts'
import { rememberFrame } from './theme/frame.ts'
import { rememberedTheme, showTheme } from './theme/theme.ts'

// Rarely needed, and no drawing waits for it.
const copied = () => import('./secrets/clipboard.ts')

/** @returns the function that removes the app */
export function mount(root: HTMLElement, given: Client, host: Host): () => void {
  document.documentElement.dataset['place'] = host.place
  showTheme(rememberedTheme())
  const { client, hadSecret, stop: stopNoting } = noteSecrets(given, root)
  const store = createStore(client)
  const app = createApp(client, host, store)
  const stopLooks = effect(() => {
    const wallet = readyValue(store.wallet.now.value)
    if (!wallet) return
    showTheme(wallet.settings.theme)
    rememberFrame(wallet.vault.vault === 'unlocked' ? 'home' : 'mark')
    void speak(wallet.settings.language)
  })
  let isStopped = false
  onceSpoken(() => {
    if (isStopped) return
    // The app redraws the opening frame's content within one frame.
    root.replaceChildren()
    render(
      <AppContext.Provider value={app}>
        <AppShell />
      </AppContext.Provider>,
      root,
    )
  })
  document.addEventListener('copy', copyAddressesWhole)
  const stopDelaying = delayAutoLock(client)
  const stopBalances = refreshBalances(store)
  const stopCovering = coverWhenOver(store)
  const stopEmptying = copied().then(({ emptyCopiedOfOthers }) => emptyCopiedOfOthers(host))
  const stopFocus = keepFocus(root)
  const stopRemembering = rememberAccount(store, host, app.route)
  const isLocked = computed(() => readyValue(store.wallet.now.value)?.vault.vault === 'locked')
  // The prompt window reloads too: its request stays open until the window closes.
  const stopLeaving = reloadOnLock(isLocked, hadSecret, () => {
    // The page is about to reload, so it takes no more typing.
    render(null, root)
    void copied()
      .then(({ emptyCopied }) => emptyCopied(host))
      .finally(host.beginAnew)
  })
  return () => {
    isStopped = true
    document.removeEventListener('copy', copyAddressesWhole)
    stopDelaying()
    stopBalances()
    stopCovering()
    void stopEmptying.then((stop) => stop())
    stopFocus()
    stopRemembering()
    stopLeaving()
    stopNoting()
    render(null, root)
    stopLooks()
    app.stop()
    store.stop()
  }
}
