import { isBundle } from '../../core/bundle/bundle.ts'
import type { Amount } from '../../core/currency.ts'
import type { ItemState } from '../../core/execution.ts'
import { CANCEL_GAS } from '../../core/gas.ts'
import type { EvmTerms, Purpose } from '../../core/sign/signed.ts'
import { type CarryPorts, type Holding, isAtItsSteps } from '../carry/carry.ts'
import type { Refused } from '../offers.ts'
import type { Raise } from './terms.ts'

/** What a node asks at least for another transaction with the same nonce: an eighth more in both fees (12.5 %). */
const STEP = { numerator: 9n, denominator: 8n }
/** However often it is raised, never above this many times what the chain asks for now: that would be a mistake. */
const MOST_TIMES = 20n

/**
 * Works out what speeding a waiting step up, or cancelling it, would take: the same nonce, at least an eighth more in
 * both fees, and at least what the chain asks for now.
 */
export async function offerEvmRaise(
  record: Holding,
  index: number,
  purpose: Purpose,
  ports: Pick<CarryPorts, 'node'>,
): Promise<Raise<EvmTerms> | Refused> {
  const chainId = chainAt(record, index)
  const state = record.items[index]
  if (chainId === undefined || !state || !isWaiting(state, purpose) || !isAtItsSteps(record)) {
    return { unavailable: { code: 'NOTHING_WAITS' } }
  }
  if ('signed' in state && state.signed.purpose === 'cancel' && purpose === 'step') {
    return { unavailable: { code: 'BEING_CANCELLED' } }
  }
  const fees = await ports.node(chainId).fees()
  if (!fees.ok) return { unavailable: fees.reason }
  const terms = {
    ...state.terms,
    maxFeePerGasWei: most(raised(state.terms.maxFeePerGasWei), fees.value.maxFeePerGasWei),
    maxPriorityFeePerGasWei: most(raised(state.terms.maxPriorityFeePerGasWei), fees.value.maxPriorityFeePerGasWei),
  }
  if (terms.maxFeePerGasWei > fees.value.maxFeePerGasWei * MOST_TIMES) {
    return { unavailable: { code: 'MORE_IS_USELESS' } }
  }
  const money = (value: bigint): Amount => ({ ...record.mostGas, value })
  const isCancelled = 'signed' in state && state.signed.purpose === 'cancel'
  return {
    terms,
    before: money(gasOf(isCancelled ? 'cancel' : 'step', state.terms) * state.terms.maxFeePerGasWei),
    most: money(gasOf(purpose, terms) * terms.maxFeePerGasWei),
  }
}

function chainAt(record: Holding, index: number): number | undefined {
  if (isBundle(record)) return record.chainId
  const item = record.plan[index]
  return item?.kind === 'evmTransaction' ? item.chainId : undefined
}

function raised(feeWei: bigint): bigint {
  return (feeWei * STEP.numerator + STEP.denominator - 1n) / STEP.denominator
}

type OnEvm = Exclude<ItemState, { phase: 'planned' }> & Readonly<{ terms: EvmTerms }>

// Bytes of it may be outside, and none is in a block. Where more was to be paid and is not signed yet, only a way out
// is left to ask for.
function isWaiting(state: ItemState, purpose: Purpose): state is OnEvm {
  if (state.phase === 'planned' || state.terms.terms !== 'evm') return false
  if (state.phase === 'reserved') return state.earlier.length > 0 && state.purpose === 'step' && purpose === 'cancel'
  return state.phase === 'broadcast'
}

/** The same nonce, and enough more that a node takes it in place of what waits. */
export function isEvmRaise(terms: EvmTerms, state: ItemState | undefined): state is OnEvm {
  if (!state || state.phase === 'planned' || state.terms.terms !== 'evm') return false
  const before = state.terms
  return before.nonce === terms.nonce && terms.maxFeePerGasWei >= raised(before.maxFeePerGasWei)
}

function gasOf(purpose: Purpose, { gasLimit }: EvmTerms): bigint {
  return purpose === 'cancel' ? CANCEL_GAS : gasLimit
}

/** What new terms can cost at most beyond the old ones, wei: only one of the attempts can get in. */
export function moreForEvm(before: EvmTerms, after: EvmTerms): bigint {
  return after.gasLimit * (after.maxFeePerGasWei - before.maxFeePerGasWei)
}

function most(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
