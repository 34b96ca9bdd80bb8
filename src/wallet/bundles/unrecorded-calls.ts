import type { Bundle, BundleCall, SentCall } from '../../core/bundle/bundle.ts'
import type { ReadDeposit } from '../../core/bundle/deposit-outcome.ts'
import { isUndelegation } from '../../core/bundle/undelegation.ts'
import { includesHash } from '../../core/chain/transaction-hashes.ts'
import { hashesOfItems } from '../../core/execution/own-transaction-hashes.ts'
import { isDecided, mayHaveLeft } from '../../core/execution/steps/step.ts'
import { isSameAddress } from '../../core/families/address.ts'
import type { SentTransaction } from '../../core/families/evm/call.ts'
import { DEPOSIT_TOPICS, depositsIn } from '../../core/families/evm/deposit-events.ts'
import { addressTopic, TRANSFER_TOPIC } from '../../core/families/evm/erc20-events.ts'
import type { FoundLog, LogFilter } from '../../core/families/evm/logs.ts'
import { callMeaningOf } from '../../core/page/calls/decode-call.ts'
import type { CallAct } from '../../core/page/calls/meaning.ts'
import type { Answer, Reason } from '../../core/reason/reason.ts'
import { nonceResource } from '../../core/reservation/nonces.ts'
import { unrecordedNonces } from '../families/evm/unrecorded-nonce.ts'
import type { BundlePorts } from './ports.ts'

/** `unclear`: it may be sent. */
export type UnrecordedCalls =
  | Readonly<{ found: 'sent'; sent: readonly SentCall[]; read: readonly ReadDeposit[] }>
  | Readonly<{ found: 'unsent' | 'unclear' }>
  | Readonly<{ found: 'unread'; reason: Reason }>

const UNSENT = { found: 'unsent' } as const
const UNCLEAR = { found: 'unclear' } as const
const PENDING = { found: 'unread', reason: { code: 'MAYBE_TAKEN' } } as const

const MOST_NONCES = 8
const SEARCH_SECONDS = 20

/** Looks for a bundle's calls that another copy of this wallet sent. */
export async function findUnrecordedCalls(bundle: Bundle, ports: BundlePorts): Promise<UnrecordedCalls> {
  const { account, chainId, noncesAtApproval } = bundle
  const node = ports.node(chainId)
  const resource = nonceResource(chainId, account)
  const [pending, latest] = await Promise.all([node.nonce(account, 'pending'), node.nonce(account, 'latest')])
  for (const answer of [pending, latest]) if (!answer.ok) return { found: 'unread', reason: answer.reason }
  const first = noncesAtApproval.find((each) => each.resource === resource)?.nonce
  if (!pending.ok || !latest.ok || first === undefined) return UNCLEAR
  const about = { resource, first, nonce: BigInt(pending.value), knows: mayHaveLeft }
  const unknown = await unrecordedNonces(bundle, about, ports)
  const inBlocks = unknown.filter((nonce) => nonce < BigInt(latest.value))
  const found = await transactionsOf(inBlocks, bundle, ports)
  if ('reason' in found) return { found: 'unread', reason: found.reason }
  const sent = sentCalls(found.known, bundle)
  // Its cancellation has the same fields.
  if (sent.length > 0 && isUndelegation(bundle)) return UNCLEAR
  if (sent.length > 0) return withDeposits(sent, bundle, ports)
  const isPending = inBlocks.length < unknown.length
  const logs = unknown.length > 0 ? await callsInLogs(bundle, found.isComplete, ports) : UNSENT
  return logs.found === 'unsent' && isPending ? PENDING : logs
}

type Found = Readonly<{ known: readonly SentTransaction[]; isComplete: boolean }> | Readonly<{ reason: Reason }>

async function transactionsOf(
  nonces: readonly bigint[],
  { account, chainId }: Bundle,
  ports: BundlePorts,
): Promise<Found> {
  if (nonces.length === 0) return { known: [], isComplete: true }
  const node = ports.node(chainId)
  const height = await node.height()
  if (!height.ok) return height
  const began = ports.nowSeconds()
  const isLate = () => Math.abs(ports.nowSeconds() - began) > SEARCH_SECONDS
  const known: SentTransaction[] = []
  for (const nonce of nonces.slice(0, MOST_NONCES)) {
    const sent = await node.transactionOfNonce({ account, nonce: Number(nonce), newest: height.value, isLate })
    if (sent) known.push(sent)
  }
  const isWhole = ({ value, data }: SentTransaction) => value !== undefined && data !== undefined
  return { known, isComplete: known.length === nonces.length && known.every(isWhole) }
}

// Calls of a bundle may be equal.
function sentCalls(known: readonly SentTransaction[], bundle: Bundle): readonly SentCall[] {
  const left = [...known]
  return openCalls(bundle).flatMap(({ call, index }) => {
    const at = left.findIndex((each) => isSameCall(each, call))
    const [sent] = at < 0 ? [] : left.splice(at, 1)
    return sent ? [{ index, hash: sent.hash }] : []
  })
}

