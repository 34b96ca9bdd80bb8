import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Client } from '../../api/client.ts'
import type { ApiMethod, ApiParams, ApiResult, Transfer } from '../../api/contract.ts'
import type { CustomTokensView } from '../../api/methods/custom-tokens.ts'
import type { ApprovalView } from '../../api/views/approvals.ts'
import type { BalanceView, CachedBalancesView, ChainView, PriceView } from '../../api/views/balances.ts'
import type { KnownCounterpartiesView } from '../../api/views/counterparties.ts'
import type { ExchangeBAccountView, ExchangeBKeysView } from '../../api/views/exchange-b.ts'
import type { AllAccountsView } from '../../api/views/keys-and-accounts.ts'
import type { SignableQuote } from '../../api/views/quotes.ts'
import type { CompatibleSiteView, SiteView } from '../../api/views/sites.ts'
import type { BundleView, ExecutionView, InFlightView } from '../../api/views/transfers.ts'
import type { AccountView, OwnAddressView, WalletView } from '../../api/views/wallet.ts'
import type { ApiKeyStatus } from '../../core/families/exchange-b/api-key-status.ts'
import type { LocalCurrency, LocalRate } from '../../core/money/local-currency.ts'
import { type Loaded, type Resource, readyValue, resource } from './resource.ts'
import { runAgain } from './run-again.ts'

export type ChosenRate = Readonly<{ currency: LocalCurrency; rate: LocalRate | null }>

type Chosen = Readonly<{ transfer: Transfer; view: SignableQuote }>

