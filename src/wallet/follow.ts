import { apply, type Event } from '../core/apply.ts'
import type { Amount } from '../core/currency.ts'
import { type Execution, isPaidElsewhere, type Proof } from '../core/execution.ts'
import { isSend } from '../core/item.ts'
import type { Task } from '../core/next.ts'
import type { Profile } from '../core/profile.ts'
import { isStalled } from '../core/stall.ts'
import { isNotSeenYet, type ServiceStatus } from '../core/status.ts'
import { followedId, paymentsOf, shareOfMinimum } from '../core/successor.ts'
import { type ArrivalPorts, arrivalOf, type Found } from './arrival.ts'
import { type CarryPorts, troubled } from './carry/carry.ts'
import { lookAtIncluded } from './settle.ts'
import { slowOr } from './slow.ts'
import { paidBy, type SuccessorPorts, takenOver } from './successor.ts'

export type FollowPorts = CarryPorts &
  SuccessorPorts &
  ArrivalPorts &
  Readonly<{
    profile: Profile
    /** Tells the service of a deposit; its answer does not matter, since the status is asked anyway. */
    index: (chainId: number, txHash: string, requestId: string) => Promise<void>
  }>

/** Words that say where to look for money. */
const ARRIVED = ['success', 'refund']

/** How long the service may overlook a deposit before it is pointed to it again, seconds. */
const REPORT_AGAIN_SECONDS = 30

/** How long a success may go without naming its transaction, seconds. */
const PATIENCE_SECONDS = 120

/** Points the service to the deposit once, so that it need not find it by itself (interface, "/transactions/index"). */
export async function report(execution: Execution, ports: FollowPorts): Promise<Event> {
  const deposit = depositOf(execution)
  if (deposit) await ports.index(deposit.chainId, deposit.hash, followedId(execution))
  return { event: 'reported', atSeconds: ports.nowSeconds() }
}

/**
 * Asks for the status, and looks at the deposit again, since a reorganisation may have taken it out of its block; an
 * arrival is read from its chain first. Where the service overlooks the deposit it is pointed to it again, and where all
 * of it takes too long that is said; no clock ever ends a crossing. Where another amount was paid to an open address, the
 * request that took it over is looked for.
 */
export async function track(execution: Execution, ports: FollowPorts): Promise<Event | undefined> {
  const atSeconds = ports.nowSeconds()
  const answer = await ports.status(followedId(execution))
  const heard: Event | undefined = answer.ok ? { event: 'status', status: answer.status, atSeconds } : undefined
  const isNews = heard !== undefined && apply(execution, heard) !== execution
  if (isNews && answer.ok && ARRIVED.includes(answer.status.status)) return heard
  const changed = await lookAtIncluded(execution, ports)
  if (changed?.event === 'lost') return changed
  if (isNews) return heard
  const taken = answer.ok ? await takenOver(execution, answer.status, ports) : undefined
  if (taken?.event === 'superseded') return taken
  const slow: Event | undefined = isStalled(execution, ports.profile, atSeconds)
    ? { event: 'stalled', atSeconds }
    : undefined
  if (!answer.ok) return slow ?? troubled(ports, answer.reason)
  if (changed) return changed
  if (isNotSeenYet(answer.status) && isDueToReport(execution, atSeconds)) return report(execution, ports)
  return slow ?? taken ?? heard
}

function isDueToReport({ stage }: Execution, nowSeconds: number): boolean {
  const reported = 'reportedAtSeconds' in stage ? stage.reportedAtSeconds : undefined
  return reported !== undefined && nowSeconds - reported >= REPORT_AGAIN_SECONDS
}

/**
 * Reads the fill on the destination chain: "received" is said of what was read there, and of nothing else. A payment that
 * the user makes to somebody is proven by its own transaction, as long as that is in its block; the service is not asked.
 */
