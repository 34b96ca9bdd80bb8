import { type FollowUps, type FurtherPayment, matchBacks, type Outcome, type Sighting } from '../../core/afterwards.ts'
import { type Execution, isInFlight } from '../../core/execution.ts'
import { currencyOf } from '../../core/profile.ts'
import { depositAddressOf, paymentsOf } from '../../core/successor.ts'
import { isAmong } from '../../core/transaction-name.ts'
import type { Answer } from '../node-port.ts'
import { paidBy } from '../successor.ts'
import { type FollowUpPorts, withRequests } from './afterwards-open.ts'
import { misdirectedOf } from './astray-fate.ts'
import { broughtBy, hashOf, type Place, sightingsAt } from './sightings.ts'

/**
 * Finds extra payments at a deposit address and their outcomes. Strict addresses refund them (interface, `strict`);
 * open ones make a new request. Amounts come from the chains. Undefined means no deposit address.
 */
export async function lookForFollowUps(
  execution: Execution,
  ports: FollowUpPorts,
): Promise<Answer<FollowUps> | undefined> {
  const { intent, plan } = execution
  const address = depositAddressOf(plan, intent)
  const currency = currencyOf(ports.profile, intent.originChainId, intent.originCurrency)
  if (address === undefined || !currency) return undefined
  const place: Place = { address, currency }
  const isStrict = intent.payment === 'strictAddress'
  const excess = isStrict ? await excessOf(execution, place, ports) : NO_EXCESS
  if (!excess.ok) return excess
  const further = await furtherOf(execution, place, ports)
  if (!further.ok) return further
  const told = isStrict
    ? await withBacks(further.value, execution, { place, ports })
    : await withRequests(further.value, execution, { place, ports })
  if (!told.ok) return told
  const misdirected = await misdirectedOf(execution, place, ports)
  if (!misdirected.ok) return misdirected
  const found = misdirected.value ? { misdirected: misdirected.value } : {}
  return { ok: true, value: { excess: excess.value, further: told.value, ...found } }
}

const NO_EXCESS: Answer<FollowUps['excess']> = { ok: true, value: undefined }

// The service refunds the excess separately and names it beside the fill.
async function excessOf(
  execution: Execution,
  { currency }: Place,
  ports: FollowUpPorts,
): Promise<Answer<FollowUps['excess']>> {
  const { stage, pays, intent } = execution
  if (stage.stage !== 'filled') return NO_EXCESS
  const paid = await paidBy(stage.status.inTxHashes, execution, ports)
  if (!paid.ok) return paid
  const amount = (paid.value?.value ?? 0n) - pays.value
  if (amount <= 0n) return NO_EXCESS
  const back = await broughtBy(stage.status.txHashes, { address: intent.refundTo, currency }, ports)
  if (!back.ok) return back
  return { ok: true, value: { amount, back: back.value && { ...back.value, isCertain: true } } }
}

// Strict addresses count all others; open ones only later payments.
async function furtherOf(
  execution: Execution,
  place: Place,
  ports: FollowUpPorts,
): Promise<Answer<readonly Sighting[]>> {
  const sighted = await sightingsAt(place, [], ports)
  if (!sighted.ok) return sighted
  const all = sighted.value
  const named = paymentsOf(execution)
  const own = named.length === 0 && isInFlight(execution) ? all.slice(0, 1).map(hashOf) : named
  const isOpen = execution.intent.payment === 'openAddress'
  const from = isOpen ? all.findLastIndex((each) => isAmong(own, each.txHash)) + 1 || all.length : 0
  return { ok: true, value: all.slice(from).filter((each) => !isAmong(own, each.txHash)) }
}

async function withBacks(
  payments: readonly Sighting[],
  execution: Execution,
  { place, ports }: Readonly<{ place: Place; ports: FollowUpPorts }>,
): Promise<Answer<readonly FurtherPayment[]>> {
  if (payments.length === 0) return { ok: true, value: [] }
  const { stage, intent } = execution
  const told = 'status' in stage ? (stage.status?.txHashes ?? []) : []
  // Change of the own payment doesn't count.
  const counted = [...told, ...paymentsOf(execution), ...payments.map(hashOf)]
  const arrivals = await sightingsAt({ ...place, address: intent.refundTo }, counted, ports)
  if (!arrivals.ok) return arrivals
  const backs = matchBacks(payments, arrivals.value)
  const outcomeAt = (index: number): Outcome => {
    const back = backs[index]
    return back ? { is: 'back', ...back } : { is: 'awaited' }
  }
  return {
    ok: true,
    value: payments.map(({ txHash, amount }, index) => ({ txHash, amount, outcome: outcomeAt(index) })),
  }
}
