import * as v from 'valibot'
import { sameIdentifier } from '../core/currency.ts'
import { failedFor } from '../core/reason.ts'
import type { Hex } from '../lib/hex.ts'
import { plain, toQuantity } from './evm-reads.ts'
import { block, bytes32, log, quantity } from './evm-schema.ts'
import type { Answer, Rpc, RpcAnswer } from './rpc.ts'

/** How far back a block is looked for that is older than the signature, in blocks. */
const STEPS_BACK = [60n, 600n, 6_000n, 60_000n]
/** How far our clock may be from that of the chain. */
export const CLOCK_SECONDS = 900

/** So many blocks are asked for at once where a node does not answer for all of them. */
const AT_ONCE = 1_000n

const logs = v.array(v.object({ ...log.entries, blockNumber: quantity, transactionHash: bytes32 }))
export type Logged = v.InferOutput<typeof logs>[number]

/** Nothing is said. */
export const NOT_SAID = { ok: true, value: undefined } as const

/**
 * Reads the logs of a contract from a moment on, epoch seconds, in parts where the node does not answer for all of them at
 * once.
 *
 * @returns a failure where the node does not answer for all of that time
 */
export async function logsSince(rpc: Rpc, wanted: Wanted, sinceSeconds: number): Promise<Answer<readonly Logged[]>> {
  const span = await spanSince(rpc, sinceSeconds - CLOCK_SECONDS)
  if (!span.ok) return span
  if (!span.value) return failedFor({ code: 'NOT_SAID' }, 'The node does not say which blocks are so old')
  const { from, to } = span.value
  const all = await logsIn(rpc, wanted, { from, to })
  if (!all.ok || all.isSaid) return all
  const found: Logged[] = []
  for (let first = from; first <= to; first += AT_ONCE) {
    const last = first + AT_ONCE - 1n
    const part = await logsIn(rpc, wanted, { from: first, to: last < to ? last : to })
    if (!part.ok) return part
    if (!part.isSaid) return failedFor({ code: 'NOT_SAID' }, 'The node does not give these logs')
    found.push(...part.value)
  }
  return { ok: true, value: found }
}

/** Blocks, both included. */
export type Span = Readonly<{ from: bigint; to: bigint }>
/** Which logs of a contract; a topic in a list stands for any of them. */
export type Wanted = Readonly<{ address: string; topics: readonly (string | readonly string[])[] }>

/** The blocks from one that is older than a moment up to the newest; undefined where that is too far back. */
export async function spanSince(rpc: Rpc, seconds: number): Promise<Answer<Span | undefined>> {
  const blockAt = (at: Hex | 'latest') => rpc('eth_getBlockByNumber', [at, false], block)
  const newest = await blockAt('latest')
  if (!newest.ok) return orNotSaid(newest)
  const to = newest.value?.number
  if (to === undefined) return NOT_SAID
  for (const back of STEPS_BACK) {
    const from = to > back ? to - back : 0n
    const older = await blockAt(toQuantity(from))
    if (!older.ok) return orNotSaid(older)
    if (from === 0n || isOlder(older.value, seconds)) return { ok: true, value: { from, to } }
  }
  return NOT_SAID
}

/** The logs of a contract in a span of blocks; `isSaid` is false where the node does not answer for it. */
export async function logsIn(
  rpc: Rpc,
  { address, topics }: Wanted,
  { from, to }: Span,
): Promise<Answer<readonly Logged[]> & Readonly<{ isSaid: boolean }>> {
  const filter = { fromBlock: toQuantity(from), toBlock: toQuantity(to), address, topics }
  const answer = await rpc('eth_getLogs', [filter], logs)
  if (!answer.ok) {
    const silent = orNotSaid(answer)
    return silent.ok ? { ok: true, value: [], isSaid: false } : { ...silent, isSaid: false }
  }
  const isWanted = (each: Logged) =>
    sameIdentifier(each.address, address) &&
    topics.every((any, at) => [any].flat().some((topic) => sameIdentifier(each.topics[at] ?? '', topic))) &&
    each.blockNumber >= from &&
    each.blockNumber <= to
  return { ok: true, value: answer.value.filter(isWanted), isSaid: true }
}

/** Nothing is said by a node that refuses such a question, as it does for ever; one that cannot be reached answers later. */
export function orNotSaid(answer: Exclude<RpcAnswer<unknown>, { ok: true }>): Answer<undefined> {
  return answer.transport === 'offline' || answer.transport === 'aborted' ? plain<undefined>(answer) : NOT_SAID
}

/** Whether a block was made before a moment, epoch seconds. */
export function isOlder(made: v.InferOutput<typeof block>, seconds: number): boolean {
  return made?.timestamp !== undefined && made.timestamp < BigInt(seconds)
}
