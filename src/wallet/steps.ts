import type { Event } from '../core/apply.ts'
import type { Execution, ItemState } from '../core/execution.ts'
import { yesLastsSeconds } from '../core/fee-wait.ts'
import type { Code, Finding } from '../core/finding.ts'
import { GAS_CEILING } from '../core/gas.ts'
import type { ItemKind, ItemOf } from '../core/item.ts'
import { broadcastAfter, type Task } from '../core/next.ts'
import { isSameReason, type Reason } from '../core/reason.ts'
import { keyFor, type WithKey } from '../core/sign/key.ts'
import type { Signed, SigningOf, Terms } from '../core/sign/signed.ts'
import { type CarryPorts, type Step, troubled } from './carry/carry.ts'
import { transactionsOf } from './carry/evm-transaction.ts'
import { carry, stepAt } from './carry/kinds.ts'
import { type PaidMeanwhilePorts, paidMeanwhile } from './own-payment/paid-meanwhile.ts'
import { isNonceForeign, lookForPayment, type PaymentLook, type PaymentLookPorts } from './payment-look.ts'
import type { Prover } from './prover.ts'
import { lookAtIncluded, lookWhetherIncluded } from './settle.ts'
import { type SlowPorts, slowOr } from './slow.ts'

export type StepPorts = CarryPorts &
  SlowPorts &
  PaidMeanwhilePorts &
  PaymentLookPorts &
  Readonly<{
    /** The proof that is made again before each signature. */
    prover: Prover
    /** Uses a key of the wallet once; undefined while it is locked, or has no such key. */
    withKey: WithKey
    /** Signs an item: core's own `sign`. */
    sign: <K extends ItemKind>(item: ItemOf<K>, signing: SigningOf<K>) => Promise<Signed>
  }>

/**
 * How long a yes is good for a first signature of a step, seconds, counted from it or from the last step whose effect a
 * block has: a restart must fit, a night not.
 */
export const FIRST_SIGNATURE_SECONDS = 300

type StepTask<T extends Task['task']> = Extract<Task, { task: T; index: number }>

/**
 * Asks the node to run all steps in their order. Where it can, and each does what it should within its ceiling, they
 * are signed and sent together: a later one can do nothing without the earlier. Everywhere else each waits its turn.
 */
export async function simulate(execution: Execution, ports: StepPorts): Promise<Event> {
  const atSeconds = ports.nowSeconds()
  const transactions = transactionsOf(execution)
  const [first] = transactions
  const calls = transactions.map(({ from, to, data, value }) => ({ from, to, data, value }))
  ports.prover.prepare(execution)
  const used = first ? await ports.node(first.chainId).simulate(calls) : undefined
  const isCarried =
    used?.ok === true &&
    used.value.length === transactions.length &&
    transactions.every((item, index) => (used.value[index] ?? GAS_CEILING[item.role]) < GAS_CEILING[item.role])
  return isCarried
    ? { event: 'paced', pace: { pace: 'pipelined', gas: used.value }, atSeconds }
    : { event: 'paced', pace: { pace: 'sequential' }, atSeconds }
}

/**
 * Takes what the step needs for itself: a nonce, coins, an exchange's nonce. The steps before it must still be there.
 * What cannot be reserved is proven at once: an obstacle that makes the plan false ends it, and says why.
 */
export async function reserve(
  task: StepTask<'reserve'>,
  execution: Execution,
  ports: StepPorts,
): Promise<Event | undefined> {
  const isWaiting = execution.needs?.what === 'fee'
  // While the fee is too high, nothing else of the proof is read.
  if (!isWaiting) ports.prover.prepare(execution)
  const changed = await lookAtIncluded(execution, ports)
  if (changed?.event === 'reorged') return changed
  const step = stepAt(execution, task.index)
  const reserved = await carry('reserve', step, ports)
  if (reserved?.event === 'needed' && isTooLate(step, ports.nowSeconds())) return expired(execution, ports)
  if (isWaiting && reserved?.event === 'troubled')
    return isTooLate(step, ports.nowSeconds()) ? expired(execution, ports) : reserved
  if (reserved?.event === 'reserved') return (await paidBefore(step, reserved.terms, ports)) ?? reserved
  if (reserved?.event !== 'troubled') return reserved
  if (isTooLate(step, ports.nowSeconds())) return expired(execution, ports)
  const proof = await ports.prover.prove(execution)
  return proof.ok ? reserved : unproven(proof.findings, execution, ports)
}

/**
 * Proves the stored quote again, compares the hash of the plan with the approved one, and signs. Nothing is signed
 * when the proof fails now: the execution ends and says why. While the wallet is locked it waits. Where earlier bytes
 * of the step are out already, they are looked for first.
 */
