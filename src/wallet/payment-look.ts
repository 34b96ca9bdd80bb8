import { DEPOSIT_TOPICS, depositsIn } from '../core/deposits.ts'
import { APPROVAL_TOPIC, TRANSFER_TOPIC } from '../core/erc20-events.ts'
import type { Execution, ItemState } from '../core/execution.ts'
import { type EvmTransactionItem, type Item, type ItemKind, type ItemOf, isSend, setsAllowance } from '../core/item.ts'
import { laneOf } from '../core/lane.ts'
import { hashesOfItems } from '../core/own-hashes.ts'
import { chainById } from '../core/profile.ts'
import type { Reason } from '../core/reason.ts'
import { isNotSeenYet, type ServiceStatus } from '../core/status.ts'
import { attemptsOf, canGetIn } from '../core/step.ts'
import { followedId } from '../core/successor.ts'
import { type CarryPorts, UNNAMED } from './carry/carry.ts'
import { type ForeignNoncePorts, isNonceForeign } from './foreign-nonce.ts'
import type { Answer, Log } from './node-port.ts'

/** A listed topic matches any member. */
export type LogsWanted = Readonly<{ address: string; topics: readonly (string | readonly string[])[] }>

export type LogOf = Log & Readonly<{ transactionHash: string }>

export type PaymentLookPorts = CarryPorts &
  ForeignNoncePorts &
  Readonly<{
    status: (
      requestId: string,
    ) => Promise<Readonly<{ ok: true; status: ServiceStatus }> | Readonly<{ ok: false; reason: Reason }>>
    /** Times are epoch seconds; an incomplete range fails. */
    logsSince: (chainId: number, wanted: LogsWanted, sinceSeconds: number) => Promise<Answer<readonly LogOf[]>>
  }>

export type PaymentLook =
  | Readonly<{ found: 'paid'; hash: string | undefined }>
  | Readonly<{ found: 'unpaid' }>
  | Readonly<{ found: 'unclear'; reason: Reason }>

const UNPAID = { found: 'unpaid' } as const
const MAYBE = { found: 'unclear', reason: { code: 'MAYBE_PAID' } } as const

/**
 * Checks for a payment by the same keys elsewhere, such as a copied profile. It asks the service and the chain or
 * exchange; silence is no answer.
 */
export async function lookForPayment(execution: Execution, ports: PaymentLookPorts): Promise<PaymentLook> {
  const item = execution.plan.at(-1)
  if (!item) return UNPAID
  const said = await serviceSays(execution, ports)
  if (said.found === 'paid') return said
  const seen = await LOOKS[item.kind](item as never, execution, ports)
  return seen.found === 'unpaid' ? said : seen
}

// The service doesn't know plain sends.
async function serviceSays(execution: Execution, ports: PaymentLookPorts): Promise<PaymentLook> {
  if (isSend(execution.plan)) return UNPAID
  const answer = await ports.status(followedId(execution))
  if (!answer.ok) return { found: 'unclear', reason: answer.reason }
  const { status, inTxHashes } = answer.status
  // An expired request can fail unpaid.
  const isUnpaid = isNotSeenYet(answer.status) || (status === 'failure' && inTxHashes.length === 0)
  return isUnpaid ? UNPAID : { found: 'paid', hash: inTxHashes[0] }
}

type LookOf<K extends ItemKind> = (
  item: ItemOf<K>,
  execution: Execution,
  ports: PaymentLookPorts,
) => Promise<PaymentLook>

const LOOKS: { readonly [K in ItemKind]: LookOf<K> } = {
  evmTransaction: lookOnChain,
  evmSignature: lookThere,
  bitcoinPsbt: lookThere,
  exchangeAAuthorize: lookThere,
  exchangeATransfer: lookThere,
  exchangeBTransfer: lookThere,
  depositAddress: async () => UNPAID,
}

// Without an order lookup, unused nonces prove that nothing was sent.
async function lookThere(item: Item, execution: Execution, ports: PaymentLookPorts): Promise<PaymentLook> {
  const courier = ports.courier(item.kind, item.chainId)
  if (courier?.paidBy) {
    const paid = await courier.paidBy(item)
    if (!paid.ok) return { found: 'unclear', reason: paid.reason }
    return paid.value === undefined ? UNPAID : { found: 'paid', hash: paid.value === UNNAMED ? undefined : paid.value }
  }
  if (!courier?.nonce) return UNPAID
  const nonce = await courier.nonce(item)
  if (!nonce.ok) return { found: 'unclear', reason: nonce.reason }
  return (await isNonceForeign(execution, { lane: laneOf(item), nonce: nonce.value, knows: isSigned }, ports))
    ? MAYBE
    : UNPAID
}

