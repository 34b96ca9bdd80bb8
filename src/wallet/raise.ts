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
  /** The most that this step can cost on the terms that it waits with now, in the origin chain's native currency. */
  before: Amount
  /** The most that it can cost with the new terms: only one of the attempts can get in. */
  most: Amount
  /** The most that all steps together can cost from then on. */
  mostOfAll: Amount
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
  if (item?.kind !== 'evmTransaction' || !state || !isWaiting(state, purpose) || execution.stage.stage !== 'steps') {
    return { unavailable: 'Nothing of this crossing waits for a block.' }
  }
  if ('signed' in state && state.signed.purpose === 'cancel' && purpose === 'step') {
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
  const money = (value: bigint): Amount => ({ ...execution.mostGas, value })
  const isCancelled = 'signed' in state && state.signed.purpose === 'cancel'
  const offered = {
    index,
    purpose,
    terms,
    before: money(gasOf(isCancelled ? 'cancel' : 'step', state.terms) * state.terms.maxFeePerGasWei),
    most: money(gasOf(purpose, terms) * terms.maxFeePerGasWei),
    mostOfAll: money(mostOfAll(execution, state.terms, terms)),
  }
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
    const state = execution.items[index]
    if (!isAbove(terms, state)) return false
    const mostGas = mostOfAll(execution, state.terms, terms)
    const event = { event: 'raised', index, terms, purpose, mostGas, atSeconds: ports.nowSeconds() } as const
    const after = apply(execution, event)
    if (after === execution) return false
    await ports.save(after, event)
    return true
  })
  if (isTaken) ports.wake(id)
  return isTaken
}

/** The offers that were made and not yet taken; `take` takes only what `ask` has offered since the background began. */
export type Raises = Readonly<{
  ask: (id: string, index: number, purpose: Purpose) => Promise<RaiseOffer | Refused>
  /** False when there is no such offer, or when the crossing has moved on meanwhile. */
  take: (id: string, mark: string) => Promise<boolean>
}>

/** More offers than this are never open: nobody looks at so many. */
const MOST_OFFERS = 20

/** Keeps the offers between the question and the yes, so that nobody can agree to what was not offered. */
export function createRaises(ports: RaisePorts): Raises {
  const open = new Map<string, RaiseOffer>()
  return {
    ask: async (id, index, purpose) => {
      const execution = await ports.load(id)
      if (!execution) return { unavailable: 'This wallet has no such crossing.' }
      const offer = await offerRaise(execution, index, purpose, ports)
      if ('unavailable' in offer) return offer
      const [oldest] = open.keys()
      if (oldest !== undefined && open.size >= MOST_OFFERS) open.delete(oldest)
      open.set(offer.mark, offer)
      return offer
    },
    take: async (id, mark) => {
      const offer = open.get(mark)
      open.delete(mark)
      return offer !== undefined && takeRaise(id, offer, ports)
    },
  }
}

function withoutMark({ mark: _mark, ...offered }: RaiseOffer): Omit<RaiseOffer, 'mark'> {
  return offered
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
  return state.phase === 'signed' || state.phase === 'sending' || state.phase === 'seen'
}

// The same nonce, and enough more that a node takes it in place of what waits.
function isAbove(terms: EvmTerms, state: ItemState | undefined): state is OnEvm {
  if (!state || state.phase === 'planned' || state.terms.terms !== 'evm') return false
  const before = state.terms
  return before.nonce === terms.nonce && terms.maxFeePerGasWei >= raised(before.maxFeePerGasWei)
}

function gasOf(purpose: Purpose, { gasLimit }: EvmTerms): bigint {
  return purpose === 'cancel' ? CANCEL_GAS : gasLimit
}

// Only one of the attempts can get in, so that the new terms take the place of the old ones in the sum.
function mostOfAll({ mostGas }: Execution, before: EvmTerms, after: EvmTerms): bigint {
  return mostGas.value + after.gasLimit * (after.maxFeePerGasWei - before.maxFeePerGasWei)
}

function most(a: bigint, b: bigint): bigint {
  return a > b ? a : b
}
