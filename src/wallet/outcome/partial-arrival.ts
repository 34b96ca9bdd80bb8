import { paymentHashesOf } from '../../core/deposit-address/requote.ts'
import { apply, type Event } from '../../core/execution/apply.ts'
import type { ArrivalEvidence, Execution, PartialArrival } from '../../core/execution/execution.ts'
import { isPaidExternally, isSendPlan } from '../../core/execution/item.ts'
import { leastRefund } from '../../core/execution/least-refund.ts'
import { type Amount, isSameCurrency } from '../../core/money/currency.ts'
import type { Reason } from '../../core/reason/reason.ts'
import { receivedByDeposits } from '../deposit-address/requote.ts'
import { obstacleEvent } from '../engine/adapters/step-adapter.ts'
import { type TrackingPorts, trackStatus } from '../engine/deposit-tracking.ts'
import { eventOrStall } from '../engine/polling/stall.ts'
import { wholeRefund } from './refund-targets.ts'

/** An incomplete arrival ends this long after its last part. */
export const INCOMPLETE_SECONDS = 86_400

type About = Readonly<{ execution: Execution; ports: TrackingPorts }>

/** Notes a partial fill or refund; undefined after a day without more. */
export async function partialArrivalEvent(
  of: PartialArrival['of'],
  came: ArrivalEvidence,
  { execution, ports, whole }: About & Readonly<{ whole: Amount }>,
): Promise<Event | undefined> {
  if (came.proof !== 'verified') return undefined
  const atSeconds = ports.nowSeconds()
  const known = partIn(execution, of)
  if (known?.came.amount.value !== came.amount.value) return { event: 'arrivedInPart', of, came, whole, atSeconds }
  if (Math.abs(atSeconds - known.sinceSeconds) >= INCOMPLETE_SECONDS) return undefined
  return (await trackStatus(execution, ports)) ?? eventOrStall<Event>(undefined, execution, ports)
}

function partIn({ stage }: Execution, of: PartialArrival['of']): PartialArrival | undefined {
  const part = 'part' in stage ? stage.part : undefined
  return part?.of === of ? part : undefined
}

/** Finds the payment behind a partial or unmeasured refund; undefined for a whole one. */
export async function partiallyRefundedPayment(
  refund: ArrivalEvidence,
  execution: Execution,
  ports: TrackingPorts,
): Promise<Amount | undefined> {
  if (refund.proof !== 'verified') return undefined
  const { amount } = refund
  const payment = await paymentIn(amount, execution, ports)
  if (!payment) return undefined
  if (!isSameCurrency(payment.currency, amount.currency)) return payment
  if (amount.value >= leastRefund(payment.value, undefined)) return undefined
  const fiveDollars = await ports.fiveDollars(payment.currency)
  return amount.value >= leastRefund(payment.value, fiveDollars) ? undefined : payment
}

async function paymentIn(
  { currency }: Amount,
  execution: Execution,
  ports: TrackingPorts,
): Promise<Amount | undefined> {
  const { pays, paid, requote, plan } = execution
  const whole = isSameCurrency(currency, pays.currency) ? undefined : wholeRefund(currency, execution)
  if (whole !== undefined) return { currency, value: whole }
  const known = paid ?? requote?.paid
  if (known) return known
  // The payer may have paid less.
  return isPaidExternally(plan) ? (await paymentFromElsewhere(execution, ports)).paid : pays
}

/** Reads a payment from elsewhere, if possible now. */
export async function paymentFromElsewhere(
  execution: Execution,
  ports: TrackingPorts,
): Promise<Readonly<{ paid?: Amount }>> {
  const read = isPaidExternally(execution.plan)
    ? await receivedByDeposits(paymentHashesOf(execution), execution, ports)
    : undefined
  const paid = read?.ok ? read.value : undefined
  return paid?.value ? { paid } : {}
}

/** Rejects a proof below an order's minimum. */
export function fillEvidence(proof: ArrivalEvidence, { plan, requote, minimum }: Execution): ArrivalEvidence {
  if (requote || isSendPlan(plan) || proof.proof !== 'verified' || proof.amount.value >= minimum.value) return proof
  return { proof: 'reported', txHash: proof.txHash, why: { code: 'ARRIVAL_SHORT' } }
}

/** Handles an unreadable arrival: for a pruned block, the service's report counts. */
export async function unreadableArrivalEvent(
  of: PartialArrival['of'],
  txHashes: readonly string[],
  obstacle: Reason,
  { execution, ports }: About,
): Promise<Event | undefined> {
  if (obstacle.code !== 'STATE_PRUNED') return freshStatusOr(obstacleEvent(ports, obstacle), { execution, ports })
  const proof: ArrivalEvidence = { proof: 'reported', txHash: txHashes[0], why: { code: 'ARRIVAL_UNPROVABLE' } }
  const atSeconds = ports.nowSeconds()
  return of === 'fill' ? { event: 'filled', fill: proof, atSeconds } : { event: 'refunded', refund: proof, atSeconds }
}

/** Prefers a fresh status: the service may name another transaction meanwhile. */
export async function freshStatusOr(waits: Event, { execution, ports }: About): Promise<Event | undefined> {
  if (isSendPlan(execution.plan)) return eventOrStall(waits, execution, ports)
  const event = await trackStatus(execution, ports)
  const isNews = event !== undefined && event.event !== 'obstructed' && apply(execution, event) !== execution
  return isNews ? event : waits
}
