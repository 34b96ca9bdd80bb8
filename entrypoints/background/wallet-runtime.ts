import { createServer, type Server } from '../../src/api/server.ts'
import type { Bundle } from '../../src/core/bundle/bundle.ts'
import { isOnThisMachine, type Profile } from '../../src/core/profiles/profile.ts'
import { clearAlarm, LEAST_MINUTES, setPeriodicAlarm } from '../../src/platform/alarms.ts'
import type { ClosedItem } from '../../src/platform/closed-storage.ts'
import { setComputerIdle } from '../../src/platform/screen-lock.ts'
import type { Router } from '../../src/provider/router/router.ts'
import type { Presence } from '../../src/vault/session/presence.ts'
import type { OpenPrompts } from '../../src/wallet/approvals/open-prompts.ts'
import type { PromptQueue } from '../../src/wallet/approvals/queue.ts'
import type { TransfersInFlight } from '../../src/wallet/notifications/badge.ts'
import type { SiteChains } from '../../src/wallet/sites/chains.ts'
import type { Changes } from './changes.ts'
import { apiHandlers } from './handlers/api.ts'
import type { openCompatibility } from './sites/compatibility.ts'
import { forgetRemovedAccounts } from './sites/forget-removed-accounts.ts'
import type { SiteGrants } from './sites/grants.ts'
import { sitePrompts } from './sites/open-prompts.ts'
import { type SiteRequests, siteRequests } from './sites/requests.ts'
import { LOCK_ALARM } from './wiring/browser/alarm-names.ts'
import { after, nowMilliseconds } from './wiring/browser/clock.ts'
import { unawaited } from './wiring/browser/unawaited.ts'
import { openChosenNodes } from './wiring/chosen-nodes.ts'
import type { Stores } from './wiring/stores.ts'
import { createAutoLock } from './wiring/vault/auto-lock.ts'
import { openCustody } from './wiring/vault/custody.ts'
import { openWallet, type Wallet } from './wiring/wallet.ts'

export type WalletRuntime = Readonly<{
  wallet: Wallet
  openPrompts: OpenPrompts
  server: Server
  requests: SiteRequests
  autoLock: ReturnType<typeof createAutoLock>
  lockChanged: () => void
}>

export type WalletRuntimeParts = Readonly<{
  profile: Profile
  descriptors: readonly unknown[]
  stores: Stores
  presence: Presence
  secondCopy: ClosedItem | undefined
  moving: TransfersInFlight
  compatibility: ReturnType<typeof openCompatibility>
  chains: SiteChains
  grants: SiteGrants
  prompts: PromptQueue
  router: Router
}> &
  Changes

/** Makes the parts that a page's first call doesn't need. */
export async function openWalletRuntime(first: WalletRuntimeParts): Promise<WalletRuntime> {
  const { profile, stores, chains, grants, prompts, moving, compatibility, sitesChanged, tell } = first
  // A local profile holds no real money, so the minimal key cost is enough.
  const stopwatch = isOnThisMachine(profile) ? undefined : () => performance.now()
  const custody = openCustody({
    ...{ stores, presence: first.presence, secondCopy: first.secondCopy, stopwatch, compatibility },
    accountsChecked: () => tell('accounts'),
  })
  const chosenNodes = openChosenNodes(profile, stores)
  await chosenNodes.refresh()
  const wallet = openWallet({
    ...{ profile, stores, custody },
    grantOf: grants.grantOf,
    siteChain: chains.idOf,
    changed: first.executionChanged,
    bundleChanged: (bundle: Bundle) => {
      first.bundleChanged(bundle)
      requests.bundleChanged(bundle)
    },
    balancesChanged: () => tell('balances'),
    pricesChanged: () => tell('prices'),
    nodesOf: chosenNodes.of,
  })
  const openPrompts = sitePrompts({
    ...{ profile, stores, custody, wallet, prompts, chains, grants, sitesChanged },
    promptReady: () => tell('approvals'),
  })
  const requests = siteRequests({
    ...{ profile, stores, wallet, prompts, chains },
    grantedAccounts: grants.grantedAccounts,
    nodesOf: chosenNodes.of,
  })
  const autoLock = createAutoLock({
    ...{ session: custody.session, onLocked: lockChanged, after, nowMilliseconds },
    alarm: { set: () => setPeriodicAlarm(LOCK_ALARM, LEAST_MINUTES), clear: () => clearAlarm(LOCK_ALARM) },
  })
  const server = createServer(
    apiHandlers({
      ...{ profile, stores, custody, wallet, chosenNodes, openPrompts, moving, chains, compatibility },
      ...{ tell, lockChanged, settingsChanged, sitesChanged },
      descriptors: first.descriptors,
      openPrompt: prompts.open,
      suspicionOf: grants.suspicionOf,
      accountsChanged: () => {
        unawaited(forgetRemovedAccounts({ stores, sitesChanged }))
        tell('accounts')
        tell('balances')
        first.router.changed()
      },
    }),
    (page) => wallet.tracker.watch(page.id, undefined),
  )

  custody.keyStanding.onChange(() => tell('wallet'))

  async function watchComputer(): Promise<void> {
    setComputerIdle((await stores.settings.read()).computerIdleMinutes)
  }

  function settingsChanged(): void {
    unawaited(watchComputer())
    tell('wallet')
  }

  function lockChanged(): void {
    custody.serviceKey.forget()
    wallet.bitcoin?.forgetRead()
    first.lockChanged()
    unawaited(autoLock.watch())
    unawaited(watchComputer())
    // Transfers that waited for a key can go on.
    unawaited(chosenNodes.refresh().then(wallet.tracker.resume))
    unawaited(custody.session.isUnlocked().then((isOpen) => (isOpen ? wallet.keyThere(false) : undefined)))
  }
  unawaited(autoLock.watch())
  unawaited(watchComputer())
  return { wallet, openPrompts, server, requests, autoLock, lockChanged }
}
