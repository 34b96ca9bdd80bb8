import type { Event } from '../../core/execution/apply.ts'
import type { Execution } from '../../core/execution/execution.ts'
import type { ItemKind, ItemOf } from '../../core/execution/item.ts'
import { broadcastAfter, type Task } from '../../core/execution/next.ts'
import { GAS_CEILING } from '../../core/families/evm/gas-limits.ts'
import { isSameReason, type Reason } from '../../core/reason/reason.ts'
import { resourceOf } from '../../core/reservation/resources.ts'
import type { Finding, FindingCode } from '../../core/review/finding.ts'
import { keyFor, type WithKey } from '../../core/sign/key-source.ts'
import type { Signed, SigningOf, StepTerms } from '../../core/sign/signed.ts'
import { type PaidElsewherePorts, readPaidElsewhere } from '../deposit-address/own-payment/paid-elsewhere.ts'
import { runStepTask, stepAt } from '../families/adapter-by-kind.ts'
import { isNonceUnrecorded } from '../families/evm/unrecorded-nonce.ts'
import type { Prover } from '../quotes/prover.ts'
import { type AdaptedStep, obstacleEvent, type StepAdapterPorts } from './adapters/step-adapter.ts'
import { recheckIncludedSteps, recheckIncludedStepsSurely, stepRecheck } from './included-steps.ts'
import { eventOrStall, type StallPorts } from './polling/stall.ts'
import { type Prefetched, type Prefetches, transactionsOf } from './prefetch.ts'
import {
  broadcastStep,
  confirmOtherSteps,
  confirmStep,
  reserveStep,
  type StepTaskWork,
  signStep as signAt,
} from './step-tasks.ts'
import { isReservedByUnreadable, type UnreadableReservationPorts } from './unreadable-reservation.ts'
import { findUnrecordedPayment, type UnrecordedPayment, type UnrecordedPaymentPorts } from './unrecorded-payment.ts'

export type StepPorts = StepAdapterPorts &
  StallPorts &
  PaidElsewherePorts &
  UnrecordedPaymentPorts &
  UnreadableReservationPorts &
  Readonly<{
    /** Repeats the proof before each signature. */
    prover: Prover
    /** Read at one moment, for reservation and proof. */
    snapshots: Pick<Prefetches, 'of' | 'held'>
    /** Undefined while locked or without the key. */
    withKey: WithKey
    /** Core's own `sign`. */
    sign: <K extends ItemKind>(item: ItemOf<K>, signing: SigningOf<K>) => Promise<Signed>
  }>

/** Seconds from approval, or the last included step, to a first signature: a restart fits, a night doesn't. */
export const FIRST_SIGNATURE_SECONDS = 300

type StepTask<T extends Task['task']> = Extract<Task, { task: T; index: number }>

/** Simulates all steps in order: pipelined if each succeeds within its ceiling, else sequential. */
export async function simulateSteps(execution: Execution, ports: StepPorts): Promise<Event> {
  const atSeconds = ports.nowSeconds()
  const transactions = transactionsOf(execution)
  const [first] = transactions
  const calls = transactions.map(({ from, to, data, value }) => ({ from, to, data, value }))
  const before = await ports.snapshots.of(execution).simulation()
  const used = before ?? (first ? await ports.node(first.chainId).simulate(calls) : undefined)
  const isCarried =
    used?.ok === true &&
    used.value.length === transactions.length &&
    transactions.every((item, index) => (used.value[index] ?? GAS_CEILING[item.role]) < GAS_CEILING[item.role])
  return isCarried
    ? { event: 'stepOrderDecided', stepOrder: { stepOrder: 'pipelined', gas: used.value }, atSeconds }
    : { event: 'stepOrderDecided', stepOrder: { stepOrder: 'sequential' }, atSeconds }
}

/** Reserves a step's terms and proves an obstacle at once, since it may make the plan false. */
export async function reserveTransferStep(
  task: StepTask<'reserve'>,
  execution: Execution,
  ports: StepPorts,
): Promise<Event | undefined> {
  const snapshot = execution.needs?.what === 'fee' ? undefined : ports.snapshots.of(execution)
  return reserveStep<Event>(task.index, workOf(execution, ports, snapshot))
}

