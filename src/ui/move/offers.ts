import type { ChainView } from '../../api/money-views.ts'
import { type Currency, isSameCurrency } from '../../core/currency.ts'
import { familyOn } from '../state/family.ts'
import type { Draft } from './draft.ts'
import { balanceOf, type Listed, type Sides, sidesOf } from './sides.ts'

/** Whether what leaves could be paid by a signature, as far as the form knows: a token of an EVM chain, to another place. */
export function canBeSigned({ from, to }: Sides, chains: readonly ChainView[]): boolean {
  if (!from || !to || from.isNative || isSameCurrency(from, to)) return false
  return familyOn(chains, from.chainId) === 'evm'
}

/** Whether somebody else can pay what leaves, to an address: the chain's own coin, to another chain (interface, "Quote request body"). */
export function canBePaidElsewhere({ from, to }: Sides, chains: readonly ChainView[]): boolean {
  if (!from || !to || !from.isNative || from.chainId === to.chainId) return false
  return ['evm', 'bitcoin'].includes(familyOn(chains, from.chainId))
}

/** The native currency of the chain that money leaves, where the account is known to have none of it for a network fee. */
export function missingGasOf(
  from: Currency | undefined,
  { chains, balances }: Listed,
): Readonly<{ symbol: string; chain: string }> | undefined {
  const chain = chains.find(({ id }) => id === from?.chainId)
  const native = chain?.currencies.find(({ isNative }) => isNative)
  const has = native && balanceOf(balances, native)
  return chain && native && has?.known === true && has.value === 0n
    ? { symbol: native.symbol, chain: chain.name }
    : undefined
}

/**
 * Whether the service can be told how long it may take: for what this wallet sends to another chain, and where no end is
 * Bitcoin, whose blocks take longer than anybody would set.
 */
export function mayGiveUp(draft: Draft, data: Listed): boolean {
  const { from, to } = sidesOf(draft, data)
  if (!from || !to || from.chainId === to.chainId || draft.payment !== 'deposit') return false
  return [from, to].every(({ chainId }) => familyOn(data.chains, chainId) !== 'bitcoin')
}

/**
 * The gas that could arrive beside a token on an EVM chain, and whether the account is known to have none there; undefined
 * where none can (interface, "Quote request body").
 */
export function gasOnArrivalOf(
  draft: Draft,
  data: Listed,
): Readonly<{ symbol: string; chain: string; isMissing: boolean }> | undefined {
  const { from, to } = sidesOf(draft, data)
  const chain = data.chains.find(({ id }) => id === to?.chainId)
  const native = chain?.currencies.find(({ isNative }) => isNative)
  if (!chain || !native || !to || to.isNative || chain.family !== 'evm' || from?.chainId === chain.id) return undefined
  const has = balanceOf(data.balances, native)
  const isMissing = draft.recipient === undefined && has?.known === true && has.value === 0n
  return { symbol: native.symbol, chain: chain.name, isMissing }
}
