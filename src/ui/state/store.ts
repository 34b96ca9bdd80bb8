import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Client } from '../../api/client.ts'
import type { Transfer } from '../../api/contract.ts'
import type { CustomTokensView } from '../../api/methods/custom-tokens.ts'
import type { ApprovalView } from '../../api/views/approvals.ts'
import type { BalanceView, CachedBalancesView, ChainView, PriceView } from '../../api/views/balances.ts'
import type { ExchangeBAccountView, ExchangeBKeysView } from '../../api/views/exchange-b.ts'
import type { KnownCounterpartiesView } from '../../api/views/form.ts'
import type { AllAccountsView } from '../../api/views/keys-and-accounts.ts'
import type { SignableQuote } from '../../api/views/quotes.ts'
import type { CompatibleSiteView, SiteView } from '../../api/views/sites.ts'
import type { BundleView, ExecutionView, InFlightView } from '../../api/views/transfers.ts'
import type { AccountView, OwnAddressView, WalletView } from '../../api/views/wallet.ts'
import type { ApiKeyStatus } from '../../core/families/exchange-b/api-key-status.ts'
import { type Resource, readyValue, resource } from './resource.ts'
import { runAgain } from './run-again.ts'

/** A verified quote on its way from the form to the review. */
type Chosen = Readonly<{ transfer: Transfer; view: SignableQuote }>

/** Each part loads at its first use, and again when the background reports a change. */
export type Store = Readonly<{
  wallet: Resource<WalletView>
  /** How the service treats the user's own key. */
  keyStanding: Resource<ApiKeyStatus>
  accounts: Resource<readonly AccountView[]>
  /** With hidden and watched accounts. */
  allAccounts: Resource<AllAccountsView>
  chains: Resource<readonly ChainView[]>
  balances: Resource<readonly BalanceView[]>
  addedTokens: Resource<CustomTokensView>
  /** Stored balances, for the first frame only. */
  keptBalances: Resource<CachedBalancesView | null>
  /** The service's prices for the account's currencies. */
  prices: Resource<readonly PriceView[]>
  addresses: Resource<readonly OwnAddressView[]>
  approvals: Resource<readonly ApprovalView[]>
  executions: Resource<readonly ExecutionView[]>
  moving: Resource<InFlightView>
  sent: Resource<readonly BundleView[]>
  /** The named counterparties of lists. */
  parties: Resource<KnownCounterpartiesView>
  /** Loads `parties`; few lists need them, so nothing else waits. */
  readParties: () => void
  /** Only the settings load these three. */
  sites: Resource<readonly SiteView[]>
  compatible: Resource<readonly CompatibleSiteView[]>
  /** `null` where the profile has no exchange B. */
  exchangeBKeys: Resource<ExchangeBKeysView | null>
  readSettings: () => void
  /** `null` where the profile has no exchange B. */
  exchangeBAccount: Resource<ExchangeBAccountView | null>
  account: ReadonlySignal<AccountView | undefined>
  chosenAccountId: Signal<string | undefined>
  chosen: Signal<Chosen | undefined>
  /** True throughout the onboarding, which the new vault must not cut short. */
  isOnboarding: Signal<boolean>
  stop: () => void
}>

export function accountRef(account: AccountView): string {
  return account.address
}

