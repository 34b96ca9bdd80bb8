import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ApprovalView } from '../../api/approval-views.ts'
import type { Client } from '../../api/client.ts'
import type { Crossing } from '../../api/contract.ts'
import type { BundleView, ExecutionView, MovingView } from '../../api/crossing-views.ts'
import type { AllAccountsView } from '../../api/custody-views.ts'
import type { ExchangeBAccountView, ExchangeBKeysView } from '../../api/exchange-b-views.ts'
import type { KnownPartiesView } from '../../api/form-views.ts'
import type { BalanceView, ChainView, KeptBalancesView, PriceView } from '../../api/money-views.ts'
import type { SignableQuote } from '../../api/quote-views.ts'
import type { CompatibleSiteView, SiteView } from '../../api/site-views.ts'
import type { AddedTokensView } from '../../api/token-methods.ts'
import type { AccountView, OwnAddressView, WalletView } from '../../api/wallet-views.ts'
import type { KeyStanding } from '../../core/key-standing.ts'
import { onceMore } from './once-more.ts'
import { type Resource, readyValue, resource } from './resource.ts'

/** A proven quote on its way from the form to the review. */
type Chosen = Readonly<{ crossing: Crossing; view: SignableQuote }>

/** Everything that the screens show, each part read when it is first needed and again when the background says so. */
export type Store = Readonly<{
  wallet: Resource<WalletView>
  /** How the service takes the user's own key. */
  keyStanding: Resource<KeyStanding>
  accounts: Resource<readonly AccountView[]>
  /** Hidden ones too, and what is watched. */
  allAccounts: Resource<AllAccountsView>
  chains: Resource<readonly ChainView[]>
  balances: Resource<readonly BalanceView[]>
  /** The tokens that the user added. */
  addedTokens: Resource<AddedTokensView>
  /** What was read of them before, for the first picture only; null where nothing was. */
  keptBalances: Resource<KeptBalancesView | null>
  /** What the service says that the currencies of the account cost. */
  prices: Resource<readonly PriceView[]>
  /** Where the account can be paid, on each kind of chain. */
  addresses: Resource<readonly OwnAddressView[]>
  approvals: Resource<readonly ApprovalView[]>
  /** The newest page of crossings. */
  executions: Resource<readonly ExecutionView[]>
  moving: Resource<MovingView>
  /** The newest of what pages had sent. */
  sent: Resource<readonly BundleView[]>
  /** Whom lists name where money went to somebody. */
  parties: Resource<KnownPartiesView>
  /** Reads them: few lists name anybody, so that nothing else waits for it. */
  readParties: () => void
  /** The settings alone show these three, and have them read. */
  sites: Resource<readonly SiteView[]>
  /** The sites that have a `window.ethereum`. */
  compatible: Resource<readonly CompatibleSiteView[]>
  /** The API keys of exchange B; null where there is no such exchange. */
  exchangeBKeys: Resource<ExchangeBKeysView | null>
  readSettings: () => void
  /** Which accounts of exchange B belong to the account; null where there is no such exchange. */
  exchangeBAccount: Resource<ExchangeBAccountView | null>
  /** The account that the screens are about. */
  account: ReadonlySignal<AccountView | undefined>
  chosenAccountId: Signal<string | undefined>
  chosen: Signal<Chosen | undefined>
  /** True from the first step of the onboarding to its last screen, which the new vault must not cut short. */
  isOnboarding: Signal<boolean>
  stop: () => void
}>

/** How an account is named in calls to the background. */
export function accountRef(account: AccountView): string {
  return account.address
}

/** Opens the store over a client; `stop` ends every subscription. */
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
    // An address that was paid to gives way to the next one.
    balances: [balances, addresses, addedTokens],
    prices: [prices],
  } as const
  const stops = (Object.keys(topics) as (keyof typeof topics)[]).map((topic) =>
    client.on(
      topic,
      onceMore(async () => {
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
      // What another account holds is not to be seen under the name of this one.
      const ofAccount = [keptBalances, prices, balances, addresses]
      for (const each of ofAccount) each.clear()
      for (const each of ofAccount) void each.reload()
    }),
    // What was read last was kept since the page began, and stands in for what cannot be read now.
    effect(() => {
      const { value } = balances.now
      if (value.state === 'ready' && !value.isRefreshing && value.value.some(({ known }) => !known)) {
        void keptBalances.reload()
      }
    }),
    // What is held may be something else now; the background asks the service about once a minute.
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
    readParties: onceMore(parties.reload),
    readSettings: onceMore(
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
