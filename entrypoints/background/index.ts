import { defineBackground } from 'wxt/utils/define-background'
import { API_PORT, type Topic } from '../../src/api/contract.ts'
import { createServer } from '../../src/api/server.ts'
import { type Bundle, isBundleInFlight } from '../../src/core/bundle/bundle.ts'
import { type Execution, isInFlight } from '../../src/core/execution.ts'
import type { Profile } from '../../src/core/profile.ts'
import { signPersonalMessage } from '../../src/core/sign/personal-message.ts'
import { signTypedData } from '../../src/core/sign/typed-data.ts'
import { hexToBytes } from '../../src/lib/hex.ts'
import { onAlarm } from '../../src/platform/alarms.ts'
import { setBadge } from '../../src/platform/badge.ts'
import { onLocked } from '../../src/platform/idle.ts'
import { onClick } from '../../src/platform/notifications.ts'
import { onPagePort, onProviderPort } from '../../src/platform/ports.ts'
import { onInstalled, onStartup } from '../../src/platform/runtime.ts'
import { enterOpenTabs } from '../../src/platform/scripts.ts'
import { closeToContentScripts } from '../../src/platform/session-storage.ts'
import { openPage } from '../../src/platform/tabs.ts'
import { createApprovalWindow } from '../../src/platform/windows.ts'
import { PROVIDER_PORT } from '../../src/provider/protocol.ts'
import { createRouter } from '../../src/provider/router.ts'
import { badgeOf, createMoving } from '../../src/wallet/badge.ts'
import { bundleOf } from '../../src/wallet/bundles/notice.ts'
import { servedAccounts } from '../../src/wallet/grants.ts'
import { createInbox } from '../../src/wallet/inbox.ts'
import { crossingOf } from '../../src/wallet/notifier.ts'
import { withOwnSides } from '../../src/wallet/own-sides.ts'
import { createPrompts } from '../../src/wallet/prompts.ts'
import { createSiteChains } from '../../src/wallet/site-chains.ts'
import { createAutoLock, LOCK_ALARM } from './auto-lock.ts'
import { openCompatibility } from './compatibility.ts'
import { openCustody } from './custody.ts'
import { apiHandlers } from './handlers.ts'
import { openPhishing } from './phishing.ts'
import { sitePorts } from './sites.ts'
import { openStores } from './stores.ts'
import { nowSeconds, openWallet, randomName, TRACKER_ALARM } from './wallet.ts'

declare const __CAUSEWAY_PROFILE__: Profile

const PAGE = 'popup.html'

