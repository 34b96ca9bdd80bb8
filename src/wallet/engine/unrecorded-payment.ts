import { followedRequestId } from '../../core/deposit-address/requote.ts'
import type { Execution } from '../../core/execution/execution.ts'
import {
  type EvmTransactionItem,
  type Item,
  type ItemKind,
  type ItemOf,
  isSendPlan,
  setsAllowance,
} from '../../core/execution/item.ts'
import { hashesOfItems } from '../../core/execution/own-transaction-hashes.ts'
import { isDepositUnseen, type ServiceStatus } from '../../core/execution/service-status.ts'
import { canStillBeIncluded, mayHaveLeft } from '../../core/execution/steps/step.ts'
import { DEPOSIT_TOPICS, depositsIn } from '../../core/families/evm/deposit-events.ts'
import { APPROVAL_TOPIC, addressTopic, TRANSFER_TOPIC } from '../../core/families/evm/erc20-events.ts'
import { isEvmTransaction } from '../../core/families/evm/items.ts'
import type { FoundLog, LogFilter } from '../../core/families/evm/logs.ts'
import { chainById } from '../../core/profiles/profile.ts'
import type { Answer, Reason } from '../../core/reason/reason.ts'
import { resourceOf } from '../../core/reservation/resources.ts'
import { isNonceUnrecorded, type UnrecordedNoncePorts } from '../families/evm/unrecorded-nonce.ts'
import { type StepAdapterPorts, UNNAMED_PAYMENT } from './adapters/step-adapter.ts'

export type UnrecordedPaymentPorts = StepAdapterPorts &
  UnrecordedNoncePorts &
  Readonly<{
    status: (
      requestId: string,
    ) => Promise<Readonly<{ ok: true; status: ServiceStatus }> | Readonly<{ ok: false; reason: Reason }>>
    /** Times are epoch seconds; an incomplete range fails. */
    logsSince: (chainId: number, wanted: LogFilter, sinceSeconds: number) => Promise<Answer<readonly FoundLog[]>>
  }>

export type UnrecordedPayment =
  | Readonly<{ found: 'paid'; hash: string | undefined }>
  | Readonly<{ found: 'unpaid' }>
  | Readonly<{ found: 'unclear'; reason: Reason }>

const UNPAID = { found: 'unpaid' } as const
const MAYBE = { found: 'unclear', reason: { code: 'MAYBE_PAID' } } as const

/** Checks for a payment by the same keys elsewhere, such as a copied profile; silence is no answer. */
export async function findUnrecordedPayment(
  execution: Execution,
  ports: UnrecordedPaymentPorts,
): Promise<UnrecordedPayment> {
  const item = execution.plan.at(-1)
  if (!item) return UNPAID
  const said = await serviceSays(execution, ports)
  if (said.found === 'paid') return said
  const seen = await LOOKS[item.kind](item as never, execution, ports)
  return seen.found === 'unpaid' ? said : seen
}

// The service doesn't know plain sends.
async function serviceSays(execution: Execution, ports: UnrecordedPaymentPorts): Promise<UnrecordedPayment> {
  if (isSendPlan(execution.plan)) return UNPAID
  const answer = await ports.status(followedRequestId(execution))
  if (!answer.ok) return { found: 'unclear', reason: answer.reason }
  const { status, inTxHashes } = answer.status
  // An expired request can fail unpaid.
  const isUnpaid = isDepositUnseen(answer.status) || (status === 'failure' && inTxHashes.length === 0)
  return isUnpaid ? UNPAID : { found: 'paid', hash: inTxHashes[0] }
}

type LookOf<K extends ItemKind> = (
  item: ItemOf<K>,
  execution: Execution,
  ports: UnrecordedPaymentPorts,
) => Promise<UnrecordedPayment>

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
async function lookThere(item: Item, execution: Execution, ports: UnrecordedPaymentPorts): Promise<UnrecordedPayment> {
  const transport = ports.transport(item.kind, item.chainId)
  if (transport?.paidBy) {
    const paid = await transport.paidBy(item)
    if (!paid.ok) return { found: 'unclear', reason: paid.reason }
    return paid.value === undefined
      ? UNPAID
      : { found: 'paid', hash: paid.value === UNNAMED_PAYMENT ? undefined : paid.value }
  }
  if (!transport?.nonce) return UNPAID
  const nonce = await transport.nonce(item)
  if (!nonce.ok) return { found: 'unclear', reason: nonce.reason }
  return (await isNonceUnrecorded(
    execution,
    { resource: resourceOf(item), nonce: nonce.value, knows: mayHaveLeft },
    ports,
  ))
    ? MAYBE
    : UNPAID
}

