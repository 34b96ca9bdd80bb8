import type { ChainView } from '../../api/views/balances.ts'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import { DISPLAYS } from '../families/display-by-family.ts'
import { type Draft, withoutRouteChoices } from './draft.ts'
import type { FormMode } from './modes.ts'
import {
  type ChainsAndBalances,
  type ChosenCurrencies,
  chosenCurrencies,
  currencyRefOf,
} from './sides/chosen-currencies.ts'

/** Undefined while a currency is missing. */
export function modeOf({ from, to }: ChosenCurrencies): FormMode | undefined {
  if (!from || !to) return undefined
  if (isSameCurrency(from, to)) return 'send'
  return from.chainId === to.chainId ? 'swap' : 'bridge'
}

/** Keeps a fitting draft; else chooses the nearest currencies, and the account itself as recipient. */
export function inMode(draft: Draft, mode: FormMode, data: ChainsAndBalances): Draft {
  const chosen = chosenCurrencies(draft, data)
  if (modeOf(chosen) === mode) return mode === 'send' ? { ...draft, recipient: draft.recipient ?? '' } : draft
  const currencies = data.chains.flatMap((chain) => chain.currencies)
  const held = currencies.filter((each) => isHeld(data, each))
  const from = [chosen.from, ...held, ...currencies].find((each) => each && leads(mode, each, currencies, data.chains))
  const to = from && partnerOf(mode, from, currencies)
  if (!from || !to) return draft
  return {
    ...withoutRouteChoices(draft),
    from: currencyRefOf(from, data.chains),
    to: currencyRefOf(to, data.chains),
    trade: 'EXACT_INPUT',
    recipient: mode === 'send' ? '' : undefined,
    ...(chosen.from && isSameCurrency(chosen.from, from) ? {} : { amount: '' }),
  }
}

function leads(mode: FormMode, from: Currency, currencies: readonly Currency[], chains: readonly ChainView[]): boolean {
  const family = chains.find(({ id }) => id === from.chainId)?.family
  if (mode === 'send') return family !== undefined && DISPLAYS[family].sendsDirectly
  return partnerOf(mode, from, currencies) !== undefined
}

function partnerOf(mode: FormMode, from: Currency, currencies: readonly Currency[]): Currency | undefined {
  if (mode === 'send') return from
  if (mode === 'swap') return currencies.find((each) => each.chainId === from.chainId && !isSameCurrency(each, from))
  const elsewhere = currencies.filter((each) => each.chainId !== from.chainId)
  return elsewhere.find((each) => each.symbol === from.symbol) ?? elsewhere[0]
}

function isHeld({ balances }: ChainsAndBalances, currency: Currency): boolean {
  return balances.some((each) => each.known && each.value > 0n && isSameCurrency(each.currency, currency))
}
