import { isBundle } from '../../core/bundle/bundle.ts'
import type { ItemState } from '../../core/execution/execution.ts'
import { isCancelWanted } from '../../core/execution/steps/step.ts'
import { CANCEL_GAS } from '../../core/families/evm/gas-limits.ts'
import { isEvmTransaction } from '../../core/families/evm/items.ts'
import type { Amount } from '../../core/money/currency.ts'
import type { EvmTerms, SigningPurpose } from '../../core/sign/signed.ts'
import { isRunningSteps, type ReservingRecord, type StepAdapterPorts } from '../engine/adapters/step-adapter.ts'
import type { NodePort } from '../families/evm/node-port.ts'
import type { OfferRefusal } from '../user-events/offers.ts'
import type { TermsReplacement } from './terms.ts'

/** Nodes require an eighth more in both fees for a replacement (12.5 %). */
const STEP = { numerator: 9n, denominator: 8n }
/** A higher multiple of the current fee is a mistake, except once to cancel. */
const MOST_TIMES = 20n

/** A speed-up or cancellation: same nonce, an eighth more, at least current fees. */
export async function offerEvmReplacement(
  record: ReservingRecord,
  index: number,
  purpose: SigningPurpose,
  ports: Pick<StepAdapterPorts, 'node'>,
): Promise<TermsReplacement<EvmTerms> | OfferRefusal> {
  const chainId = chainAt(record, index)
  const state = record.items[index]
  if (chainId === undefined || !state || !isWaiting(state, purpose) || !isRunningSteps(record)) {
    return { unavailable: { code: 'NOTHING_WAITS' } }
  }
  if ('signed' in state && state.signed.purpose === 'cancel' && purpose === 'step') {
    return { unavailable: { code: 'BEING_CANCELLED' } }
  }
  const node = ports.node(chainId)
  const [fees, gasLimit] = await Promise.all([
    node.fees(),
    purpose === 'cancel' ? cancelGas(accountAt(record, index), state.terms, node) : state.terms.gasLimit,
  ])
  if (!fees.ok) return { unavailable: fees.reason }
  const terms = {
    ...state.terms,
    gasLimit,
    maxFeePerGasWei: most(bumped(state.terms.maxFeePerGasWei), fees.value.maxFeePerGasWei),
    maxPriorityFeePerGasWei: most(bumped(state.terms.maxPriorityFeePerGasWei), fees.value.maxPriorityFeePerGasWei),
  }
  const isWayOut = purpose === 'cancel' && !isCancelWanted(state)
  if (!isWayOut && terms.maxFeePerGasWei > fees.value.maxFeePerGasWei * MOST_TIMES) {
    return { unavailable: { code: 'MORE_IS_USELESS' } }
  }
  const money = (value: bigint): Amount => ({ ...record.mostGas, value })
  return {
    terms,
    before: money(state.terms.gasLimit * state.terms.maxFeePerGasWei),
    most: money(terms.gasLimit * terms.maxFeePerGasWei),
  }
}

function chainAt(record: ReservingRecord, index: number): number | undefined {
  if (isBundle(record)) return record.chainId
  const item = record.plan[index]
  return isEvmTransaction(item) ? item.chainId : undefined
}

function bumped(feeWei: bigint): bigint {
  return (feeWei * STEP.numerator + STEP.denominator - 1n) / STEP.denominator
}

type OnEvm = Exclude<ItemState, { phase: 'planned' }> & Readonly<{ terms: EvmTerms }>

// An unsigned replacement can only be cancelled.
function isWaiting(state: ItemState, purpose: SigningPurpose): state is OnEvm {
  if (state.phase === 'planned' || state.terms.terms !== 'evm') return false
  if (state.phase === 'reserved') return state.earlier.length > 0 && state.purpose === 'step' && purpose === 'cancel'
  return state.phase === 'broadcast'
}

/** Same nonce, sufficient fee. */
export function isEvmReplacement(terms: EvmTerms, state: ItemState | undefined): state is OnEvm {
  if (!state || state.phase === 'planned' || state.terms.terms !== 'evm') return false
  const before = state.terms
  return before.nonce === terms.nonce && terms.maxFeePerGasWei >= bumped(before.maxFeePerGasWei)
}

// Some rollups charge more than the intrinsic gas.
async function cancelGas(
  account: string | undefined,
  { gasLimit }: EvmTerms,
  { estimateGas }: Pick<NodePort, 'estimateGas'>,
): Promise<bigint> {
  if (account === undefined) return CANCEL_GAS
  const used = await estimateGas({ from: account, to: account, data: '0x', value: 0n })
  if (!used.ok || used.value <= CANCEL_GAS) return CANCEL_GAS
  return least((used.value * 125n) / 100n, 2n * gasLimit)
}

function accountAt(record: ReservingRecord, index: number): string | undefined {
  if (isBundle(record)) return record.account
  const item = record.plan[index]
  return isEvmTransaction(item) ? item.from : undefined
}

/** The maximum extra cost, wei: only one attempt can be included. */
export function extraEvmFee(before: EvmTerms, after: EvmTerms): bigint {
  return after.gasLimit * (after.maxFeePerGasWei - before.maxFeePerGasWei)
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

function most(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
