import type { Topic } from '../../src/api/contract.ts'
import { createServer, type Server } from '../../src/api/server.ts'
import { type Bundle, isBundleInFlight } from '../../src/core/bundle/bundle.ts'
import type { Execution } from '../../src/core/execution/execution.ts'
import { isOnThisMachine, type Profile } from '../../src/core/profiles/profile.ts'
import { signPersonalMessage } from '../../src/core/sign/personal-message.ts'
import { signTypedData } from '../../src/core/sign/typed-data.ts'
import { hexToBytes } from '../../src/lib/hex.ts'
import type { ProviderPorts } from '../../src/provider/ports.ts'
import type { Router } from '../../src/provider/router/router.ts'
import type { Presence } from '../../src/vault/session/presence.ts'
import { createOpenPrompts, type OpenPrompts } from '../../src/wallet/approvals/open-prompts.ts'
import type { PromptQueue } from '../../src/wallet/approvals/queue.ts'
import type { TransfersInFlight } from '../../src/wallet/notifications/badge.ts'
import { withOwnAddresses } from '../../src/wallet/quotes/own-addresses.ts'
import type { SiteChains } from '../../src/wallet/sites/chains.ts'
import type { GrantPorts } from '../../src/wallet/sites/grants.ts'
import { grantsAfterRemoval } from '../../src/wallet/sites/grants-after-removal.ts'
import { apiHandlers } from './handlers/api.ts'
import type { openCompatibility } from './sites/compatibility.ts'
import { type SiteRequests, siteRequests } from './sites/requests.ts'
import { callKeyOf } from './sites/started-calls.ts'
import { nowSeconds } from './wiring/browser/clock.ts'
import { unawaited } from './wiring/browser/unawaited.ts'
import type { Stores } from './wiring/stores.ts'
import { createAutoLock } from './wiring/vault/auto-lock.ts'
import { openCustody } from './wiring/vault/custody.ts'
import { openWallet, type Wallet } from './wiring/wallet.ts'

/** The parts that sign, prove, send and answer our pages. */
export type WalletRuntime = Readonly<{
  wallet: Wallet
  inbox: OpenPrompts
  server: Server
  requests: SiteRequests
  autoLock: ReturnType<typeof createAutoLock>
  /** Tells pages and sites about a lock or unlock. */
  lockChanged: () => void
}>

export type WalletRuntimeParts = Readonly<{
  profile: Profile
  stores: Stores
  presence: Presence
  moving: TransfersInFlight
  compatibility: ReturnType<typeof openCompatibility>
  suspicionOf: GrantPorts['suspicionOf']
  chains: SiteChains
  grantOf: (origin: string) => Promise<readonly string[] | undefined>
  grantedAccounts: ProviderPorts['grantedAccounts']
  prompts: PromptQueue
  router: Router
  /** Tells our pages that a topic's answers are stale. */
  tell: (topic: Topic) => void
  lockChanged: () => void
  sitesChanged: (origin: string) => void
  executionChanged: (execution: Execution) => void
}>

/** Makes the parts that a page's first call doesn't need. */
export function openWalletRuntime(first: WalletRuntimeParts): WalletRuntime {
  const { profile, stores, chains, grantOf, grantedAccounts, prompts, suspicionOf, moving, compatibility, tell } = first
  // A local profile holds no real money, so the minimal key cost is enough.
  const stopwatch = isOnThisMachine(profile) ? undefined : () => performance.now()
  const custody = openCustody({ stores, presence: first.presence, stopwatch, compatibility })
  const wallet = openWallet({
    profile,
    stores,
    custody,
    grantOf,
    siteChain: chains.idOf,
    changed: first.executionChanged,
    bundleChanged: (bundle: Bundle) => {
      tell('bundles')
      if (!isBundleInFlight(bundle)) tell('balances')
      requests.bundleChanged(bundle)
      first.router.bundleChanged(bundle)
    },
    balancesChanged: () => tell('balances'),
    pricesChanged: () => tell('prices'),
  })
  const inbox = createOpenPrompts({
    prompts,
    decisions: wallet.decisions,
    isUnlocked: custody.session.isUnlocked,
    ownAccounts: async () => (await stores.accounts.list()).map((account) => account.address),
    suspicionOf,
    grantOf,
    grant: async (origin, accounts, insistedOn) => {
      const site = { origin, accounts, grantedAtSeconds: nowSeconds() }
      await stores.sites.grant(insistedOn === undefined ? site : { ...site, insistedOn })
      first.sitesChanged(origin)
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
    ownSides: (asked) => withOwnAddresses(asked, wallet.money.own),
    keyOf: (origin, callsId) => callKeyOf(origin, callsId, stores),
    profile,
    guard: wallet.guard,
    nowSeconds,
  })
  const requests = siteRequests({ profile, stores, wallet, prompts, chains, grantedAccounts })
  const autoLock = createAutoLock(custody.session, lockChanged)
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
      onUnlockRefused: () => tell('wallet'),
      onSitesChanged: first.sitesChanged,
      onCompatibilityChanged: () => tell('sites'),
      onSettingsChanged: () => tell('wallet'),
      onKeysChanged: () => tell('exchangeBKeys'),
      onOwnAccountsChanged: () => {
        unawaited(forgetOthers())
        for (const topic of ['accounts', 'balances'] as const) tell(topic)
        first.router.changed()
      },
      onTokensChanged: () => tell('balances'),
      onAccountChanged: () => {
        for (const topic of ['exchangeBKeys', 'balances'] as const) tell(topic)
      },
    }),
    (page) => wallet.tracker.watch(page.id, undefined),
  )

  custody.keyStanding.onChange(() => tell('wallet'))

  function lockChanged(): void {
    custody.serviceKey.forget()
    first.lockChanged()
    unawaited(autoLock.watch())
    // Transfers that waited for a key can go on.
    unawaited(wallet.tracker.resume())
    unawaited(custody.session.isUnlocked().then((isOpen) => (isOpen ? wallet.keyThere(false) : undefined)))
  }
  // A removed account's balances and site grants go too.
  async function forgetOthers(): Promise<void> {
    const own = (await stores.accounts.list()).map(({ address }) => address)
    await stores.keptBalances.keepOnly(own)
    for (const site of grantsAfterRemoval(await stores.sites.list(), own)) {
      // An empty grant would keep the site from asking again.
      await (site.accounts.length > 0 ? stores.sites.grant(site) : stores.sites.revoke(site.origin))
      first.sitesChanged(site.origin)
    }
  }
  return { wallet, inbox, server, requests, autoLock, lockChanged }
}
