import { includesHash, uniqueHashes } from '../../core/chain/transaction-hashes.ts'
import {
  type DepositAddressRequest,
  depositAddressOf,
  followedRequestId,
  requoteProblem,
} from '../../core/deposit-address/requote.ts'
import type { Event } from '../../core/execution/apply.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { isPaidExternally } from '../../core/execution/item.ts'
import { type ReceivedAmount, totalReceived } from '../../core/execution/received-amount.ts'
import type { ServiceStatus } from '../../core/execution/service-status.ts'
import { tookEffect } from '../../core/execution/steps/step.ts'
import { type Amount, type Currency, sameIdentifier } from '../../core/money/currency.ts'
import { currencyOf, type Profile } from '../../core/profiles/profile.ts'
import { type Answer, failedFor, type Reason } from '../../core/reason/reason.ts'
import { formatDecimal } from '../../lib/decimal.ts'
import { obstacleEvent } from '../engine/adapters/step-adapter.ts'
import type { StatusAnswer } from '../engine/polling/pushed-status.ts'

/** `refused`: the service doesn't tell; `later`: it was just asked. */
export type NewestRequest =
  | Readonly<{ answer: 'told'; request: DepositAddressRequest }>
  | Readonly<{ answer: 'refused' }>
  | Readonly<{ answer: 'later' }>
  | Readonly<{ answer: 'silent'; why: Reason }>

export type RequotePorts = Readonly<{
  profile: Profile
  received: (hash: string, currency: Currency, recipient: string) => Promise<Answer<ReceivedAmount | undefined>>
  /** It counts payments by any payer, smallest unit. */
  standsAt: (currency: Currency, address: string) => Promise<Answer<bigint>>
  status: (requestId: string) => Promise<StatusAnswer>
  newestRequest: (address: string) => Promise<NewestRequest>
  usedAmong: (ids: readonly string[], exceptId: string) => Promise<readonly string[]>
  nowSeconds: () => number
}>

/** These requests are over or unpaid. */
const NOTHING_TO_TAKE_OVER = ['waiting', 'depositing', 'success', 'failure', 'refund']

const MOST_HASHES = 4

/**
 * Finds the requote of an open address's payment (service facts 3), which must name that payment and no other transfer.
 * Foreign payments must cover the address's balance, so dust can't replace them.
 */
export async function requoteEvent(
  execution: Execution,
  status: ServiceStatus,
  ports: RequotePorts,
): Promise<Event | undefined> {
  const address = depositAddressOf(execution.plan, execution.intent)
  const isOpen = execution.intent.payment === 'openAddress' && address !== undefined
  const payments = paymentsAmong(status.inTxHashes, execution)
  if (!isOpen || payments.length === 0 || NOTHING_TO_TAKE_OVER.includes(status.status)) return undefined
  const newest = await ports.newestRequest(address)
  if (newest.answer === 'later') return undefined
  if (newest.answer === 'told' && sameIdentifier(newest.request.requestId, followedRequestId(execution)))
    return undefined
  const read = await receivedByDeposits(payments, execution, ports)
  if (!read.ok) return obstacleEvent(ports, read.reason)
  const paid = read.value
  if (!paid || !isOffered(execution, paid, ports.nowSeconds())) return undefined
  const whole = isOurs(execution) ? undefined : await ports.standsAt(paid.currency, address)
  if (whole && !whole.ok) return obstacleEvent(ports, whole.reason)
  if (whole && whole.value > paid.value) return obstacleEvent(ports, ANOTHER_PAYMENT)
  if (newest.answer === 'silent') return obstacleEvent(ports, newest.why)
  if (newest.answer === 'refused') return obstacleEvent(ports, notTold(execution, paid))
  return believed(newest.request, { execution, paid, payments, named: status.inTxHashes }, ports)
}

function isOurs({ plan }: Execution): boolean {
  return !isPaidExternally(plan)
}

// An own payment is only our transaction.
function paymentsAmong(named: readonly string[], execution: Execution): readonly string[] {
  const state = execution.items.at(-1)
  if (!isOurs(execution)) return named
  return state && tookEffect(state) && 'signed' in state && includesHash(named, state.signed.hash)
    ? [state.signed.hash]
    : []
}

/** Reads the deposits' received amount; undefined while unconfirmed. */
export async function receivedByDeposits(
  hashes: readonly string[],
  { intent, plan }: Pick<Execution, 'intent' | 'plan'>,
  ports: Pick<RequotePorts, 'profile' | 'received'>,
): Promise<Answer<Amount | undefined>> {
  const currency = currencyOf(ports.profile, intent.originChainId, intent.originCurrency)
  const address = depositAddressOf(plan, intent)
  if (!currency || address === undefined) return failedFor({ code: 'CURRENCY_UNKNOWN' })
  const found: ReceivedAmount[] = []
  for (const hash of uniqueHashes(hashes).slice(0, MOST_HASHES)) {
    const read = await ports.received(hash, currency, address)
    if (!read.ok) return read
    if (read.value === undefined) return { ok: true, value: undefined }
    found.push(read.value)
  }
  return { ok: true, value: { currency, value: totalReceived(found) } }
}

// An exact, timely payment belongs to the original request.
function isOffered(execution: Execution, paid: Amount, nowSeconds: number): boolean {
  const { requote, deadlineSeconds } = execution
  const isLate = requote === undefined && deadlineSeconds > 0 && nowSeconds >= deadlineSeconds
  return paid.value > 0n && (isLate || !isQuoted(execution, paid))
}

function isQuoted({ pays, requote }: Execution, paid: Amount): boolean {
  return paid.value === (requote?.paid ?? pays).value
}

type Claimed = Readonly<{
  execution: Execution
  paid: Amount
  payments: readonly string[]
  named: readonly string[]
}>

async function believed(
  request: DepositAddressRequest,
  { execution, paid, payments, named }: Claimed,
  ports: RequotePorts,
): Promise<Event | undefined> {
  const problem = requoteProblem(request, execution)
  if (problem) return obstacleEvent(ports, problem)
  const { requestId } = request
  if ((await ports.usedAmong([requestId], execution.id)).length > 0) {
    return obstacleEvent(ports, { code: 'REQUEST_FOREIGN' })
  }
  const answer = await ports.status(requestId)
  if (!answer.ok || answer.status.inTxHashes.length === 0) return undefined
  const { inTxHashes } = answer.status
  const isNamed = inTxHashes.every((hash) => includesHash(named, hash))
  const isItsPayment = isNamed && (!isOurs(execution) || payments.every((hash) => includesHash(inTxHashes, hash)))
  // An exact payment stays with the original request.
  if (!isItsPayment) return isQuoted(execution, paid) ? undefined : obstacleEvent(ports, ANOTHER_PAYMENT)
  return { event: 'requoted', requestId, paid, atSeconds: ports.nowSeconds() }
}

const ANOTHER_PAYMENT: Reason = { code: 'ANOTHER_PAYMENT' }

function notTold({ pays }: Execution, { value, currency }: Amount): Reason {
  const text = (amount: bigint) => `${formatDecimal(amount, currency.decimals)} ${currency.symbol}`
  if (value === pays.value) return { code: 'PAID_LATE', paid: text(value) }
  return { code: 'PAID_INSTEAD', paid: text(value), quoted: text(pays.value) }
}
