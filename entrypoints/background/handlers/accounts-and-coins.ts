import type { ApiHandlers } from '../../../src/api/server.ts'
import type { BitcoinView, ChainView } from '../../../src/api/views/balances.ts'
import type { AccountView, OwnAddressView } from '../../../src/api/views/wallet.ts'
import { currenciesOf, familyOf } from '../../../src/core/chain/chain.ts'
import { outpointKey } from '../../../src/core/families/bitcoin/transaction/transaction.ts'
import { traitsOf } from '../../../src/core/families/families.ts'
import { chainById, type Profile, supportedChains } from '../../../src/core/profiles/profile.ts'
import type { StoredAccount } from '../../../src/store/accounts/evm.ts'
import type { CoinMark } from '../../../src/store/settings/coin-marks.ts'
import { maximumOf } from '../../../src/wallet/balances/currency-balances.ts'
import type { AccountDepth } from '../../../src/wallet/families/bitcoin/account-utxos.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Wallet } from '../wiring/wallet.ts'
import { incidentOf } from './views/chain-incident.ts'

type Rows =
  | 'accounts.list'
  | 'chains.list'
  | 'maximum.get'
  | 'currency.isSignable'
  | 'addresses.list'
  | 'bitcoin.get'
  | 'coin.mark'

/** Answers pages about accounts and their balances. */
export function accountAndCoinHandlers(
  parts: Readonly<{ profile: Profile; stores: Pick<Stores, 'accounts' | 'coinMarks'>; wallet: Wallet }>,
): Pick<ApiHandlers, Rows> {
  const { profile, stores, wallet } = parts
  return {
    'accounts.list': async () => shownAccounts(await stores.accounts.checked()),
    'chains.list': async () => chainViews(profile, wallet),
    'maximum.get': ({ account, chainId, currency, lastStep, coins }) =>
      maximumOf(account, chainId, currency, wallet.money.balances, lastStep, coins),
    'currency.isSignable': async ({ account, chainId, currency }) => {
      const chain = chainById(profile, chainId)
      if (!chain || !traitsOf(chain).hasContracts || chain.native.address === currency) return false
      const answer = await wallet.node(chainId).hasAuthorizations(currency, account)
      return answer.ok ? answer.value : null
    },
    'addresses.list': async ({ account }) => ownAddresses(account, wallet),
    'bitcoin.get': async ({ account, depth = 'known' }) =>
      labelled(await bitcoinView(account, depth, wallet), await stores.coinMarks.list()),
    'coin.mark': async (mark) => ({ saved: await stores.coinMarks.save(mark) }),
  }
}

/** Returns the visible accounts as screens show them. */
export function shownAccounts(accounts: readonly StoredAccount[]): readonly AccountView[] {
  return accounts.flatMap(({ id, label, address, isHidden }) =>
    isHidden ? [] : [{ id, label, address, family: 'evm' as const }],
  )
}

async function chainViews(profile: Profile, wallet: Wallet): Promise<readonly ChainView[]> {
  const answer = await wallet.service.chains()
  return supportedChains(profile).map((chain) => ({
    id: chain.id,
    name: chain.name,
    family: familyOf(chain),
    currencies: currenciesOf(chain),
    explorerUrl: chain.explorerUrl,
    ...(chain.takesDataFee ? { takesDataFee: true } : {}),
    incident: answer.ok ? incidentOf(answer.chains.filter((record) => record.id === chain.id)) : 'unknown',
  }))
}

async function ownAddresses(account: string, { bitcoin, money }: Wallet): Promise<readonly OwnAddressView[]> {
  const index = await money.indexOf(account)
  // A used address gives way to the next one if a quick look finds the payment.
  if (index !== undefined) await bitcoin?.looked(index)
  const receiving = index === undefined ? [] : ((await bitcoin?.holdings.receiving(index)) ?? [])
  return [{ family: 'evm', address: account }, ...receiving.map((each) => ({ family: 'bitcoin' as const, ...each }))]
}

async function bitcoinView(account: string, depth: AccountDepth, { bitcoin, money }: Wallet): Promise<BitcoinView> {
  const index = await money.indexOf(account)
  if (!bitcoin || index === undefined) return { known: false, why: { code: 'NO_BITCOIN' } }
  const accounts = await bitcoin.accountsWithCoins(index, depth)
  return accounts.ok ? { known: true, accounts: accounts.value } : { known: false, why: accounts.reason }
}

function labelled(view: BitcoinView, marks: readonly CoinMark[]): BitcoinView {
  if (!view.known) return view
  const labels = new Map(marks.map(({ outpoint, label }) => [outpoint, label]))
  const accounts = view.accounts.map((account) => ({
    ...account,
    coins: account.coins.map((coin) => ({ ...coin, label: labels.get(outpointKey(coin)) || undefined })),
  }))
  return { ...view, accounts }
}