/** `stop` ends every subscription. */
export function createStore(client: Client): Store {
  const chosenAccountId = signal<string | undefined>(undefined)
  const wallet = resource(() => client.call('wallet.get', {}))
  const keyStanding = resource(() => client.call('keyStanding.get', {}))
  const accounts = resource(() => client.call('accounts.list', {}))
  const allAccounts = resource(() => client.call('accounts.all', {}))
  const account = computed(() => {
    const all = readyValue(accounts.now.value) ?? []
    return all.find((each) => each.id === chosenAccountId.value) ?? all[0]
  })
  const address = computed(() => account.value?.address)
  const balances = resource(async () => {
    const current = account.peek()
    return current ? client.call('balances.list', { account: accountRef(current) }) : []
  })
  const addedTokens = resource(() => client.call('token.added', {}))
  const keptBalances = resource(async () => {
    const current = account.peek()
    return current ? client.call('balances.kept', { account: accountRef(current) }) : null
  })
  const prices = resource(async () => {
    const current = account.peek()
    return current ? client.call('prices.list', { account: accountRef(current) }) : []
  })
  const addresses = resource(async () => {
    const current = account.peek()
    return current ? client.call('addresses.list', { account: accountRef(current) }) : []
  })
  const chains = resource(() => client.call('chains.list', {}))
  const approvals = resource(() => client.call('approvals.list', {}))
  const executions = resource(() => client.call('executions.list', {}))
  const moving = resource(() => client.call('moving.list', {}))
  const sent = resource(() => client.call('bundles.list', {}))
  const parties = resource(() => client.call('parties.list', {}))
  const sites = resource(() => client.call('sites.list', {}))
  const compatible = resource(() => client.call('compatibility.list', {}))
  const exchangeBKeys = resource(() => client.call('exchangeB.keys', {}))
  const exchangeBAccount = resource(async () => {
    const current = account.peek()
    return current ? client.call('exchangeB.account', { account: accountRef(current) }) : null
  })
  const chosen = signal<Chosen | undefined>(undefined)
  const secret = [
    accounts,
    allAccounts,
    balances,
    addedTokens,
    keptBalances,
    prices,
    addresses,
    approvals,
    executions,
    moving,
    sent,
    parties,
    sites,
    compatible,
    exchangeBKeys,
    exchangeBAccount,
  ] as const

  const isUnlocked = computed(() => readyValue(wallet.now.value)?.vault.vault === 'unlocked')
  const topics = {
    wallet: [wallet, keyStanding],
    accounts: [accounts, allAccounts],
    approvals: [approvals],
    executions: [executions, moving],
    bundles: [sent],
    sites: [sites, compatible],
    exchangeBKeys: [exchangeBKeys, exchangeBAccount],
    // A paid address is followed by the next one.
    balances: [balances, addresses, addedTokens],
    prices: [prices],
  } as const
  const stops = (Object.keys(topics) as (keyof typeof topics)[]).map((topic) =>
    client.on(
      topic,
      runAgain(async () => {
        if (topic === 'wallet' || isUnlocked.peek()) await Promise.all(topics[topic].map((each) => each.reload()))
      }),
    ),
  )
  stops.push(
    effect(() => {
      if (isUnlocked.value)
        for (const each of [accounts, chains, addedTokens, approvals, executions, moving, sent, keyStanding])
          void each.reload()
      else {
        for (const each of secret) each.clear()
        chosen.value = undefined
      }
    }),
    effect(() => {
      if (address.value === undefined) return
      // One account's values must not show under another's name.
      const ofAccount = [keptBalances, prices, balances, addresses]
      for (const each of ofAccount) each.clear()
      for (const each of ofAccount) void each.reload()
    }),
    // The stored balances replace a failed read.
    effect(() => {
      const { value } = balances.now
      if (value.state === 'ready' && !value.isRefreshing && value.value.some(({ known }) => !known)) {
        void keptBalances.reload()
      }
    }),
    // Balances may have changed. The background limits itself to about one request a minute.
    effect(() => {
      const { value } = balances.now
      if (value.state === 'ready' && !value.isRefreshing && document.visibilityState === 'visible') void prices.reload()
    }),
  )
  void wallet.reload()
  return {
    wallet,
    keyStanding,
    accounts,
    allAccounts,
    chains,
    balances,
    addedTokens,
    keptBalances,
    prices,
    addresses,
    approvals,
    executions,
    moving,
    sent,
    parties,
    readParties: runAgain(parties.reload),
    readSettings: runAgain(
      async () => void (await Promise.all([sites, compatible, exchangeBKeys].map((each) => each.reload()))),
    ),
    sites,
    compatible,
    exchangeBKeys,
    exchangeBAccount,
    account,
    chosenAccountId,
    chosen,
    isOnboarding: signal(false),
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}
