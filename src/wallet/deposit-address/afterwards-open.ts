import type { FurtherPayment, Outcome, Sighting } from '../../core/afterwards.ts'
import { type Currency, sameIdentifier } from '../../core/currency.ts'
import type { Execution } from '../../core/execution.ts'
import { currencyOf } from '../../core/profile.ts'
import { failedFor } from '../../core/reason.ts'
import type { ServiceStatus } from '../../core/status.ts'
import { followedId, paymentsOf } from '../../core/successor.ts'
import { isAmong } from '../../core/transaction-name.ts'
import type { Answer } from '../node-port.ts'
import { type NewestRequest, paidBy, type RequotePorts } from '../successor.ts'
import { broughtBy, hashOf, type Place, type SightingPorts } from './sightings.ts'

export type FollowUpPorts = SightingPorts &
  Pick<RequotePorts, 'profile' | 'status'> &
  Readonly<{
    /** Undefined means that the service can't be asked now. */
    newestRequest: (address: string) => Promise<NewestRequest | undefined>
  }>

/**
 * Tells the outcome of follow-up payments at an open address. Each is its own request, and the service names the
 * newest. The chain's list or the named payment is read.
 */
export async function withRequests(
  payments: readonly Sighting[],
  execution: Execution,
  { place, ports }: Readonly<{ place: Place; ports: FollowUpPorts }>,
): Promise<Answer<readonly FurtherPayment[]>> {
  if (paymentsOf(execution).length === 0) return { ok: true, value: [] }
  const newest = await ports.newestRequest(place.address)
  if (newest?.answer === 'silent') return failedFor(newest.why)
  const other = newest?.answer === 'told' ? newest.request.requestId : undefined
  const isOwn =
    other === undefined || [execution.requestId, followedId(execution)].some((own) => sameIdentifier(own, other))
  const status = isOwn ? undefined : await ports.status(other)
  if (status && !status.ok) return status
  const { intent } = execution
  const paid = { chainId: intent.originChainId, address: intent.originCurrency }
  const outcome = status ? await outcomeOf(status.status, { execution, paid }, ports) : undefined
  if (outcome && !outcome.ok) return outcome
  const hashes = status?.status.inTxHashes ?? []
  const all = await withNamed(payments, hashes, { execution, ports })
  if (!all.ok) return all
  const unknown: Outcome =
    newest?.answer === 'refused'
      ? { is: 'unfollowed', since: 'key' }
      : isOwn
        ? { is: 'awaited' }
        : { is: 'unfollowed', since: 'newer' }
  return {
    ok: true,
    value: all.value.map(({ txHash, amount }) => ({
      txHash,
      amount,
      outcome: outcome && isAmong(hashes, txHash) ? outcome.value : unknown,
    })),
  }
}

async function withNamed(
  payments: readonly Sighting[],
  hashes: readonly string[],
  { execution, ports }: Readonly<{ execution: Execution; ports: FollowUpPorts }>,
): Promise<Answer<readonly Pick<Sighting, 'txHash' | 'amount'>[]>> {
  const known = [...payments.map(hashOf), ...paymentsOf(execution)]
  const [first] = hashes.filter((hash) => !isAmong(known, hash))
  if (first === undefined) return { ok: true, value: payments }
  const paid = await paidBy([first], execution, ports)
  if (!paid.ok) return paid
  return { ok: true, value: paid.value?.value ? [...payments, { txHash: first, amount: paid.value.value }] : payments }
}

/** Reads a request's outcome: its arrival, or its refund at the origin. */
export async function outcomeOf(
  { status, word, txHashes }: ServiceStatus,
  { execution: { intent }, paid }: Readonly<{ execution: Execution; paid: Pick<Currency, 'chainId' | 'address'> }>,
  ports: FollowUpPorts,
): Promise<Answer<Outcome>> {
  const isBack = status === 'refund'
  const [chainId, currency, address] = isBack
    ? [paid.chainId, paid.address, intent.refundTo]
    : [intent.destinationChainId, intent.destinationCurrency, intent.recipient]
  const known = currencyOf(ports.profile, chainId, currency)
  const isOver = status === 'success' || isBack
  const read = isOver && known ? await broughtBy(txHashes, { address, currency: known }, ports) : undefined
  if (read && !read.ok) return read
  if (!read?.value) return { ok: true, value: { is: 'followed', word } }
  return { ok: true, value: isBack ? { is: 'back', ...read.value, isCertain: true } : { is: 'arrived', ...read.value } }
}
