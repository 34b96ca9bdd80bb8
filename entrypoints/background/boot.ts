import type { Topic } from '../../src/api/contract.ts'
import { type Execution, isInFlight, progressedByStep } from '../../src/core/execution/execution.ts'
import { isSameAddress } from '../../src/core/families/address.ts'
import type { Profile } from '../../src/core/profiles/profile.ts'
import { languageFor } from '../../src/core/text/language.ts'
import { once } from '../../src/lib/once.ts'
import { clearAlarm, LEAST_MINUTES, setPeriodicAlarm } from '../../src/platform/alarms.ts'
import { createApprovalWindow } from '../../src/platform/approval-window.ts'
import { setBadge } from '../../src/platform/badge.ts'
import { closedTexts, localItem } from '../../src/platform/closed-storage.ts'
import { sessionItem } from '../../src/platform/session-storage.ts'
import { isInView, isTabOpen, openPage } from '../../src/platform/tabs.ts'
import { createRouter } from '../../src/provider/router/router.ts'
import { BADGES } from '../../src/ui/messages/toolbar-badge.ts'
import { createPresence } from '../../src/vault/session/presence.ts'
import { createPromptResults, createVolatileMemory } from '../../src/wallet/approvals/prompt-results.ts'
import { createPromptQueue } from '../../src/wallet/approvals/queue.ts'
import { createRequestingPages } from '../../src/wallet/approvals/requesting-pages.ts'
import { resumeWork } from '../../src/wallet/engine/resume.ts'
import { badgeOf, createTransfersInFlight } from '../../src/wallet/notifications/badge.ts'
import { createSiteChains } from '../../src/wallet/sites/chains.ts'
import { visibleAccounts } from '../../src/wallet/sites/grants.ts'
import { openCompatibility } from './sites/compatibility.ts'
import { openPhishing } from './sites/phishing.ts'
import { sitePorts } from './sites/provider-ports.ts'
import type { WalletRuntime } from './wallet-runtime.ts'
import { TRACKER_ALARM } from './wiring/browser/alarm-names.ts'
import { after, nowSeconds } from './wiring/browser/clock.ts'
import { randomId } from './wiring/browser/random-id.ts'
import { unawaited } from './wiring/browser/unawaited.ts'
import { openStores } from './wiring/stores.ts'

/** Our own page: popup, side panel, tab and prompt window. */
export const EXTENSION_PAGE = 'popup.html'

/**
 * Opens the part that answers a page's first request, so that a sleeping background answers soon. It holds the stores,
 * permissions, prompts and the provider's router; the rest loads when needed.
 */
export function openBoot(profile: Profile) {
  const stores = openStores({ place: closedTexts(), marks: localItem('marks') })
  const presence = createPresence({
    keyStore: stores.vault.keyStore,
    sessionStore: sessionItem('vaultSession'),
    now: () => Date.now(),
  })
  const window = createApprovalWindow({ path: `${EXTENSION_PAGE}#/approval`, width: 400, height: 640 })
  const moving = createTransfersInFlight()
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
  const grantOf = (origin: string) => visibleAccounts(origin, { siteOf: stores.sites.get, suspicionOf })
  // A site's granted accounts, and those visible now: none while the wallet is locked.
  const grantedAccounts = async (origin: string): Promise<readonly string[]> => {
    const [served, accounts] = await Promise.all([grantOf(origin), stores.accounts.list()])
    const own = accounts.map((account) => account.address)
    return (served ?? []).filter((address) => own.some((each) => isSameAddress(each, address)))
  }
  const accountsOf = async (origin: string) => ((await presence.isUnlocked()) ? grantedAccounts(origin) : [])
  const signatures = createVolatileMemory()
  const prompts = createPromptQueue({
    save: stores.prompts.save,
    list: stores.prompts.list,
    remove: stores.prompts.remove,
    endings: createPromptResults({ memory: sessionItem('endings'), nowSeconds }),
    signatures: createPromptResults({ memory: signatures, nowSeconds }),
    showWindow: window.open,
    keepWindow: window.keep,
    isInView,
    settleWindow: () => window.closeIf(async () => (await stores.prompts.list()).length === 0),
    changed: () => {
      tell('approvals')
      unawaited(showBadge())
    },
    randomName: randomId,
    nowSeconds,
  })
  const pages = createRequestingPages({ prompts, isTabOpen, session: sessionItem('asking'), after })
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
    sitePorts({
      ...first,
      show: (hash) => openPage(`${EXTENSION_PAGE}${hash}`),
      requests: async () => (await rest()).requests,
    }),
  )
  const opened = once<WalletRuntime>(async () =>
    (await import('./wallet-runtime.ts')).openWalletRuntime({ ...first, router }),
  )

  function rest(): Promise<WalletRuntime> {
    return opened.get()
  }
  function resume(): Promise<void> {
    return resumeWork({
      inFlight: async () => {
        const [executions, bundles] = await Promise.all([stores.executions.glanceInFlight(), stores.bundles.inFlight()])
        for (const execution of executions) moving.see(execution)
        unawaited(showBadge())
        return executions.length + bundles.length
      },
      carryOn: async () => (await rest()).wallet.tracker.resume(),
      isMade: () => opened.begun() !== undefined,
      alarm: { set: () => setPeriodicAlarm(TRACKER_ALARM, LEAST_MINUTES), clear: () => clearAlarm(TRACKER_ALARM) },
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
    if (!isInFlight(execution) || progressedByStep(execution)) tell('balances')
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
