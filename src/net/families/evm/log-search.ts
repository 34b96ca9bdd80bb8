import * as v from 'valibot'
import type { LogFilter } from '../../../core/families/evm/logs.ts'
import { sameIdentifier } from '../../../core/money/currency.ts'
import { NO_ANSWER } from '../../../core/reason/no-answer.ts'
import { type Answer, failedFor, type Reason } from '../../../core/reason/reason.ts'
import type { Hex } from '../../../lib/hex.ts'
import type { Rpc, RpcAnswer } from '../../nodes/rpc.ts'
import { type BlockAt, plainAnswer, toQuantity } from './balance-and-receipt-reads.ts'
import { block, bytes32, log, quantity } from './schema.ts'

/** Search distances for a block older than the signature. */
const STEPS_BACK = [60n, 600n, 6_000n, 60_000n]
/** The tolerated difference of clocks. */
export const CLOCK_TOLERANCE_SECONDS = 900

const AT_ONCE = 1_000n

const logs = v.array(v.object({ ...log.entries, blockNumber: quantity, transactionHash: bytes32 }))
export type NodeLog = v.InferOutput<typeof logs>[number]

export const UNKNOWN_LOGS = { ok: true, value: undefined } as const
const NO_LOGS = failedFor({ code: 'NOT_SAID' }, 'The node does not give these logs')

/** Reads a contract's logs since epoch seconds, in chunks; fails where a part is missing. */
export async function logsSince(
  rpc: Rpc,
  wanted: LogFilter,
  sinceSeconds: number,
  until: BlockAt = 'latest',
): Promise<Answer<readonly NodeLog[]>> {
  const span = await blockRangeSince(rpc, sinceSeconds - CLOCK_TOLERANCE_SECONDS, until)
  if (!span.ok) return span
  if (!span.value) return failedFor({ code: 'NOT_SAID' }, 'The node does not say which blocks are so old')
  const { from, to } = span.value
  const all = await logsInRange(rpc, wanted, { from, to })
  if (!all.ok || !all.why) return all
  const found: NodeLog[] = []
  for (let first = from; first <= to; first += AT_ONCE) {
    const last = first + AT_ONCE - 1n
    const part = await logsInRange(rpc, wanted, { from: first, to: last < to ? last : to })
    if (!part.ok) return part
    if (part.why) return NO_ANSWER.includes(part.why.code) ? failedFor(part.why) : NO_LOGS
    found.push(...part.value)
  }
  return { ok: true, value: found }
}

/** Both ends included. */
export type BlockRange = Readonly<{ from: bigint; to: bigint }>

/** Finds the blocks since epoch seconds; undefined where that is too far back. */
export async function blockRangeSince(
  rpc: Rpc,
  seconds: number,
  until: BlockAt = 'latest',
): Promise<Answer<BlockRange | undefined>> {
  const blockAt = (at: Hex | 'latest') => rpc('eth_getBlockByNumber', [at, false], block)
  const newest = await blockAt(until === 'latest' ? until : toQuantity(until))
  if (!newest.ok) return orUnknownLogs(newest)
  const to = newest.value?.number
  if (to === undefined) return UNKNOWN_LOGS
  for (const back of STEPS_BACK) {
    const from = to > back ? to - back : 0n
    const older = await blockAt(toQuantity(from))
    if (!older.ok) return orUnknownLogs(older)
    if (from === 0n || isBlockOlder(older.value, seconds)) return { ok: true, value: { from, to } }
  }
  return UNKNOWN_LOGS
}

/** Reads logs in a span. `why`: the node doesn't give them. */
export async function logsInRange(
  rpc: Rpc,
  { address, topics }: LogFilter,
  { from, to }: BlockRange,
): Promise<Answer<readonly NodeLog[]> & Readonly<{ why?: Reason }>> {
  const filter = { fromBlock: toQuantity(from), toBlock: toQuantity(to), address, topics }
  const answer = await rpc('eth_getLogs', [filter], logs)
  if (!answer.ok) {
    const { transport, reason } = answer
    const isPassing = transport === 'offline' || transport === 'aborted' || reason.code === 'HOST_TROUBLE'
    return isPassing ? plainAnswer<never>(answer) : { ok: true, value: [], why: reason }
  }
  const isWanted = (each: NodeLog) =>
    sameIdentifier(each.address, address) &&
    topics.every((any, at) => [any].flat().some((topic) => sameIdentifier(each.topics[at] ?? '', topic))) &&
    each.blockNumber >= from &&
    each.blockNumber <= to
  return { ok: true, value: answer.value.filter(isWanted) }
}

/** Keeps a silent node's failure, which may pass; a refusal is permanent. */
export function orUnknownLogs(answer: Exclude<RpcAnswer<unknown>, { ok: true }>): Answer<undefined> {
  const { code } = answer.reason
  return code !== 'TOO_OFTEN' && NO_ANSWER.includes(code) ? plainAnswer<undefined>(answer) : UNKNOWN_LOGS
}

/** Compares a block's time with epoch seconds. */
export function isBlockOlder(made: v.InferOutput<typeof block>, seconds: number): boolean {
  return made?.timestamp !== undefined && made.timestamp < BigInt(seconds)
}
