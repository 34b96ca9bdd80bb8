import { includesHash } from '../../core/chain/transaction-hashes.ts'
import type {
  FollowUpOutcome,
  FollowUpPayment,
  ObservedPayment,
} from '../../core/deposit-address/follow-up-payments.ts'
import { followedRequestId, paymentHashesOf } from '../../core/deposit-address/requote.ts'
import type { Execution } from '../../core/execution/execution.ts'
import type { ServiceStatus } from '../../core/execution/service-status.ts'
import { type Currency, sameIdentifier } from '../../core/money/currency.ts'
import { currencyOf } from '../../core/profiles/profile.ts'
import { type Answer, failedFor } from '../../core/reason/reason.ts'
import { type PayableAddress, type PaymentListPorts, paymentHash, readReceivedSum } from './payment-list.ts'
import { type NewestRequest, type RequotePorts, receivedByDeposits } from './requote.ts'

export type FollowUpPorts = PaymentListPorts &
  Pick<RequotePorts, 'profile' | 'status'> &
  Readonly<{
    /** Undefined means that the service can't be asked now. */
    newestRequest: (address: string) => Promise<NewestRequest | undefined>
  }>

/** Each follow-up payment at an open address is its own request. */
export async function followUpOutcomes(
  payments: readonly ObservedPayment[],
  execution: Execution,
  { place, ports }: Readonly<{ place: PayableAddress; ports: FollowUpPorts }>,
): Promise<Answer<readonly FollowUpPayment[]>> {
  if (paymentHashesOf(execution).length === 0) return { ok: true, value: [] }
  const newest = await ports.newestRequest(place.address)
  if (newest?.answer === 'silent') return failedFor(newest.why)
  const other = newest?.answer === 'told' ? newest.request.requestId : undefined
  const isOwn =
    other === undefined || [execution.requestId, followedRequestId(execution)].some((own) => sameIdentifier(own, other))
  const status = isOwn ? undefined : await ports.status(other)
  if (status && !status.ok) return status
  const { intent } = execution
  const paid = { chainId: intent.originChainId, address: intent.originCurrency }
  const outcome = status ? await requestOutcome(status.status, { execution, paid }, ports) : undefined
  if (outcome && !outcome.ok) return outcome
  const hashes = status?.status.inTxHashes ?? []
  const all = await withNamed(payments, hashes, { execution, ports })
  if (!all.ok) return all
  const unknown: FollowUpOutcome =
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
      outcome: outcome && includesHash(hashes, txHash) ? outcome.value : unknown,
    })),
  }
}

async function withNamed(
  payments: readonly ObservedPayment[],
  hashes: readonly string[],
  { execution, ports }: Readonly<{ execution: Execution; ports: FollowUpPorts }>,
): Promise<Answer<readonly Pick<ObservedPayment, 'txHash' | 'amount'>[]>> {
  const known = [...payments.map(paymentHash), ...paymentHashesOf(execution)]
  const [first] = hashes.filter((hash) => !includesHash(known, hash))
  if (first === undefined) return { ok: true, value: payments }
  const paid = await receivedByDeposits([first], execution, ports)
  if (!paid.ok) return paid
  return { ok: true, value: paid.value?.value ? [...payments, { txHash: first, amount: paid.value.value }] : payments }
}

/** Reads a request's outcome: its arrival, or its refund at the origin. */
export async function requestOutcome(
  { status, word, txHashes }: ServiceStatus,
  { execution: { intent }, paid }: Readonly<{ execution: Execution; paid: Pick<Currency, 'chainId' | 'address'> }>,
  ports: FollowUpPorts,
): Promise<Answer<FollowUpOutcome>> {
  const isBack = status === 'refund'
  const [chainId, currency, address] = isBack
    ? [paid.chainId, paid.address, intent.refundTo]
    : [intent.destinationChainId, intent.destinationCurrency, intent.recipient]
  const known = currencyOf(ports.profile, chainId, currency)
  const isOver = status === 'success' || isBack
  const read = isOver && known ? await readReceivedSum(txHashes, { address, currency: known }, ports) : undefined
  if (read && !read.ok) return read
  if (!read?.value) return { ok: true, value: { is: 'followed', word } }
  return { ok: true, value: isBack ? { is: 'back', ...read.value, isCertain: true } : { is: 'arrived', ...read.value } }
}