export async function proveFill(
  task: Extract<Task, { task: 'proveFill' }>,
  execution: Execution,
  ports: FollowPorts,
): Promise<Event | undefined> {
  const isOwn = isSend(execution.plan)
  if (task.txHashes.length === 0) return isOwn ? undefined : withoutHashes(execution, 'success', ports)
  const changed = isOwn ? await lookAtIncluded(execution, ports) : undefined
  if (changed?.event === 'lost') return changed
  const { destinationChainId, destinationCurrency, recipient } = execution.intent
  // Of another amount the minimum was promised by nobody: the arrival is told as it was read, however much it is.
  const { minimum, successor } = execution
  const enough = successor ? shareOfMinimum(execution, successor.paid.value) : minimum.value
  const target = { chainId: destinationChainId, address: destinationCurrency, recipient, enough }
  const fill = await arrivalOf(task.txHashes, target, execution, ports)
  return finish(fill, execution, ports, (proof) => ({
    event: 'filled',
    fill: successor ? proof : short(proof, minimum),
    ...(isOwn ? { status: ownSuccess(task.txHashes) } : {}),
    atSeconds: ports.nowSeconds(),
  }))
}

function ownSuccess(txHashes: readonly string[]): ServiceStatus {
  const nothing = { inTxHashes: [], updatedAtMilliseconds: undefined, failReason: undefined }
  return { status: 'success', word: 'success', txHashes, ...nothing }
}

/** Reads the refund where the order says that it must go: on the origin chain, else on the destination chain. */
export async function proveRefund(
  task: Extract<Task, { task: 'proveRefund' }>,
  execution: Execution,
  ports: FollowPorts,
): Promise<Event | undefined> {
  if (task.txHashes.length === 0) return withoutHashes(execution, 'refund', ports)
  const { intent } = execution
  const home = { chainId: intent.originChainId, address: intent.originCurrency, recipient: intent.refundTo }
  const away = { chainId: intent.destinationChainId, address: intent.destinationCurrency, recipient: intent.recipient }
  const atHome = await arrivalOf(task.txHashes, home, execution, ports)
  const proof = isProven(atHome) ? atHome : await arrivalOf(task.txHashes, away, execution, ports)
  const refund = isProven(proof) ? proof : atHome
  return finish(refund, execution, ports, (found) => ({
    event: 'refunded',
    refund: found,
    atSeconds: ports.nowSeconds(),
  }))
}

// A success without hashes is asked about again for a while, and then told as what it is: the service's word.
async function withoutHashes(
  execution: Execution,
  word: 'success' | 'refund',
  ports: FollowPorts,
): Promise<Event | undefined> {
  const atSeconds = ports.nowSeconds()
  const since = execution.history.find((line) => line.what === `service:${word}`)?.atSeconds ?? atSeconds
  if (atSeconds - since < PATIENCE_SECONDS) return track(execution, ports)
  const proof: Proof = { proof: 'reported', txHash: undefined, why: { code: 'ARRIVAL_UNNAMED' } }
  return word === 'success'
    ? { event: 'filled', fill: proof, atSeconds }
    : { event: 'refunded', refund: proof, atSeconds }
}

function isProven(found: Found): found is Extract<Proof, { proof: 'verified' }> {
  return 'proof' in found && found.proof === 'verified'
}

async function finish(
  found: Found,
  execution: Execution,
  ports: FollowPorts,
  event: (proof: Proof) => Extract<Event, { event: 'filled' | 'refunded' }>,
): Promise<Event | undefined> {
  if ('trouble' in found) return slowOr(troubled(ports, found.trouble), execution, ports)
  const read = execution.plan.every(isPaidElsewhere) ? await paidBy(paymentsOf(execution), execution, ports) : undefined
  const paid = read?.ok ? read.value : undefined
  // The end of a crossing does not wait for it.
  return { ...event(found), ...(paid?.value ? { paid } : {}) }
}

// Less than the minimum of the order is not what was promised, whatever the service calls it.
function short(proof: Proof, minimum: Amount): Proof {
  if (proof.proof !== 'verified' || proof.amount.value >= minimum.value) return proof
  return {
    proof: 'reported',
    txHash: proof.txHash,
    why: { code: 'ARRIVAL_SHORT' },
  }
}

function depositOf(execution: Execution): { index: number; chainId: number; hash: string } | undefined {
  const index = execution.plan.length - 1
  const state = execution.items[index]
  // What an exchange has taken it knows by another name, and finds by itself.
  if (state && 'inclusion' in state && state.inclusion.in === 'service') return undefined
  return state && 'signed' in state ? { index, chainId: state.signed.chainId, hash: state.signed.hash } : undefined
}