/** Parts load at first use, and again when the background reports a change. */
export type Store = Readonly<{
  wallet: Resource<WalletView>
  keyStanding: Resource<ApiKeyStatus>
  accounts: Resource<readonly AccountView[]>
  /** With hidden and watched accounts. */
  allAccounts: Resource<AllAccountsView>
  chains: Resource<readonly ChainView[]>
  balances: Resource<readonly BalanceView[]>
  addedTokens: Resource<CustomTokensView>
  /** Stored balances, for the first frame only. */
  cachedBalances: Resource<CachedBalancesView | null>
  prices: Resource<readonly PriceView[]>
  /** Of the chosen currency; `null` for dollars. */
  rate: Resource<ChosenRate | null>
  addresses: Resource<readonly OwnAddressView[]>
  approvals: Resource<readonly ApprovalView[]>
  executions: Resource<readonly ExecutionView[]>
  moving: Resource<InFlightView>
  sent: Resource<readonly BundleView[]>
  parties: Resource<KnownCounterpartiesView>
  /** Loads `parties`; few lists need them, so nothing else waits. */
  readParties: () => void
  /** Only the settings load these three, and a connected tab the first. */
  sites: Resource<readonly SiteView[]>
  compatible: Resource<readonly CompatibleSiteView[]>
  /** `null` where the profile has no exchange B. */
  exchangeBKeys: Resource<ExchangeBKeysView | null>
  readSettings: () => void
  /** Loads `sites` for the current tab's connection. */
  readSites: () => void
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
  const chosen = signal<Chosen | undefined>(undefined)
  const accounts = resource(() => client.call('accounts.list', {}))
  const account = computed(() => {
    const all = readyValue(accounts.now.value) ?? []
    return all.find((each) => each.id === chosenAccountId.value) ?? all[0]
  })
  const ofWallet = walletResources(client)
  const rate = rateResource(client, ofWallet.wallet)
  const resources: Resources = { ...ofWallet, ...accountResources(client, account), accounts, rate }
  const { wallet, parties, sites, compatible, exchangeBKeys } = resources
  const isUnlocked = computed(() => readyValue(wallet.now.value)?.vault.vault === 'unlocked')
  const stops = [
    ...reloadOnChange(client, resources, isUnlocked),
    followVault(resources, isUnlocked, chosen),
    followAccount(resources, account),
    ...followBalances(resources),
    followCurrency(resources),
  ]
  void wallet.reload()
  return {
    ...resources,
    readParties: runAgain(parties.reload),
    readSites: runAgain(sites.reload),
    readSettings: runAgain(
      async () => void (await Promise.all([sites, compatible, exchangeBKeys].map((each) => each.reload()))),
    ),
    account,
    chosenAccountId,
    chosen,
    isOnboarding: signal(false),
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

type Resources = ReturnType<typeof walletResources> &
  ReturnType<typeof accountResources> &
  Pick<Store, 'accounts' | 'rate'>
type Stop = () => void

type MethodsOf<P> = { [M in ApiMethod]: P extends ApiParams<M> ? M : never }[ApiMethod]

function walletResources(client: Client) {
  const of = <M extends MethodsOf<Record<never, never>>>(method: M) =>
    resource(() => client.call(method, {} as ApiParams<M>))
  return {
    wallet: of('wallet.get'),
    keyStanding: of('keyStanding.get'),
    allAccounts: of('accounts.all'),
    addedTokens: of('token.added'),
    chains: of('chains.list'),
    approvals: of('approvals.list'),
    executions: of('executions.list'),
    moving: of('moving.list'),
    sent: of('bundles.list'),
    parties: of('parties.list'),
    sites: of('sites.list'),
    compatible: of('compatibility.list'),
    exchangeBKeys: of('exchangeB.keys'),
  }
}

function currencyOf(wallet: Loaded<WalletView>) {
  const { vault, settings } = readyValue(wallet) ?? {}
  return vault?.vault === 'unlocked' && settings?.currency !== 'USD' ? settings?.currency : undefined
}

function rateResource(client: Client, wallet: Store['wallet']): Store['rate'] {
  return resource(async () => {
    const currency = currencyOf(wallet.now.peek())
    return currency ? { currency, rate: await client.call('rate.get', { currency }) } : null
  })
}

function followCurrency({ wallet, rate, balances }: Resources): Stop {
  const currency = computed(() => currencyOf(wallet.now.value))
  return effect(() => {
    const { value } = balances.now
    const isRead = value.state === 'ready' && !value.isRefreshing
    if (currency.value && (isRead || readyValue(rate.now.peek())?.currency !== currency.value)) void rate.reload()
  })
}

function accountResources(client: Client, current: Store['account']) {
  const of = <M extends MethodsOf<{ account: string }>, None>(method: M, none: None) =>
    resource(async (): Promise<ApiResult<M> | None> => {
      const account = current.peek()
      return account ? client.call(method, { account: accountRef(account) } as ApiParams<M>) : none
    })
  return {
    balances: of('balances.list', []),
    cachedBalances: of('balances.cached', null),
    prices: of('prices.list', []),
    addresses: of('addresses.list', []),
    exchangeBAccount: of('exchangeB.account', null),
  }
}

function reloadOnChange(client: Client, of: Resources, isUnlocked: ReadonlySignal<boolean>): Stop[] {
  const topics = {
    wallet: [of.wallet, of.keyStanding],
    accounts: [of.accounts, of.allAccounts],
    approvals: [of.approvals],
    executions: [of.executions, of.moving],
    bundles: [of.sent],
    sites: [of.sites, of.compatible],
    exchangeBKeys: [of.exchangeBKeys, of.exchangeBAccount],
    // A paid address is followed by the next one.
    balances: [of.balances, of.addresses, of.addedTokens],
    prices: [of.prices],
  } as const
  return (Object.keys(topics) as (keyof typeof topics)[]).map((topic) =>
    client.on(
      topic,
      runAgain(async () => {
        if (topic === 'wallet' || isUnlocked.peek()) await Promise.all(topics[topic].map((each) => each.reload()))
      }),
    ),
  )
}

function followVault(of: Resources, isUnlocked: ReadonlySignal<boolean>, chosen: Store['chosen']): Stop {
  // These stay readable while the vault is locked.
  const { wallet: _wallet, keyStanding, chains, ...secret } = of
  const { accounts, addedTokens, approvals, executions, moving, sent } = secret
  return effect(() => {
    if (isUnlocked.value)
      for (const each of [accounts, chains, addedTokens, approvals, executions, moving, sent, keyStanding])
        void each.reload()
    else {
      for (const each of Object.values(secret)) each.clear()
      chosen.value = undefined
    }
  })
}

function followAccount({ cachedBalances, prices, balances, addresses }: Resources, account: Store['account']): Stop {
  const address = computed(() => account.value?.address)
  return effect(() => {
    if (address.value === undefined) return
    // One account's values must not show under another's name.
    const ofAccount = [cachedBalances, prices, balances, addresses]
    for (const each of ofAccount) each.clear()
    for (const each of ofAccount) void each.reload()
  })
}

function followBalances({ balances, cachedBalances, prices }: Resources): Stop[] {
  return [
    // The stored balances replace a failed read.
    effect(() => {
      const { value } = balances.now
      if (value.state === 'ready' && !value.isRefreshing && value.value.some(({ known }) => !known)) {
        void cachedBalances.reload()
      }
    }),
    // Balances may have changed. The background limits itself to about one request a minute.
    effect(() => {
      const { value } = balances.now
      if (value.state === 'ready' && !value.isRefreshing && document.visibilityState === 'visible') void prices.reload()
    }),
  ]
}