/** Proves the stored quote again, compares plan hashes, and signs. */
export function signTransferStep(
  task: StepTask<'sign'>,
  execution: Execution,
  ports: StepPorts,
): Promise<Event | undefined> {
  return signAt<Event>(task.index, workOf(execution, ports))
}

/** Says that bytes leave now. */
export function broadcastTransferStep(
  task: StepTask<'broadcast'>,
  execution: Execution,
  ports: StepPorts,
): Promise<Event | undefined> {
  return broadcastStep<Event>(task.index, workOf(execution, ports))
}

/** Broadcasts due bytes and looks for their effect. */
export function confirmTransferStep(
  task: StepTask<'confirm'>,
  execution: Execution,
  ports: StepPorts,
): Promise<Event | undefined> {
  return confirmStep<Event>(task.index, workOf(execution, ports))
}

function workOf(execution: Execution, ports: StepPorts, snapshot?: Prefetched): StepTaskWork<Event> {
  const { ownPayment, approvedAtSeconds, deadlineSeconds } = execution
  const confirmAt = (index: number) => runStepTask('confirm', stepAt(execution, index), ports)
  return {
    record: execution,
    yes: {
      atSeconds: ownPayment?.agreedAtSeconds ?? approvedAtSeconds,
      lastsSeconds: FIRST_SIGNATURE_SECONDS,
      deadlineSeconds,
    },
    reserve: (index) => runStepTask('reserve', stepAt(execution, index), ports, snapshot),
    confirm: confirmAt,
    confirmWaiting: (index) => orPaid(confirmAt(index), execution, ports),
    settle: stepRecheck(execution, ports, snapshot),
    expired: () => expired(execution, ports),
    doubted: (index, terms) => paidBefore(stepAt(execution, index), terms, ports),
    isHeldUnread: (index, terms) =>
      isReservedByUnreadable(execution, { resource: resourceOf(stepAt(execution, index).item), terms }, ports),
    obstructed: async (event) => {
      const proof = await ports.prover.prove(execution, snapshot)
      return proof.ok ? event : unproven(proof.findings, execution, ports)
    },
    unproven: (index, about) => unprovenNow(index, about, execution, ports),
    sign: async (index, { terms, purpose }) => {
      const { item } = stepAt(execution, index)
      const key = keyFor(item, terms)
      return key && ports.withKey(key, (privateKey) => ports.sign(item, { terms, purpose, privateKey }))
    },
    broadcastAfter: (index) => broadcastAfter(execution, index),
    slowOr: (found) => eventOrStall(found, execution, ports),
    broadcasts: ports.broadcasts,
    nowSeconds: ports.nowSeconds,
  }
}

async function unprovenNow(
  index: number,
  { isReplacement, purpose }: Parameters<StepTaskWork<Event>['unproven']>[1],
  execution: Execution,
  ports: StepPorts,
): Promise<Event | undefined> {
  if (purpose === 'step') {
    const proof = await ports.prover.prove(execution, ports.snapshots.held(execution))
    if (!proof.ok && isReplacement) return unprovenReplacement(proof.findings, index, execution, ports)
    if (!proof.ok) return unproven(proof.findings, execution, ports)
  }
  // Later bytes of the same nonce or coins can't pay a second time.
  const paid = isReplacement ? undefined : await readPaidElsewhere(execution, ports)
  if (paid?.is === 'paid') return { event: 'paidFromElsewhere', atSeconds: ports.nowSeconds() }
  return paid?.is === 'unread' ? obstacleEvent(ports, paid.reason) : undefined
}

function expired(execution: Execution, ports: StepPorts): Promise<Event> {
  return unlessPaid({ event: 'ended', end: { reason: 'expired' }, atSeconds: ports.nowSeconds() }, execution, ports)
}

// A step that may have been paid elsewhere isn't reported as failed.
async function unlessPaid(event: Event, execution: Execution, ports: StepPorts): Promise<Event> {
  const look = await findUnrecordedPayment(execution, ports)
  return look.found === 'unpaid' ? event : eventOf(look, ports)
}

