import * as v from 'valibot'
import { sameIdentifier } from '../core/currency.ts'
import { failedFor } from '../core/reason.ts'
import type { Hex } from '../lib/hex.ts'
import { plain, toQuantity } from './evm-reads.ts'
import { block, bytes32, log, quantity } from './evm-schema.ts'
import type { Answer, Rpc, RpcAnswer } from './rpc.ts'

/** Search distances for a block older than the signature. */
const STEPS_BACK = [60n, 600n, 6_000n, 60_000n]
/** The tolerated difference of clocks. */
export const CLOCK_SECONDS = 900

const AT_ONCE = 1_000n

const logs = v.array(v.object({ ...log.entries, blockNumber: quantity, transactionHash: bytes32 }))
export type Logged = v.InferOutput<typeof logs>[number]

export const NOT_SAID = { ok: true, value: undefined } as const

/**
 * Reads a contract's logs since epoch seconds, in chunks where needed.
 *
 * @returns a failure where a part is missing
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

/** Both ends included. */
export type Span = Readonly<{ from: bigint; to: bigint }>
/** A list matches any of its topics. */
export type Wanted = Readonly<{ address: string; topics: readonly (string | readonly string[])[] }>

/** Finds the blocks since epoch seconds; undefined where that is too far back. */
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

/** Reads logs in a span. `isSaid` is false where the node refuses. */
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

/** Keeps an unreachable node's failure, since it may answer later; a refusal is permanent. */
export function orNotSaid(answer: Exclude<RpcAnswer<unknown>, { ok: true }>): Answer<undefined> {
  return answer.transport === 'offline' || answer.transport === 'aborted' ? plain<undefined>(answer) : NOT_SAID
}

/** Compares a block's time with epoch seconds. */
export function isOlder(made: v.InferOutput<typeof block>, seconds: number): boolean {
  return made?.timestamp !== undefined && made.timestamp < BigInt(seconds)
}