export async function signStep(
  task: StepTask<'sign'>,
  execution: Execution,
  ports: StepPorts,
): Promise<Event | undefined> {
  const step = stepAt(execution, task.index)
  const { state, item, index } = step
  if (state.phase !== 'reserved') return undefined
  const { terms, purpose } = state
  const atSeconds = ports.nowSeconds()
  if (state.earlier.length > 0) {
    const found = await carry('confirm', step, ports)
    if (found && found.event !== 'troubled') return found
  }
  if (isTooLate(step, atSeconds)) return expired(execution, ports)
  const isRaised = state.earlier.length > 0
  if (purpose === 'step') {
    const proof = await ports.prover.prove(execution)
    if (!proof.ok && isRaised) return unprovenRaise(proof.findings, step, ports)
    if (!proof.ok) return unproven(proof.findings, execution, ports)
  }
  // Later bytes of the same nonce or coins can't pay a second time.
  const paid = isRaised ? undefined : await paidMeanwhile(execution, ports)
  if (paid?.is === 'paid') return { event: 'paidFromElsewhere', atSeconds }
  if (paid?.is === 'unread') return troubled(ports, paid.reason)
  const key = keyFor(item)
  const signed = key && (await ports.withKey(key, (privateKey) => ports.sign(item, { terms, purpose, privateKey })))
  if (signed) return { event: 'signed', index, signed, atSeconds }
  const others = isRaised ? await carryOthers(index, execution, ports) : undefined
  return others ?? { event: 'needed', need: 'unlock', reason: { code: 'LOCKED' }, atSeconds }
}

// Somebody who takes bytes and answers when he likes, as the service a mapping, must not be able to choose when the money
// leaves: only a block makes a yes good for longer. How old one is from before the clock was set back is not known. What was
// signed is out, and no clock ends it.
function isTooLate({ state, execution }: Step, nowSeconds: number): boolean {
  const { approvedAtSeconds, ownPayment } = execution
  const agreedAtSeconds = ownPayment?.agreedAtSeconds ?? approvedAtSeconds
  const since = Math.max(agreedAtSeconds, lastBlockSeconds(execution) ?? 0)
  return (
    isUnsignedYet(state) && Math.abs(nowSeconds - since) > yesLastsSeconds(execution, since, FIRST_SIGNATURE_SECONDS)
  )
}

function lastBlockSeconds({ items, history }: Execution): number | undefined {
  const isInBlock = (index: number | undefined) => {
    const state = index === undefined ? undefined : items[index]
    return state && 'inclusion' in state && state.inclusion.in === 'block'
  }
  return history.findLast(({ what, index }) => what === 'included' && isInBlock(index))?.atSeconds
}

function isUnsignedYet(state: ItemState): boolean {
  return state.phase === 'planned' || (state.phase === 'reserved' && state.earlier.length === 0)
}

function expired(execution: Execution, ports: StepPorts): Promise<Event> {
  return unlessPaid({ event: 'ended', end: { reason: 'expired' }, atSeconds: ports.nowSeconds() }, execution, ports)
}

// Nothing is said to have failed that was paid elsewhere, or may have been.
async function unlessPaid(event: Event, execution: Execution, ports: StepPorts): Promise<Event> {
  const look = await lookForPayment(execution, ports)
  return look.found === 'unpaid' ? event : eventOf(look, ports)
}

// Another nonce than that of the yes is taken only where what used it has not paid for the same.
async function paidBefore({ item, execution }: Step, terms: Terms, ports: StepPorts): Promise<Event | undefined> {
  if (!('nonce' in terms)) return undefined
  if (!(await isNonceForeign(execution, { item, nonce: BigInt(terms.nonce) }, ports))) return undefined
  const look = await lookForPayment(execution, ports)
  return look.found === 'unpaid' ? undefined : eventOf(look, ports)
}

function eventOf(look: Exclude<PaymentLook, { found: 'unpaid' }>, ports: StepPorts): Event {
  return look.found === 'paid'
    ? { event: 'foundPaid', hash: look.hash, atSeconds: ports.nowSeconds() }
    : troubled(ports, look.reason)
}

/** Looks whether a transfer was paid that has lost saves, and for which nothing more is signed; the user can end it. */
export async function findPayment(execution: Execution, ports: StepPorts): Promise<Event | undefined> {
  const look = await lookForPayment(execution, ports)
  return look.found === 'paid'
    ? eventOf(look, ports)
    : slowOr(troubled(ports, { code: 'SAVES_LOST' }), execution, ports)
}

// While one step waits, the other broadcast ones are looked at, which it may wait for: that needs no key.
function carryOthers(waiting: number, execution: Execution, ports: StepPorts): Promise<Event | undefined> {
  const index = execution.items.findIndex(({ phase }, at) => at !== waiting && phase === 'broadcast')
  return index < 0 ? Promise.resolve(undefined) : carry('confirm', stepAt(execution, index), ports)
}

