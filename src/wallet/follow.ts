import { apply, type Event } from '../core/apply.ts'
import type { Currency } from '../core/currency.ts'
import type { Execution } from '../core/execution.ts'
import { isNotSeenYet } from '../core/status.ts'
import { followedId } from '../core/successor.ts'
import type { ArrivalPorts } from './arrival.ts'
import { type CarryPorts, troubled } from './carry/carry.ts'
import type { Answer } from './node-port.ts'
import { lookAtIncluded } from './settle.ts'
import { type SlowPorts, stalledNow, watchedNow } from './slow.ts'
import { type SuccessorPorts, takenOver } from './successor.ts'

export type FollowPorts = CarryPorts &
  SuccessorPorts &
  ArrivalPorts &
  SlowPorts &
  Readonly<{
    /** Whether the steps of a transfer that waits for the service are due to be looked at again: once a minute. */
    isFinalityDue: (id: string) => boolean
    /** Whether a transaction is in a final block of a chain; a failure where it is in none. */
    isFinal: (hash: string, chainId: number, recipient: string) => Promise<Answer<boolean>>
    /** As much of a currency as five dollars come to, smallest unit; undefined without a price that the service does not control. */
    fiveDollars: (currency: Currency) => Promise<bigint | undefined>
    /** Tells the service of a deposit; its answer does not matter, since the status is asked anyway. */
    index: (chainId: number, txHash: string, requestId: string) => Promise<void>
  }>

/** Words that say where to look for money. */
const ARRIVED = ['success', 'refund']

/** How long the service may overlook a deposit before it is pointed to it again, seconds; later less often. */
const REPORT_AGAIN_SECONDS = 30
const REPORT_AGAIN_PART = 4

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
  const after = heard ? apply(execution, heard) : execution
  const isNews = after !== execution
  if (isNews && answer.ok && ARRIVED.includes(answer.status.status)) return heard
  const changed = ports.isFinalityDue(execution.id) ? await lookAtIncluded(execution, ports) : undefined
  if (changed?.event === 'reorged') return changed
  const slow = stalledNow(execution, ports)
  // Words that change and bring nothing nearer would hide for ever that it is slow.
  if (isNews) return slow && after.lastProgressAtSeconds === execution.lastProgressAtSeconds ? slow : heard
  const taken = answer.ok ? await takenOver(execution, answer.status, ports) : undefined
  if (taken?.event === 'superseded') return taken
  if (!answer.ok) return slow ?? troubled(ports, answer.reason)
  if (changed) return changed
  if (slow) return slow
  if (isNotSeenYet(answer.status) && isDueToReport(execution, atSeconds)) return report(execution, ports)
  return taken ?? watchedNow(execution, ports) ?? heard
}

function isDueToReport(execution: Execution, nowSeconds: number): boolean {
  const { stage, lastProgressAtSeconds } = execution
  const reported = 'reportedAtSeconds' in stage ? stage.reportedAtSeconds : undefined
  if (reported === undefined || !depositOf(execution)) return false
  const apart = Math.max(REPORT_AGAIN_SECONDS, (reported - lastProgressAtSeconds) / REPORT_AGAIN_PART)
  return nowSeconds - reported >= apart
}

function depositOf(execution: Execution): { index: number; chainId: number; hash: string } | undefined {
  const { elsewhere, intent } = execution
  if (elsewhere?.hash !== undefined) return { index: 0, chainId: intent.originChainId, hash: elsewhere.hash }
  const index = execution.plan.length - 1
  const state = execution.items[index]
  // What an exchange has taken it knows by another name, and finds by itself.
  if (state && 'inclusion' in state && state.inclusion.in === 'service') return undefined
  return state && 'signed' in state ? { index, chainId: state.signed.chainId, hash: state.signed.hash } : undefined
}
