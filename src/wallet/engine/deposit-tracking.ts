import { followedRequestId } from '../../core/deposit-address/requote.ts'
import { apply, type Event } from '../../core/execution/apply.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { isDepositUnseen } from '../../core/execution/service-status.ts'
import type { Currency } from '../../core/money/currency.ts'
import type { Answer } from '../../core/reason/reason.ts'
import { type RequotePorts, requoteEvent } from '../deposit-address/requote.ts'
import type { ArrivalPorts } from '../outcome/arrival.ts'
import { obstacleEvent, type StepAdapterPorts } from './adapters/step-adapter.ts'
import { recheckIncludedSteps } from './included-steps.ts'
import { eventOrWatched, type StallPorts, stallEvent } from './polling/stall.ts'

export type TrackingPorts = StepAdapterPorts &
  RequotePorts &
  ArrivalPorts &
  StallPorts &
  Readonly<{
    isFinalityDue: (id: string) => boolean
    /** Fails when it is in no block. */
    isFinal: (hash: string, chainId: number, recipient: string) => Promise<Answer<boolean>>
    /** The result is in smallest units; undefined without an independent price. */
    fiveDollars: (currency: Currency) => Promise<bigint | undefined>
    /** The answer doesn't matter: the status is polled anyway. */
    index: (chainId: number, txHash: string, requestId: string) => Promise<void>
  }>

const ARRIVED = ['success', 'refund']

/** The deposit is reported again after these seconds, later less often. */
const REPORT_AGAIN_SECONDS = 30
const REPORT_AGAIN_PART = 4

/** Reports the deposit to the service (interface, "/transactions/index"). */
export async function reportDeposit(execution: Execution, ports: TrackingPorts): Promise<Event> {
  const deposit = depositOf(execution)
  if (deposit) await ports.index(deposit.chainId, deposit.hash, followedRequestId(execution))
  return { event: 'reported', atSeconds: ports.nowSeconds() }
}

/** Reads arrivals, polls the status and rechecks the deposit for reorganisations. No clock ends a transfer. */
export async function trackStatus(execution: Execution, ports: TrackingPorts): Promise<Event | undefined> {
  const atSeconds = ports.nowSeconds()
  const answer = await ports.status(followedRequestId(execution))
  const heard: Event | undefined = answer.ok ? { event: 'status', status: answer.status, atSeconds } : undefined
  const after = heard ? apply(execution, heard) : execution
  const isNews = after !== execution
  if (isNews && answer.ok && ARRIVED.includes(answer.status.status)) return heard
  const changed = ports.isFinalityDue(execution.id) ? await recheckIncludedSteps(execution, ports) : undefined
  if (changed?.event === 'reorged') return changed
  const slow = stallEvent(execution, ports)
  // Changing words without progress mustn't hide slowness.
  if (isNews) return slow && after.lastProgressAtSeconds === execution.lastProgressAtSeconds ? slow : heard
  const taken = answer.ok ? await requoteEvent(execution, answer.status, ports) : undefined
  if (taken?.event === 'requoted') return taken
  if (!answer.ok) return slow ?? eventOrWatched<Event>(obstacleEvent(ports, answer.reason), execution, ports)
  if (changed) return changed
  if (slow) return slow
  if (isDepositUnseen(answer.status) && isDueToReport(execution, atSeconds)) return reportDeposit(execution, ports)
  return taken ?? eventOrWatched<Event>(undefined, execution, ports) ?? heard
}

function isDueToReport(execution: Execution, nowSeconds: number): boolean {
  const { stage, lastProgressAtSeconds } = execution
  const reported = 'reportedAtSeconds' in stage ? stage.reportedAtSeconds : undefined
  if (reported === undefined || !depositOf(execution)) return false
  const apart = Math.max(REPORT_AGAIN_SECONDS, (reported - lastProgressAtSeconds) / REPORT_AGAIN_PART)
  return Math.abs(nowSeconds - reported) >= apart
}

function depositOf(execution: Execution): { index: number; chainId: number; hash: string } | undefined {
  const { elsewhere, intent } = execution
  if (elsewhere?.hash !== undefined) return { index: 0, chainId: intent.originChainId, hash: elsewhere.hash }
  const index = execution.plan.length - 1
  const state = execution.items[index]
  // The service finds exchange deposits itself.
  if (state && 'inclusion' in state && state.inclusion.in === 'service') return undefined
  return state && 'signed' in state ? { index, chainId: state.signed.chainId, hash: state.signed.hash } : undefined
}