/** Says that the bytes of a step leave now. This is saved before they do, so that `signed` bytes are known to nobody. */
export async function broadcast(
  { index }: StepTask<'broadcast'>,
  _execution: Execution,
  ports: StepPorts,
): Promise<Event> {
  return { event: 'broadcast', index, atSeconds: ports.nowSeconds() }
}

/**
 * Broadcasts the bytes of a step where it is time, and looks for its effect. Once a network has taken them the next step's
 * follow, where steps go together. The steps before it must still be there. Where all of it takes too long that is said;
 * no clock ever ends a step.
 */
export async function confirm(
  task: StepTask<'confirm'>,
  execution: Execution,
  ports: StepPorts,
): Promise<Event | undefined> {
  const others = await broadcastOthers(task.index, execution, ports)
  if (others && others.event !== 'troubled') return others
  const [changed, own] = await Promise.all([
    lookAtIncluded(execution, ports),
    orPaid(carry('confirm', stepAt(execution, task.index), ports), execution, ports),
  ])
  if (changed?.event === 'reorged') return changed
  if (own && own.event !== 'troubled') return own
  const following = own ? undefined : nextBroadcast(task.index, execution, ports)
  if (following) return following
  const another = own ? await carryOthers(task.index, execution, ports) : undefined
  return slowOr(another && another.event !== 'troubled' ? another : (own ?? others ?? changed), execution, ports)
}

// Steps that go together are each looked for in their turn; but all of their bytes are kept out.
async function broadcastOthers(waiting: number, execution: Execution, ports: StepPorts): Promise<Event | undefined> {
  let trouble: Event | undefined
  for (const [index, state] of execution.items.entries()) {
    const isOther = index !== waiting && state.phase === 'broadcast'
    if (!isOther || !ports.broadcasts.isDue(state, ports.nowSeconds())) continue
    const event = await carry('confirm', stepAt(execution, index), ports)
    if (event && event.event !== 'troubled') return event
    trouble ??= event
  }
  return trouble
}

function nextBroadcast(index: number, execution: Execution, ports: StepPorts): Event | undefined {
  const state = execution.items[index]
  const following = broadcastAfter(execution, index)
  if (following === undefined || state?.phase !== 'broadcast') return undefined
  if (ports.broadcasts.outcome(state.signed.hash) !== 'taken') return undefined
  return { event: 'broadcast', index: following, atSeconds: ports.nowSeconds() }
}

const MAYBE_PAID: Reason = { code: 'MAYBE_PAID' }

// What took the place of our bytes may be the same payment, signed elsewhere.
async function orPaid(
  carried: Promise<Event | undefined>,
  execution: Execution,
  ports: StepPorts,
): Promise<Event | undefined> {
  const event = await carried
  const isDoubtful =
    event?.event === 'replaced' ||
    event?.event === 'ineffective' ||
    (event?.event === 'troubled' && isSameReason(event.reason, MAYBE_PAID))
  if (!isDoubtful || execution.stage.stage !== 'steps') return event
  const look = await lookForPayment(execution, ports)
  // That end says by itself that nobody knows what the other transaction did.
  if (look.found === 'unpaid' || (look.found === 'unclear' && look.reason.code === 'MAYBE_PAID')) return event
  return eventOf(look, ports)
}

/** What the node does not say now it may say later, and a clock that is wrong may be set right. */
const PASSING: readonly Code[] = ['D32', 'F11', 'P02']

// A plan that became false ends the crossing; but a reorganisation that took an earlier step out of its block makes it
// false for as long as that step is not back, and a node that does not answer now may say so later.
async function unproven(findings: readonly Finding[], execution: Execution, ports: StepPorts): Promise<Event> {
  if (findings.every((each) => PASSING.includes(each.code))) return inWords(findings, ports)
  const { event, isSure } = await lookWhetherIncluded(execution, ports)
  if (event?.event === 'reorged') return event
  if (!isSure) return inWords(findings, ports)
  return unlessPaid(
    { event: 'ended', end: { reason: 'refused', findings }, atSeconds: ports.nowSeconds() },
    execution,
    ports,
  )
}

// Bytes that are out already are never given up for a proof; it may fail because a step before them is not there any more.
async function unprovenRaise(findings: readonly Finding[], step: Step, ports: StepPorts): Promise<Event> {
  const { index, execution } = step
  const changed = await lookAtIncluded(execution, ports)
  if (changed?.event === 'reorged') return changed
  return (await carryOthers(index, execution, ports)) ?? inWords(findings, ports)
}

function inWords(findings: readonly Finding[], ports: StepPorts): Event {
  const [first] = findings
  return troubled(ports, {
    code: 'UNPROVEN',
    words: first?.message ?? '',
    ...(first?.sentence && { sentence: first.sentence }),
  })
}