function isSameCall(sent: SentTransaction, { to, value, data }: BundleCall): boolean {
  const isSameTarget = sent.to === undefined || to === undefined ? sent.to === to : isSameAddress(sent.to, to)
  return isSameTarget && sent.value === value && sent.data?.toLowerCase() === data.toLowerCase()
}

type OpenCall = Readonly<{ call: BundleCall; index: number }>

function openCalls({ calls, items }: Bundle): readonly OpenCall[] {
  return calls.flatMap((call, index) => {
    const state = items[index]
    return state === undefined || isDecided(state) ? [] : [{ call, index }]
  })
}

async function withDeposits(
  sent: readonly SentCall[],
  { chainId }: Bundle,
  ports: BundlePorts,
): Promise<UnrecordedCalls> {
  const read: ReadDeposit[] = []
  const included: SentCall[] = []
  for (const { index, hash } of sent) {
    const receipt = await ports.node(chainId).receipt(hash)
    if (!receipt.ok) return { found: 'unread', reason: receipt.reason }
    const { logs = [], status } = receipt.value ?? {}
    included.push({ index, hash, ...(status ? { status } : {}) })
    read.push(...depositsIn(logs, ports.depositories(chainId)).map((each) => ({ ...each, index })))
  }
  return { found: 'sent', sent: included, read }
}

// Another transaction may pay the same order.
async function callsInLogs(bundle: Bundle, isComplete: boolean, ports: BundlePorts): Promise<UnrecordedCalls> {
  const open = openCalls(bundle)
  const expected = open.map(({ call }) => actsOf(call, bundle, ports))
  const orders = ordersOf(bundle, expected.flat())
  const paid = await paidOrders(orders, bundle, ports)
  if (!paid.ok) return { found: 'unread', reason: paid.reason }
  const [first] = paid.value
  if (first) {
    const at = expected.findIndex((acts) => acts.some((act) => orderOf(act) === first.orderId))
    const index = open[Math.max(at, 0)]?.index ?? 0
    return withDeposits([{ index, hash: first.hash }], bundle, ports)
  }
  if (isComplete) return UNSENT
  if (!expected.every((acts) => acts.length > 0 && acts.every(hasLog))) return UNCLEAR
  for (const act of expected.flat()) {
    const logs = await transfersLike(act, bundle, ports)
    if (!logs.ok) return { found: 'unread', reason: logs.reason }
    if (logs.value.length > 0) return UNCLEAR
  }
  return UNSENT
}

function actsOf({ to, value, data }: BundleCall, { chainId }: Bundle, { profile }: BundlePorts): readonly CallAct[] {
  const inner = (act: CallAct): readonly CallAct[] =>
    act.kind === 'batch' ? act.calls.flatMap((each) => inner(each.act)) : [act]
  return inner(callMeaningOf({ to, value, data }, profile, chainId).act)
}

function hasLog({ kind }: CallAct): boolean {
  return kind === 'deposit' || kind === 'transfer'
}

function orderOf(act: CallAct): string | undefined {
  return act.kind === 'deposit' ? act.orderId.toLowerCase() : undefined
}

function ordersOf({ deposits }: Bundle, acts: readonly CallAct[]): readonly string[] {
  const simulated = deposits?.simulated.map(({ orderId }) => orderId.toLowerCase()) ?? []
  const isRead = (order: string) => deposits?.read.some(({ orderId }) => orderId.toLowerCase() === order)
  return [...new Set([...simulated, ...acts.flatMap((act) => orderOf(act) ?? [])])].filter((order) => !isRead(order))
}

type PaidOrder = Readonly<{ orderId: string; hash: string }>

async function paidOrders(
  orders: readonly string[],
  { account, chainId, approvedAtSeconds }: Bundle,
  ports: BundlePorts,
): Promise<Answer<readonly PaidOrder[]>> {
  const found: PaidOrder[] = []
  const own = (await ports.recent()).flatMap(({ items }) => hashesOfItems(items))
  const isOurs = ({ transactionHash }: FoundLog) => includesHash(own, transactionHash)
  for (const address of orders.length > 0 ? ports.depositories(chainId) : []) {
    const logs = await ports.logsSince(chainId, { address, topics: [DEPOSIT_TOPICS] }, approvedAtSeconds)
    if (!logs.ok) return logs
    for (const log of logs.value.filter((each) => !isOurs(each))) {
      const paid = depositsIn([log], [address]).filter(
        ({ orderId, depositor }) => orders.includes(orderId) && isSameAddress(depositor, account),
      )
      found.push(...paid.map(({ orderId }) => ({ orderId, hash: log.transactionHash })))
    }
  }
  return { ok: true, value: found }
}

async function transfersLike(
  act: CallAct,
  { chainId, account, approvedAtSeconds }: Bundle,
  ports: BundlePorts,
): Promise<Answer<readonly FoundLog[]>> {
  if (act.kind !== 'transfer') return { ok: true, value: [] }
  const topics = [TRANSFER_TOPIC, addressTopic(account), addressTopic(act.recipient)]
  const wanted: LogFilter = { address: act.token.address, topics }
  return ports.logsSince(chainId, wanted, approvedAtSeconds)
}
