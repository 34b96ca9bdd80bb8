import type { Topic } from '../../src/api/contract.ts'
import { isSameAddress } from '../../src/core/address.ts'
import { type Execution, gotOnByStep, isInFlight } from '../../src/core/execution.ts'
import { languageFor } from '../../src/core/language.ts'
import type { Profile } from '../../src/core/profile.ts'
import { once } from '../../src/lib/once.ts'
import { clear, every, LEAST_MINUTES } from '../../src/platform/alarms.ts'
import { setBadge } from '../../src/platform/badge.ts'
import { closedTexts, localItem } from '../../src/platform/closed-storage.ts'
import { sessionItem } from '../../src/platform/session-storage.ts'
import { isInView, isTabOpen, openPage } from '../../src/platform/tabs.ts'
import { createApprovalWindow } from '../../src/platform/windows.ts'
import { createRouter } from '../../src/provider/router.ts'
import { BADGES } from '../../src/ui/messages/badges.ts'
import { createPresence } from '../../src/vault/presence.ts'
import { createAskingPages } from '../../src/wallet/asking-pages.ts'
import { badgeOf, createMoving } from '../../src/wallet/badge.ts'
import { createEndings, createOwnMemory } from '../../src/wallet/endings.ts'
import { servedAccounts } from '../../src/wallet/grants.ts'
import { createPrompts } from '../../src/wallet/prompts.ts'
import { createSiteChains } from '../../src/wallet/site-chains.ts'
import { takeUp } from '../../src/wallet/take-up.ts'
import { TRACKER_ALARM } from './alarms.ts'
import { after, nowSeconds } from './clock.ts'
import { openCompatibility } from './compatibility.ts'
import { openPhishing } from './phishing.ts'
import { randomName } from './random-name.ts'
import type { Rest } from './rest.ts'
import { sitePorts } from './sites.ts'
import { openStores } from './stores.ts'
import { unawaited } from './unawaited.ts'

/** Our own page: popup, side panel, tab and prompt window. */
export const PAGE = 'popup.html'

/**
 * Opens the part that answers a page's first request, so that a sleeping background answers soon. It holds the stores,
 * permissions, prompts and the provider's router; the rest loads when needed.
 */
export function openFirst(profile: Profile) {
  const stores = openStores({ place: closedTexts(), marks: localItem('marks') })
  const presence = createPresence({
    keyStore: stores.vault.keyStore,
    sessionStore: sessionItem('vaultSession'),
    now: () => Date.now(),
  })
  const window = createApprovalWindow({ path: `${PAGE}#/approval`, width: 400, height: 640 })
  const moving = createMoving()
  const compatibility = openCompatibility(stores)
  const suspicionOf = openPhishing()
  const chains = createSiteChains({
    profile,
    siteOf: stores.sites.get,
    putOn: async (origin, chainId) => {
      const isKept = await stores.sites.putOn(origin, chainId)
      tell('sites')
      return isKept
    },
  })
  const grantOf = (origin: string) => servedAccounts(origin, { siteOf: stores.sites.get, suspicionOf })
  // A site's granted accounts, and those visible now: none while the wallet is locked.
  const grantedAccounts = async (origin: string): Promise<readonly string[]> => {
    const [served, accounts] = await Promise.all([grantOf(origin), stores.accounts.list()])
    const own = accounts.map((account) => account.address)
    return (served ?? []).filter((address) => own.some((each) => isSameAddress(each, address)))
  }
  const accountsOf = async (origin: string) => ((await presence.isUnlocked()) ? grantedAccounts(origin) : [])
  const signatures = createOwnMemory()
  const prompts = createPrompts({
    save: stores.prompts.save,
    list: stores.prompts.list,
    remove: stores.prompts.remove,
    endings: createEndings({ memory: sessionItem('endings'), nowSeconds }),
    signatures: createEndings({ memory: signatures, nowSeconds }),
    showWindow: window.open,
    keepWindow: window.keep,
    isInView,
    settleWindow: () => window.closeIf(async () => (await stores.prompts.list()).length === 0),
    changed: () => {
      tell('approvals')
      unawaited(showBadge())
    },
    randomName,
    nowSeconds,
  })
  const pages = createAskingPages({ prompts, isTabOpen, session: sessionItem('asking'), after })
  const first = {
    profile,
    stores,
    presence,
    window,
    moving,
    compatibility,
    suspicionOf,
    chains,
    grantOf,
    accountsOf,
    grantedAccounts,
    prompts,
    pages,
    /** The rest of the background, loaded at first use. */
    rest,
    /** Resumes transfers in flight; without any, the rest stays unloaded. */
    resume,
    /** Tells our pages that answers about a topic are outdated. */
    tell,
    lock,
    lockChanged,
    sitesChanged,
    executionChanged,
  }
  // Every page shows a full disk.
  stores.space.onChange(() => tell('wallet'))
  stores.unreadable.onChange(() => tell('executions'))
  const router = createRouter(
    sitePorts({ ...first, show: (hash) => openPage(`${PAGE}${hash}`), requests: async () => (await rest()).requests }),
  )
  const opened = once<Rest>(async () => (await import('./rest.ts')).openRest({ ...first, router }))

  function rest(): Promise<Rest> {
    return opened.get()
  }
  function resume(): Promise<void> {
    return takeUp({
      inFlight: async () => {
        const [executions, bundles] = await Promise.all([stores.executions.glanceInFlight(), stores.bundles.inFlight()])
        for (const execution of executions) moving.see(execution)
        unawaited(showBadge())
        return executions.length + bundles.length
      },
      carryOn: async () => (await rest()).wallet.tracker.resume(),
      isMade: () => opened.begun() !== undefined,
      alarm: { set: () => every(TRACKER_ALARM, LEAST_MINUTES), clear: () => clear(TRACKER_ALARM) },
    })
  }
  // An unloaded or failed part has no listener to tell.
  function tell(topic: Topic): void {
    opened.begun()?.then(
      ({ server }) => server.changed(topic),
      () => undefined,
    )
  }
  function lockChanged(): void {
    signatures.forget()
    router.forget()
    for (const topic of ['wallet', 'accounts', 'approvals'] as const) tell(topic)
    router.changed()
  }
  async function lock(): Promise<void> {
    await presence.lock()
    const rest = await opened.begun()?.catch(() => undefined)
    if (rest) rest.lockChanged()
    else lockChanged()
  }
  // A site's prompts end with its permission, once a page reads the prompts again.
  function sitesChanged(origin: string): void {
    for (const topic of ['sites', 'approvals'] as const) tell(topic)
    router.changed(origin)
  }
  function executionChanged(execution: Execution): void {
    tell('executions')
    if (moving.see(execution)) unawaited(showBadge())
    // A finished step or transfer has moved money.
    if (!isInFlight(execution) || gotOnByStep(execution)) tell('balances')
    router.executionChanged(execution)
  }
  async function showBadge(): Promise<void> {
    const [waiting, { language }] = await Promise.all([prompts.list(), stores.settings.read()])
    const words = BADGES[languageFor(language, navigator.languages)]
    const badge = badgeOf({ waiting: waiting.length, moving: moving.count() }, words)
    await setBadge({ ...badge, background: '#0b6b5b', ink: '#ffffff' })
  }
  return { ...first, router }
}
