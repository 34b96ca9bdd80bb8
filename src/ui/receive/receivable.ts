import type { BalanceView, ChainView } from '../../api/views/balances.ts'
import type { OwnAddressView } from '../../api/views/wallet.ts'
import type { Currency } from '../../core/money/currency.ts'
import { RECEIVE_FAMILIES } from '../families/receive-families.ts'
import { currencyChoices } from '../form/currency/currency-choices.ts'

export type Receivable = Readonly<{
  currency: Currency
  chain: ChainView
  family: OwnAddressView['family']
  isHeld: boolean
  /** False for a custom token, which has only its own page. */
  isPinned: boolean
}>

/** Currencies on chains where the wallet has an address of its own, held ones first. */
export function receivable(chains: readonly ChainView[], balances: readonly BalanceView[]): readonly Receivable[] {
  return currencyChoices({ chains, balances, prices: undefined }).flatMap(({ currency, chain, isHeld, isPinned }) => {
    const family = RECEIVE_FAMILIES[chain.family]
    return family ? [{ currency, chain, family, isHeld, isPinned }] : []
  })
}