// Every listener is registered here, synchronously: a background that wakes up must not miss what woke it.
export default defineBackground(() => {
  const profile = __CAUSEWAY_PROFILE__
  const stores = openStores()
  const custody = openCustody(stores)
  const window = createApprovalWindow({ path: `${PAGE}#/approval`, width: 400, height: 640 })
  const moving = createMoving()
  const compatibility = openCompatibility(stores)
  const executionChanged = (execution: Execution) => {
    tell('executions')
    if (moving.see(execution)) void showBadge()
    // A step that is done or an ending has moved money.
    if (!isInFlight(execution) || execution.history.at(-1)?.what === 'included') tell('balances')
    router.executionChanged(execution)
  }
  const bundleChanged = (bundle: Bundle) => {
    tell('bundles')
    if (!isBundleInFlight(bundle)) tell('balances')
    sites.bundleChanged(bundle)
  }
  const chains = createSiteChains({
    profile,
    siteOf: stores.sites.get,
    putOn: async (origin, chainId) => {
      const isKept = await stores.sites.putOn(origin, chainId)
      tell('sites')
      return isKept
    },
  })
  const suspicionOf = openPhishing()
  const grantOf = (origin: string) => servedAccounts(origin, { siteOf: stores.sites.get, suspicionOf })
  const wallet = openWallet({
    profile,
    stores,
    custody,
    grantOf,
    siteChain: chains.idOf,
    changed: executionChanged,
    bundleChanged,
    balancesChanged: () => tell('balances'),
  })
  const prompts = createPrompts({
    save: stores.prompts.save,
    list: stores.prompts.list,
    remove: stores.prompts.remove,
    showWindow: window.open,
    settleWindow: () => window.closeIf(async () => (await stores.prompts.list()).length === 0),
    changed: () => {
      tell('approvals')
      void showBadge()
    },
    randomName,
    nowSeconds,
  })
  const inbox = createInbox({
    prompts,
    decisions: wallet.decisions,
    isUnlocked: custody.session.isUnlocked,
    ownAccounts: async () => (await stores.accounts.list()).map((account) => account.address),
    suspicionOf,
    grantOf,
    grant: async (origin, accounts, insistedOn) => {
      const site = { origin, accounts, grantedAtSeconds: nowSeconds() }
      await stores.sites.grant(insistedOn === undefined ? site : { ...site, insistedOn })
      sitesChanged(origin)
    },
    chainOf: chains.idOf,
    signMessage: (account, message) =>
      custody.withKey({ of: 'evm', address: account }, (privateKey) =>
        signPersonalMessage(hexToBytes(message), privateKey),
      ),
    signTypedData: (account, typedData) =>
      custody.withKey(
        { of: 'evm', address: account },
        async (privateKey) => (await signTypedData(typedData, account, privateKey)).signature,
      ),
    proposals: wallet.proposals,
    ownSides: (asked) => withOwnSides(asked, wallet.money.own),
    hasBundle: async (origin, callsId) => (await stores.bundles.ofCalls(origin, callsId)) !== undefined,
    hasExecution: async (origin, callsId) => (await sites.executionOf(origin, callsId)) !== undefined,
    nowSeconds,
  })
  const sites = sitePorts({
    profile,
    stores,
    custody,
    wallet,
    prompts,
    chains,
    grantOf,
    open: (hash) => openPage(`${PAGE}${hash}`),
    changed: sitesChanged,
  })
  const router = createRouter(sites)
  const server = createServer(
    apiHandlers({
      profile,
      stores,
      custody,
      wallet,
      inbox,
      moving,
      chains,
      suspicionOf,
      compatibility,
      onLockChanged: lockChanged,
      onSitesChanged: sitesChanged,
      onCompatibilityChanged: () => tell('sites'),
      onSettingsChanged: () => tell('wallet'),
      onKeysChanged: () => tell('exchangeBKeys'),
      onOwnAccountsChanged: () => {
        for (const topic of ['accounts', 'balances'] as const) tell(topic)
        router.changed()
      },
      onAccountChanged: () => {
        for (const topic of ['exchangeBKeys', 'balances'] as const) tell(topic)
      },
    }),
    (page) => wallet.tracker.watch(page.id, undefined),
  )

  const autoLock = createAutoLock(custody.session, lockChanged)

  function tell(topic: Topic): void {
    server.changed(topic)
  }
  function lockChanged(): void {
    custody.serviceKey.forget()
    for (const topic of ['wallet', 'accounts', 'approvals'] as const) tell(topic)
    router.changed()
    void autoLock.watch()
    // What was waiting for a key can go on.
    void wallet.tracker.resume()
  }
  function sitesChanged(origin: string): void {
    tell('sites')
    router.changed(origin)
  }
  async function lock(): Promise<void> {
    await custody.session.lock()
    lockChanged()
  }
  async function showBadge(): Promise<void> {
    const badge = badgeOf({ waiting: (await prompts.list()).length, moving: moving.count() })
    await setBadge({ ...badge, background: '#0b6b5b', ink: '#ffffff' })
  }
  async function lookForMoving(): Promise<void> {
    for (const execution of await stores.executions.glanceInFlight()) moving.see(execution)
    await showBadge()
  }

  onPagePort(API_PORT, server.accept)
  onProviderPort(PROVIDER_PORT, router.accept)
  onAlarm((name) => {
    if (name === TRACKER_ALARM) void wallet.tracker.resume()
    if (name === LOCK_ALARM) void autoLock.look()
  })
  onClick((noticeId) => {
    const id = crossingOf(noticeId)
    const bundleId = bundleOf(noticeId)
    if (id !== undefined) void openPage(`${PAGE}#/crossing/${encodeURIComponent(id)}`)
    if (bundleId !== undefined) void openPage(`${PAGE}#/sent/${encodeURIComponent(bundleId)}`)
  })
  onStartup(() => void lock())
  onInstalled((reason) => {
    void lock()
    if (reason === 'install') void openPage(`${PAGE}#/welcome`)
    if (reason !== 'other') void enterOpenTabs()
    void compatibility.restore()
  })
  onLocked(() => void lock())
  window.onClosed(() => void prompts.closeAll())
  void closeToContentScripts()
  void wallet.tracker.resume()
  void lookForMoving()
})
