import { apply } from '../core/apply.ts'
import type { Amount } from '../core/currency.ts'
import type { Execution, ItemState } from '../core/execution.ts'
import { fingerprint } from '../core/fingerprint.ts'
import { CANCEL_GAS } from '../core/sign/evm-transaction.ts'
import type { EvmTerms, Purpose } from '../core/sign/signed.ts'
import type { CarryPorts } from './carry/carry.ts'
import type { ExecutorPorts } from './executor.ts'

/** What a node asks at least for another transaction with the same nonce: an eighth more in both fees (12.5 %). */
const STEP = { numerator: 9n, denominator: 8n }
/** However often it is raised, never above this many times what the chain asks for now: that would be a mistake. */
const MOST_TIMES = 20n

/**
 * An offer to pay more for a step that waits: its new terms, what it can cost at most from now on, and the mark by
 * which a decision says which offer it means.
 */
export type RaiseOffer = Readonly<{
  index: number
  purpose: Purpose
  terms: EvmTerms
  /** The most that this step can cost with the new terms, in the origin chain's native currency. */
  most: Amount
  mark: string
}>

export type RaisePorts = Pick<CarryPorts, 'node' | 'nowSeconds'> &
  Pick<ExecutorPorts, 'load' | 'save' | 'exclusive'> &
  Readonly<{ wake: (id: string) => void }>

type Refused = Readonly<{ unavailable: string }>

/**
 * Works out what speeding a waiting step up, or cancelling it, would take: the same nonce, at least an eighth more in
 * both fees, and at least what the chain asks for now.
 */
export async function offerRaise(
  execution: Execution,
  index: number,
  purpose: Purpose,
  ports: Pick<RaisePorts, 'node'>,
): Promise<RaiseOffer | Refused> {
  const item = execution.plan[index]
  const state = execution.items[index]
  const isWaiting = state?.phase === 'sending' || state?.phase === 'seen' || state?.phase === 'signed'
  if (item?.kind !== 'evmTransaction' || !isWaiting || state.terms.terms !== 'evm') {
    return { unavailable: 'Nothing of this crossing waits for a block.' }
  }
  if (state.signed.purpose === 'cancel' && purpose === 'step') {
    return { unavailable: 'It is being cancelled; what was sent to cancel it cannot be taken back.' }
  }
  const fees = await ports.node(item.chainId).fees()
  if (!fees.ok) return { unavailable: fees.message }
  const terms = {
    ...state.terms,
    maxFeePerGasWei: most(raised(state.terms.maxFeePerGasWei), fees.value.maxFeePerGasWei),
    maxPriorityFeePerGasWei: most(raised(state.terms.maxPriorityFeePerGasWei), fees.value.maxPriorityFeePerGasWei),
  }
  if (terms.maxFeePerGasWei > fees.value.maxFeePerGasWei * MOST_TIMES) {
    return { unavailable: 'What it offers is many times what the chain asks for now; more would not help.' }
  }
  const gas = purpose === 'cancel' ? CANCEL_GAS : terms.gasLimit
  const offered = { index, purpose, terms, most: { ...execution.mostGas, value: gas * terms.maxFeePerGasWei } }
  return { ...offered, mark: fingerprint({ id: execution.id, ...offered }) }
}

/**
 * Takes an offer that the user agreed to, if it is still about the bytes that wait. The new bytes are signed and sent
 * by the executor like any others, with the same nonce, so that only one of them can ever get in.
 *
 * @returns true when it was taken; false when the crossing has moved on meanwhile
 */
export async function takeRaise(id: string, offer: RaiseOffer, ports: RaisePorts): Promise<boolean> {
  const isTaken = await ports.exclusive(`execution ${id}`, async () => {
    const execution = await ports.load(id)
    if (!execution || fingerprint({ id, ...withoutMark(offer) }) !== offer.mark) return false
    const { index, terms, purpose } = offer
    if (!isAbove(terms, execution.items[index])) return false
    const mostGas = execution.mostGas.value + offer.most.value
    const event = { event: 'raised', index, terms, purpose, mostGas, atSeconds: ports.nowSeconds() } as const
    const after = apply(execution, event)
    if (after === execution) return false
    await ports.save(after, event)
    return true
  })
  if (isTaken) ports.wake(id)
  return isTaken
}

function withoutMark({ mark: _mark, ...offered }: RaiseOffer): Omit<RaiseOffer, 'mark'> {
  return offered
}

function raised(feeWei: bigint): bigint {
  return (feeWei * STEP.numerator + STEP.denominator - 1n) / STEP.denominator
}

// The same nonce, and enough more that a node takes it in place of what waits.
function isAbove(terms: EvmTerms, state: ItemState | undefined): boolean {
  if (!state || !('signed' in state) || state.terms.terms !== 'evm') return false
  const before = state.terms
  return before.nonce === terms.nonce && terms.maxFeePerGasWei >= raised(before.maxFeePerGasWei)
}

function most(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
