import * as v from 'valibot'
import type { PageLogFilter } from '../../methods/filters.ts'
import type { NodeMethod } from '../../ports.ts'

export type Place = Readonly<{ origin: string; chainId: number }>

export type NodeReads = Readonly<{
  read: (place: Place, method: NodeMethod, params: readonly unknown[]) => Promise<unknown>
}>

type Range = Readonly<{ from: bigint; to: bigint }>

const MOST_BLOCKS = 128n

const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,16}$/),
  v.transform((text) => BigInt(text)),
)
const block = v.looseObject({ hash: v.string() })

/** Reads the newest block's number. */
export async function newestBlock({ read }: NodeReads, place: Place): Promise<bigint> {
  return v.parse(quantity, await read(place, 'eth_blockNumber', []))
}

/** Reads the newest blocks of a range, without transactions. */
export async function headsIn(ports: NodeReads, place: Place, { from, to }: Range) {
  const first = to - from >= MOST_BLOCKS ? to - MOST_BLOCKS + 1n : from
  const numbers = Array.from({ length: Number(to - first) + 1 }, (_, index) => first + BigInt(index))
  const read = numbers.map((number) => ports.read(place, 'eth_getBlockByNumber', [hex(number), false]))
  return (await Promise.all(read)).flatMap((each) => (v.is(block, each) ? [each] : []))
}

/** Reads the hashes of the newest blocks of a range. */
export async function blockHashesIn(ports: NodeReads, place: Place, range: Range): Promise<readonly string[]> {
  return (await headsIn(ports, place, range)).map(({ hash }) => hash)
}

/** Reads a filter's logs in a range. */
export async function logsIn(
  { read }: NodeReads,
  place: Place,
  { wanted, range }: Readonly<{ wanted: PageLogFilter; range: Range }>,
): Promise<readonly unknown[]> {
  const { fromBlock, toBlock } = wanted
  const own = (text: string | null | undefined) => (text?.startsWith('0x') ? BigInt(text) : undefined)
  const from = highestOf(own(fromBlock) ?? 0n, range.from)
  const to = -highestOf(-(own(toBlock) ?? range.to), -range.to)
  if (from > to) return []
  const { address, topics } = wanted
  const asked = { ...(address != null && { address }), ...(topics != null && { topics }) }
  return v.parse(
    v.array(v.unknown()),
    await read(place, 'eth_getLogs', [{ ...asked, fromBlock: hex(from), toBlock: hex(to) }]),
  )
}

function highestOf(one: bigint, other: bigint): bigint {
  if (one > other) return one
  return other
}

function hex(number: bigint): string {
  return `0x${number.toString(16)}`
}
