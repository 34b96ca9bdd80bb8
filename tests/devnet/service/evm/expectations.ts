import type { Hex } from '../chain.ts'
import type { TransactionData } from './steps.ts'

/** Transactions that only reading them all can find: the user's own last one on a single chain, and bare transfers. */
export type Expectations = Readonly<{
  /** A transaction that is known by its content alone, and the order that it delivers. */
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

const MAX_OPEN = 10_000

/** A new, empty list of expectations. Beyond ten thousand open ones the oldest are forgotten. */
export function expectations(): Expectations {
  const open = new Map<Hex, Readonly<{ chainId: number; content: string }>>()
  const matched = new Map<string, Hex>()
  const withTransfers = new Set<number>()
  return {
    expect(data, orderId) {
      const content = [data.from, data.to, data.data, BigInt(data.value)].join(' ').toLowerCase()
      open.set(orderId, { chainId: data.chainId, content })
      const [oldest] = open.keys()
      if (open.size > MAX_OPEN && oldest) open.delete(oldest)
    },
    expectTransfers: (chainId) => withTransfers.add(chainId),
    match({ hash, from, to, input, value, chainId }) {
      const before = matched.get(hash)
      if (before) return before
      const content = [from, to, input, value].join(' ').toLowerCase()
      const found = [...open].findLast(([, each]) => each.chainId === chainId && each.content === content)
      if (!found) return undefined
      const [orderId] = found
      open.delete(orderId)
      matched.set(hash, orderId)
      return orderId
    },
    any: (chainId) => withTransfers.has(chainId) || [...open.values()].some((each) => each.chainId === chainId),
  }
}