async function lookOnChain(
  item: EvmTransactionItem,
  execution: Execution,
  ports: UnrecordedPaymentPorts,
): Promise<UnrecordedPayment> {
  const node = ports.node(item.chainId)
  const [pending, latest] = await Promise.all([node.nonce(item.from, 'pending'), node.nonce(item.from, 'latest')])
  for (const answer of [pending, latest]) if (!answer.ok) return { found: 'unclear', reason: answer.reason }
  if (!pending.ok || !latest.ok) return MAYBE
  const isUsed = await isNonceUnrecorded(
    execution,
    { resource: resourceOf(item), nonce: BigInt(pending.value), knows: mayHaveLeft },
    ports,
  )
  if (!isUsed && isAllKnown(execution)) return UNPAID
  const paid = await paidInLogs(item, execution, ports)
  if (paid.found !== 'unpaid') return paid
  // A pending transaction may be the payment.
  return latest.value < pending.value && isUsed ? MAYBE : UNPAID
}

// This record's bytes used all its nonces.
function isAllKnown({ lostSaves, items }: Execution): boolean {
  return !lostSaves && !items.some(canStillBeIncluded)
}

async function paidInLogs(
  item: EvmTransactionItem,
  execution: Execution,
  ports: UnrecordedPaymentPorts,
): Promise<UnrecordedPayment> {
  const since = execution.ownPayment?.agreedAtSeconds ?? execution.approvedAtSeconds
  const read = (wanted: LogFilter) => ports.logsSince(item.chainId, wanted, since)
  const own = hashesOfItems(execution.items.filter(mayHaveLeft))
  const isOthers = ({ transactionHash }: FoundLog) => !own.includes(transactionHash)
  for (const { wanted, isPayment } of paymentLogs(item, execution, ports)) {
    const logs = await read(wanted)
    if (!logs.ok) return { found: 'unclear', reason: logs.reason }
    const payment = logs.value.find((log) => isOthers(log) && isPayment(log))
    if (payment) return { found: 'paid', hash: payment.transactionHash }
  }
  // Native payments and local swaps leave no log; only the service can tell.
  if (!hasLogs(item, execution)) return MAYBE
  return (await isBegunElsewhere(execution, { read, isOthers })) ? MAYBE : UNPAID
}

type Wanted = Readonly<{ wanted: LogFilter; isPayment: (log: FoundLog) => boolean }>

function paymentLogs(
  item: EvmTransactionItem,
  execution: Execution,
  { profile }: UnrecordedPaymentPorts,
): readonly Wanted[] {
  if (!hasLogs(item, execution)) return []
  if (isOfToken(item)) {
    const topics = [TRANSFER_TOPIC, addressTopic(item.from), addressTopic(item.counterparty)]
    return [{ wanted: { address: item.currency, topics }, isPayment: ({ data }) => BigInt(data) === item.amount }]
  }
  const orderId = execution.orderId.toLowerCase()
  const depositories = chainById(profile, item.chainId)?.depositories ?? []
  return depositories.map((address) => ({
    wanted: { address, topics: [DEPOSIT_TOPICS] },
    isPayment: (log) => depositsIn([log], [address]).some((deposit) => deposit.orderId === orderId),
  }))
}

function hasLogs(item: EvmTransactionItem, { intent }: Execution): boolean {
  const isAcross = intent.originChainId !== intent.destinationChainId
  return item.role === 'deposit' || (item.role === 'swap' && isAcross) || isOfToken(item)
}

function isOfToken({ to, currency, role }: EvmTransactionItem): boolean {
  return role !== 'swap' && to.toLowerCase() === currency.toLowerCase()
}

// A copied profile may run the same plan, still unpaid.
async function isBegunElsewhere(
  { plan, items }: Execution,
  about: Readonly<{
    read: (wanted: LogFilter) => Promise<Answer<readonly FoundLog[]>>
    isOthers: (log: FoundLog) => boolean
  }>,
): Promise<boolean> {
  for (const [index, item] of plan.entries()) {
    if (!isEvmTransaction(item) || !setsAllowance(item.role) || items[index]?.phase !== 'planned') continue
    const topics = [APPROVAL_TOPIC, addressTopic(item.from), addressTopic(item.counterparty)]
    const logs = await about.read({ address: item.to, topics })
    if (!logs.ok || logs.value.some(about.isOthers)) return true
  }
  return false
}