// Another nonce is taken only if the old one hasn't paid for the same.
async function paidBefore(
  { item, execution }: AdaptedStep,
  terms: StepTerms,
  ports: StepPorts,
): Promise<Event | undefined> {
  if (!('nonce' in terms)) return undefined
  const about = { resource: resourceOf(item), nonce: BigInt(terms.nonce), knows: () => true }
  if (!(await isNonceUnrecorded(execution, about, ports))) return undefined
  const look = await findUnrecordedPayment(execution, ports)
  return look.found === 'unpaid' ? undefined : eventOf(look, ports)
}

function eventOf(look: Exclude<UnrecordedPayment, { found: 'unpaid' }>, ports: StepPorts): Event {
  return look.found === 'paid'
    ? { event: 'foundPaid', hash: look.hash, atSeconds: ports.nowSeconds() }
    : obstacleEvent(ports, look.reason)
}

/** Looks whether a transfer that lost saves was paid; it signs nothing more. */
export async function findPaymentAfterLostSave(execution: Execution, ports: StepPorts): Promise<Event | undefined> {
  const look = await findUnrecordedPayment(execution, ports)
  return look.found === 'paid'
    ? eventOf(look, ports)
    : eventOrStall(obstacleEvent(ports, { code: 'SAVES_LOST' }), execution, ports)
}

const MAYBE_PAID: Reason = { code: 'MAYBE_PAID' }

// A replacement may be the same payment, signed elsewhere.
async function orPaid(
  carried: Promise<Event | undefined>,
  execution: Execution,
  ports: StepPorts,
): Promise<Event | undefined> {
  const event = await carried
  const isDoubtful =
    event?.event === 'replaced' ||
    event?.event === 'ineffective' ||
    (event?.event === 'obstructed' && isSameReason(event.reason, MAYBE_PAID))
  if (!isDoubtful || execution.stage.stage !== 'steps') return event
  const look = await findUnrecordedPayment(execution, ports)
  // That end already says so.
  if (look.found === 'unpaid' || (look.found === 'unclear' && look.reason.code === 'MAYBE_PAID')) return event
  return eventOf(look, ports)
}

/** A node may answer later, and a wrong clock may be set right. */
const PASSING: readonly FindingCode[] = ['D32', 'F11', 'P02']

// A reorganised step makes the plan false until it is back.
async function unproven(findings: readonly Finding[], execution: Execution, ports: StepPorts): Promise<Event> {
  if (findings.some(isLocked) && findings.every(({ code }) => PASSING.includes(code))) {
    return { event: 'needed', need: 'unlock', reason: { code: 'LOCKED' }, atSeconds: ports.nowSeconds() }
  }
  if (findings.every((each) => PASSING.includes(each.code))) return inWords(findings, ports)
  const { event, isSure } = await recheckIncludedStepsSurely(execution, ports)
  if (event?.event === 'reorged') return event
  if (!isSure) return inWords(findings, ports)
  return unlessPaid(
    { event: 'ended', end: { reason: 'refused', findings }, atSeconds: ports.nowSeconds() },
    execution,
    ports,
  )
}

function isLocked({ sentence }: Finding): boolean {
  return sentence?.says === 'transferFeeUnsaid' && sentence.why.code === 'LOCKED'
}

// Broadcast bytes aren't abandoned: an earlier step may only be missing.
async function unprovenReplacement(
  findings: readonly Finding[],
  index: number,
  execution: Execution,
  ports: StepPorts,
): Promise<Event> {
  const changed = await recheckIncludedSteps(execution, ports)
  if (changed?.event === 'reorged') return changed
  return (await confirmOtherSteps<Event>(index, workOf(execution, ports))) ?? inWords(findings, ports)
}

function inWords(findings: readonly Finding[], ports: StepPorts): Event {
  const [first] = findings
  return obstacleEvent(ports, {
    code: 'UNPROVEN',
    words: first?.message ?? '',
    ...(first?.sentence && { sentence: first.sentence }),
  })
}
