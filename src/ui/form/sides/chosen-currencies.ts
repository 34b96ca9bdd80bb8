import type { BalanceView, ChainView } from '../../../api/views/balances.ts'
import { type Currency, isSameCurrency, sameIdentifier } from '../../../core/money/currency.ts'
import { DISPLAYS } from '../../families/display-by-family.ts'
import { familyOn } from '../../state/wallet/family.ts'
import { type FormSide, incidentAt } from '../currency/chain-incident.ts'
import type { CurrencyRef, Draft } from '../draft.ts'

export type ChainsAndBalances = Readonly<{ chains: readonly ChainView[]; balances: readonly BalanceView[] }>

export type ChosenCurrencies = Readonly<{ from: Currency | undefined; to: Currency | undefined }>

export function chosenCurrencies(draft: Draft, data: ChainsAndBalances): ChosenCurrencies {
  const openAt = (side: FormSide) =>
    data.chains.filter((chain) => !incidentAt(side, chain)).flatMap((chain) => chain.currencies)
  const leaving = openAt('from')
  const from =
    findCurrency(data, draft.from) ?? leaving.find((currency) => hasMoney(data.balances, currency)) ?? leaving[0]
  const elsewhere = openAt('to').filter((currency) => from && !isSameCurrency(currency, from))
  const to =
    findCurrency(data, draft.to) ??
    elsewhere.find((currency) => currency.symbol === from?.symbol && currency.chainId !== from.chainId) ??
    elsewhere[0]
  return { from, to }
}

export function isDirectSend(draft: Draft, data: ChainsAndBalances): boolean {
  const { from, to } = chosenCurrencies(draft, data)
  if (!from || !to || !isSameCurrency(from, to) || draft.recipient === undefined) return false
  return draft.payment === 'deposit' && DISPLAYS[familyOn(data.chains, from.chainId)].sendsDirectly
}

export function currenciesOn(
  chain: ChainView,
  balances: readonly BalanceView[],
  named: readonly Currency[] = [],
): readonly Currency[] {
  const besides = [...balances.map(({ currency }) => currency), ...named].filter(({ chainId }) => chainId === chain.id)
  const isFirst = (each: Currency, at: number) => besides.findIndex((other) => isSameCurrency(other, each)) === at
  return [...chain.currencies, ...besides.filter((each, at) => !isPinnedOn(chain, each) && isFirst(each, at))]
}

export function currencyRefOf(currency: Currency, chains: readonly ChainView[]): CurrencyRef {
  const { chainId, address, symbol, name, decimals } = currency
  const chain = chains.find(({ id }) => id === chainId)
  return { chainId, address, ...(isPinnedOn(chain, currency) ? {} : { said: { symbol, name, decimals } }) }
}

export function isPinnedOn(chain: ChainView | undefined, currency: Currency): boolean {
  return chain?.currencies.some((each) => isSameCurrency(each, currency)) ?? false
}

export function balanceIn(balances: readonly BalanceView[], currency: Currency): BalanceView | undefined {
  return balances.find((balance) => isSameCurrency(balance.currency, currency))
}

/** An account of an imported key has no Bitcoin address. */
export function hasNoAddress(balances: readonly BalanceView[], currency: Currency): boolean {
  const balance = balanceIn(balances, currency)
  return balance?.known === false && balance.why.code === 'NO_OWN_ADDRESS'
}

function findCurrency({ chains, balances }: ChainsAndBalances, ref: CurrencyRef | undefined): Currency | undefined {
  const chain = ref && chains.find((each) => each.id === ref.chainId)
  if (!ref || !chain) return undefined
  const { chainId, address, said } = ref
  const named = said ? [{ chainId, address, isNative: false, ...said }] : []
  return currenciesOn(chain, balances, named).find((each) => sameIdentifier(each.address, address))
}

function hasMoney(balances: readonly BalanceView[], currency: Currency): boolean {
  const balance = balanceIn(balances, currency)
  return balance?.known === true && balance.value > 0n
}
