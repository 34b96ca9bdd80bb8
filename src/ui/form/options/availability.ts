import type { ChainView } from '../../../api/views/balances.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { type Currency, isSameCurrency } from '../../../core/money/currency.ts'
import { DISPLAYS } from '../../families/display-by-family.ts'
import { familyOn } from '../../state/wallet/family.ts'
import type { Draft } from '../draft.ts'
import {
  balanceIn,
  type ChainsAndBalances,
  type ChosenCurrencies,
  chosenCurrencies,
} from '../sides/chosen-currencies.ts'

export function canPayByPermit({ from, to }: ChosenCurrencies, chains: readonly ChainView[]): boolean {
  if (!from || !to || from.isNative || isSameCurrency(from, to)) return false
  return FAMILIES[familyOn(chains, from.chainId)].hasContracts
}

/** The chain's native currency, to another chain (interface, "Quote request body"). */
export function canBePaidElsewhere({ from, to }: ChosenCurrencies, chains: readonly ChainView[]): boolean {
  if (!from || !to || !from.isNative || from.chainId === to.chainId) return false
  return DISPLAYS[familyOn(chains, from.chainId)].hasDepositAddresses
}

/** Undefined if none is known to be missing. */
export function missingGasOf(
  from: Currency | undefined,
  { chains, balances }: ChainsAndBalances,
): Readonly<{ symbol: string; chain: string }> | undefined {
  const chain = chains.find(({ id }) => id === from?.chainId)
  const native = chain?.currencies.find(({ isNative }) => isNative)
  const has = native && balanceIn(balances, native)
  return chain && native && has?.known === true && has.value === 0n
    ? { symbol: native.symbol, chain: chain.name }
    : undefined
}

/**
 * The service accepts a time limit only where this wallet sends to another chain. Bitcoin's blocks take longer than
 * any sensible limit.
 */
export function mayLimitTime(draft: Draft, data: ChainsAndBalances): boolean {
  const { from, to } = chosenCurrencies(draft, data)
  if (!from || !to || from.chainId === to.chainId || draft.payment !== 'deposit') return false
  return [from, to].every(({ chainId }) => !FAMILIES[familyOn(data.chains, chainId)].hasSlowBlocks)
}

/** Gas can arrive beside a token on an EVM chain (interface, "Quote request body"). Undefined where it can't. */
export function gasOnArrivalOf(
  draft: Draft,
  data: ChainsAndBalances,
): Readonly<{ symbol: string; chain: string; isMissing: boolean }> | undefined {
  const { from, to } = chosenCurrencies(draft, data)
  const chain = data.chains.find(({ id }) => id === to?.chainId)
  const native = chain?.currencies.find(({ isNative }) => isNative)
  if (!chain || !native || !to || to.isNative || from?.chainId === chain.id) return undefined
  if (!FAMILIES[chain.family].paysGas) return undefined
  const has = balanceIn(data.balances, native)
  const isMissing = draft.recipient === undefined && has?.known === true && has.value === 0n
  return { symbol: native.symbol, chain: chain.name, isMissing }
}
