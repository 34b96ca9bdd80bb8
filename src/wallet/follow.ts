import { apply, type Event } from '../core/apply.ts'
import type { Execution } from '../core/execution.ts'
import type { Profile } from '../core/profile.ts'
import { isStalled } from '../core/stall.ts'
import { isNotSeenYet } from '../core/status.ts'
import { followedId } from '../core/successor.ts'
import type { ArrivalPorts } from './arrival.ts'
import { type CarryPorts, troubled } from './carry/carry.ts'
import { lookAtIncluded } from './settle.ts'
import { type SuccessorPorts, takenOver } from './successor.ts'

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

function depositOf(execution: Execution): { index: number; chainId: number; hash: string } | undefined {
  const index = execution.plan.length - 1
  const state = execution.items[index]
  // What an exchange has taken it knows by another name, and finds by itself.
  if (state && 'inclusion' in state && state.inclusion.in === 'service') return undefined
  return state && 'signed' in state ? { index, chainId: state.signed.chainId, hash: state.signed.hash } : undefined
}
