import { includesHash } from '../../core/chain/transaction-hashes.ts'
import {
  type FollowUpOutcome,
  type FollowUpPayment,
  type FollowUpPayments,
  matchRefunds,
  type ObservedPayment,
} from '../../core/deposit-address/follow-up-payments.ts'
import { depositAddressOf, paymentHashesOf } from '../../core/deposit-address/requote.ts'
import { type Execution, isInFlight } from '../../core/execution/execution.ts'
import { currencyOf } from '../../core/profiles/profile.ts'
import type { Answer } from '../../core/reason/reason.ts'
import { type FollowUpPorts, followUpOutcomes } from './follow-up-outcomes.ts'
import { misdirectedOutcome } from './misdirected-outcome.ts'
import { type PayableAddress, type PaymentList, paymentHash, paymentsAt, readReceivedSum } from './payment-list.ts'
import { receivedByDeposits } from './requote.ts'

/**
 * Finds follow-up payments and outcomes. Strict addresses refund them (interface, `strict`); open ones make a new
 * request.
 */
export async function readFollowUpPayments(
  execution: Execution,
  ports: FollowUpPorts,
): Promise<Answer<FollowUpPayments> | undefined> {
  const { intent, plan } = execution
  const address = depositAddressOf(plan, intent)
  const currency = currencyOf(ports.profile, intent.originChainId, intent.originCurrency)
  if (address === undefined || !currency) return undefined
  const place: PayableAddress = { address, currency }
  const isStrict = intent.payment === 'strictAddress'
  const excess = isStrict ? await excessOf(execution, place, ports) : NO_EXCESS
  if (!excess.ok) return excess
  const further = await furtherOf(execution, place, ports)
  if (!further.ok) return further
  const { payments } = further.value
  const backs = isStrict ? await backsOf(payments, execution, { place, ports }) : NO_BACKS
  if (!backs.ok) return backs
  const told = isStrict
    ? { ok: true as const, value: withBacks(payments, backs.value.payments) }
    : await followUpOutcomes(payments, execution, { place, ports })
  if (!told.ok) return told
  const unproven = further.value.unproven ?? backs.value.unproven
  const misdirected = await misdirectedOutcome(execution, place, ports)
  if (!misdirected.ok) return misdirected
  const found = {
    ...(misdirected.value ? { misdirected: misdirected.value } : {}),
    ...(unproven ? { unproven } : {}),
  }
  return { ok: true, value: { excess: excess.value, further: told.value, ...found } }
}

const NO_EXCESS: Answer<FollowUpPayments['excess']> = { ok: true, value: undefined }

// The service refunds the excess separately and names it beside the fill.
async function excessOf(
  execution: Execution,
  { currency }: PayableAddress,
  ports: FollowUpPorts,
): Promise<Answer<FollowUpPayments['excess']>> {
  const { stage, pays, intent } = execution
  if (stage.stage !== 'filled') return NO_EXCESS
  const paid = await receivedByDeposits(stage.status.inTxHashes, execution, ports)
  if (!paid.ok) return paid
  const amount = (paid.value?.value ?? 0n) - pays.value
  if (amount <= 0n) return NO_EXCESS
  const back = await readReceivedSum(stage.status.txHashes, { address: intent.refundTo, currency }, ports)
  if (!back.ok) return back
  return { ok: true, value: { amount, back: back.value && { ...back.value, isCertain: true } } }
}

// Strict addresses count all others; open ones only later payments.
async function furtherOf(
  execution: Execution,
  place: PayableAddress,
  ports: FollowUpPorts,
): Promise<Answer<PaymentList>> {
  const sighted = await paymentsAt(place, [], ports)
  if (!sighted.ok) return sighted
  const { payments: all, unproven } = sighted.value
  const named = paymentHashesOf(execution)
  const own = named.length === 0 && isInFlight(execution) ? all.slice(0, 1).map(paymentHash) : named
  const isOpen = execution.intent.payment === 'openAddress'
  const from = isOpen ? all.findLastIndex((each) => includesHash(own, each.txHash)) + 1 || all.length : 0
  const payments = all.slice(from).filter((each) => !includesHash(own, each.txHash))
  return { ok: true, value: { payments, unproven } }
}

const NO_BACKS: Answer<PaymentList> = { ok: true, value: { payments: [], unproven: undefined } }

async function backsOf(
  payments: readonly ObservedPayment[],
  execution: Execution,
  { place, ports }: Readonly<{ place: PayableAddress; ports: FollowUpPorts }>,
): Promise<Answer<PaymentList>> {
  if (payments.length === 0) return NO_BACKS
  const { stage, intent } = execution
  const told = 'status' in stage ? (stage.status?.txHashes ?? []) : []
  // Change of the own payment doesn't count.
  const counted = [...told, ...paymentHashesOf(execution), ...payments.map(paymentHash)]
  return paymentsAt({ ...place, address: intent.refundTo }, counted, ports)
}

function withBacks(
  payments: readonly ObservedPayment[],
  arrivals: readonly ObservedPayment[],
): readonly FollowUpPayment[] {
  const backs = matchRefunds(payments, arrivals)
  const outcomeAt = (index: number): FollowUpOutcome => {
    const back = backs[index]
    return back ? { is: 'back', ...back } : { is: 'awaited' }
  }
  return payments.map(({ txHash, amount }, index) => ({ txHash, amount, outcome: outcomeAt(index) }))
}
