import { includesHash, uniqueHashes } from '../../core/chain/transaction-hashes.ts'
import type { ObservedPayment } from '../../core/deposit-address/follow-up-payments.ts'
import { type ReceivedAmount, totalReceived } from '../../core/execution/received-amount.ts'
import type { Currency } from '../../core/money/currency.ts'
import type { Answer, Reason } from '../../core/reason/reason.ts'

export type PayableAddress = Readonly<{ address: string; currency: Currency }>

export type PaymentListPorts = Readonly<{
  /** Undefined means unconfirmed. */
  received: (hash: string, currency: Currency, recipient: string) => Promise<Answer<ReceivedAmount | undefined>>
  /** The newest confirmed transactions, oldest first; undefined on EVM chains. */
  history: (chainId: number, address: string) => Promise<Answer<readonly ListedTransaction[]> | undefined>
}>

export type ListedTransaction = Readonly<{ txHash: string; height: number }>

/** Oldest first. */
export type PaymentList = Readonly<{ payments: readonly ObservedPayment[]; unproven: Reason | undefined }>

const MOST_READ = 12
const UNPROVEN: readonly Reason['code'][] = [
  'EXPLORER_UNPROVEN',
  'EXPLORER_ALONE',
  'EXPLORER_SHALLOW',
  'EXPLORER_SECOND_SILENT',
]

/** Reads confirmed payments to an address. */
export async function paymentsAt(
  { address, currency }: PayableAddress,
  except: readonly string[],
  ports: PaymentListPorts,
): Promise<Answer<PaymentList>> {
  const listed = await ports.history(currency.chainId, address)
  if (!listed) return { ok: true, value: { payments: [], unproven: undefined } }
  if (!listed.ok) return listed
  const payments: ObservedPayment[] = []
  let unproven: Reason | undefined
  for (const { txHash, height } of listed.value
    .filter((each) => !includesHash(except, each.txHash))
    .slice(-MOST_READ)) {
    const read = await ports.received(txHash, currency, address)
    if (!read.ok && !UNPROVEN.includes(read.reason.code)) return read
    if (!read.ok) unproven = read.reason
    else if (read.value?.value) payments.push({ txHash, amount: read.value.value, height })
  }
  return { ok: true, value: { payments, unproven } }
}

/** Sums the received amounts and names the last payment; undefined without any. */
export async function readReceivedSum(
  hashes: readonly string[],
  { address, currency }: PayableAddress,
  { received }: Pick<PaymentListPorts, 'received'>,
): Promise<Answer<Readonly<{ txHash: string; amount: bigint }> | undefined>> {
  const found: ReceivedAmount[] = []
  let last: string | undefined
  for (const hash of uniqueHashes(hashes).slice(0, MOST_READ)) {
    const read = await received(hash, currency, address)
    if (!read.ok) return read
    if (!read.value?.value) continue
    found.push(read.value)
    last = hash
  }
  return { ok: true, value: last === undefined ? undefined : { txHash: last, amount: totalReceived(found) } }
}

/** Returns the transaction's hash. */
export function paymentHash({ txHash }: Pick<ObservedPayment, 'txHash'>): string {
  return txHash
}