async function lookOnChain(
  item: EvmTransactionItem,
  execution: Execution,
  ports: PaymentLookPorts,
): Promise<PaymentLook> {
  const node = ports.node(item.chainId)
  const [pending, latest] = await Promise.all([node.nonce(item.from, 'pending'), node.nonce(item.from, 'latest')])
  for (const answer of [pending, latest]) if (!answer.ok) return { found: 'unclear', reason: answer.reason }
  if (!pending.ok || !latest.ok) return MAYBE
  const isUsed = await isNonceForeign(
    execution,
    { lane: laneOf(item), nonce: BigInt(pending.value), knows: isSigned },
    ports,
  )
  if (!isUsed && isAllKnown(execution)) return UNPAID
  const paid = await paidInLogs(item, execution, ports)
  if (paid.found !== 'unpaid') return paid
  // A pending transaction may be the payment.
  return latest.value < pending.value && isUsed ? MAYBE : UNPAID
}

// A nonce only reserved here was used elsewhere.
function isSigned(state: ItemState): boolean {
  return attemptsOf(state).length > 0
}

// True means that this record's bytes used all its nonces.
function isAllKnown({ lostSaves, items }: Execution): boolean {
  return !lostSaves && !items.some(canGetIn)
}

async function paidInLogs(
  item: EvmTransactionItem,
  execution: Execution,
  ports: PaymentLookPorts,
): Promise<PaymentLook> {
  const since = execution.ownPayment?.agreedAtSeconds ?? execution.approvedAtSeconds
  const read = (wanted: LogsWanted) => ports.logsSince(item.chainId, wanted, since)
  const own = hashesOfItems(execution.items)
  const isOthers = ({ transactionHash }: LogOf) => !own.includes(transactionHash)
  for (const { wanted, isPayment } of paymentLogs(item, execution, ports)) {
    const logs = await read(wanted)
    if (!logs.ok) return { found: 'unclear', reason: logs.reason }
    const payment = logs.value.find((log) => isOthers(log) && isPayment(log))
    if (payment) return { found: 'paid', hash: payment.transactionHash }
  }
  // Native payments leave no log; only the service can tell.
  if (!hasLogs(item)) return MAYBE
  return (await isBegunElsewhere(execution, { read, isOthers })) ? MAYBE : UNPAID
}

type Wanted = Readonly<{ wanted: LogsWanted; isPayment: (log: LogOf) => boolean }>

function paymentLogs(item: EvmTransactionItem, execution: Execution, { profile }: PaymentLookPorts): readonly Wanted[] {
  if (!hasLogs(item)) return []
  if (isOfToken(item)) {
    const topics = [TRANSFER_TOPIC, topicOf(item.from), topicOf(item.counterparty)]
    return [{ wanted: { address: item.currency, topics }, isPayment: ({ data }) => BigInt(data) === item.amount }]
  }
  const orderId = execution.orderId.toLowerCase()
  const depositories = chainById(profile, item.chainId)?.depositories ?? []
  return depositories.map((address) => ({
    wanted: { address, topics: [DEPOSIT_TOPICS] },
    isPayment: (log) => depositsIn([log], [address]).some((deposit) => deposit.orderId === orderId),
  }))
}

function hasLogs(item: EvmTransactionItem): boolean {
  return item.role === 'deposit' || item.role === 'swap' || isOfToken(item)
}

function isOfToken({ to, currency, role }: EvmTransactionItem): boolean {
  return role !== 'swap' && to.toLowerCase() === currency.toLowerCase()
}

// A copied profile may run the same plan, still unpaid.
async function isBegunElsewhere(
  { plan, items }: Execution,
  about: Readonly<{
    read: (wanted: LogsWanted) => Promise<Answer<readonly LogOf[]>>
    isOthers: (log: LogOf) => boolean
  }>,
): Promise<boolean> {
  for (const [index, item] of plan.entries()) {
    if (item.kind !== 'evmTransaction' || !setsAllowance(item.role) || items[index]?.phase !== 'planned') continue
    const topics = [APPROVAL_TOPIC, topicOf(item.from), topicOf(item.counterparty)]
    const logs = await about.read({ address: item.to, topics })
    if (!logs.ok || logs.value.some(about.isOthers)) return true
  }
  return false
}

function topicOf(address: string): string {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}
