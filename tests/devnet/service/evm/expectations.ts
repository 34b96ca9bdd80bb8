import type { Hex } from '../chain.ts'
import type { TransactionData } from './steps.ts'

/** Transactions that only reading them all can find: the user's own last one on a single chain, and bare transfers. */
export type Expectations = Readonly<{
  /**
   * A transaction that is known by its content alone, and the order that it delivers. Where its calldata end with the id of
   * the order, that end stands for all of them: who sends a swap may put a stricter end to its calls.
   */
  expect: (data: TransactionData, orderId: Hex) => void
  /** Transfers that name their order themselves may come on this chain. */
  expectTransfers: (chainId: number) => void
  /** The order of a transaction with this content; the newest of several, and each order only once. */
  match: (
    transaction: Readonly<{
      hash: string
      from: string
      to: string | null
      input: string
      value: bigint
      chainId: number
    }>,
  ) => Hex | undefined
  /** Whether anything is expected on the chain. */
  any: (chainId: number) => boolean
}>

/** `around` is who calls whom with how much native currency, `ending` the end that stands for all of `input`. */
type Expected = Readonly<{ chainId: number; around: string; input: string; ending: string | undefined }>

const MAX_OPEN = 10_000

/** A new, empty list of expectations. Beyond ten thousand open ones the oldest are forgotten. */
export function expectations(): Expectations {
  const open = new Map<Hex, Expected>()
  const matched = new Map<string, Hex>()
  const withTransfers = new Set<number>()
  return {
    expect(data, orderId) {
      const mark = lower(orderId.slice(2))
      const ending = lower(data.data).endsWith(mark) ? mark : undefined
      const around = [data.from, data.to, BigInt(data.value)].join(' ')
      open.set(orderId, { chainId: data.chainId, around: lower(around), input: lower(data.data), ending })
      const [oldest] = open.keys()
      if (open.size > MAX_OPEN && oldest) open.delete(oldest)
    },
    expectTransfers: (chainId) => withTransfers.add(chainId),
    match({ hash, from, to, input, value, chainId }) {
      const before = matched.get(hash)
      if (before) return before
      const around = lower([from, to, value].join(' '))
      const isIt = (each: Expected) =>
        each.chainId === chainId && each.around === around && hasInput(lower(input), each)
      const found = [...open].findLast(([, each]) => isIt(each))
      if (!found) return undefined
      const [orderId] = found
      open.delete(orderId)
      matched.set(hash, orderId)
      return orderId
    },
    any: (chainId) => withTransfers.has(chainId) || [...open.values()].some((each) => each.chainId === chainId),
  }
}

function hasInput(input: string, expected: Expected): boolean {
  return expected.ending === undefined ? input === expected.input : input.endsWith(expected.ending)
}

function lower(text: string): string {
  return text.toLowerCase()
}
