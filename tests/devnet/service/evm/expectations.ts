import type { Hex } from '../family.ts'
import type { TransactionData } from './steps.ts'

/** Transactions that are known by their content alone: the user's own last one on a single chain. */
export type Expectations = Readonly<{
  expect: (data: TransactionData, orderId: Hex) => void
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
  return {
    expect(data, orderId) {
      const content = [data.from, data.to, data.data, BigInt(data.value)].join(' ').toLowerCase()
      open.set(orderId, { chainId: data.chainId, content })
      const [oldest] = open.keys()
      if (open.size > MAX_OPEN && oldest) open.delete(oldest)
    },
    match({ hash, from, to, input, value, chainId }) {
      const before = matched.get(hash)
      if (before) return before
      const content = [from, to, input, value].join(' ').toLowerCase()
      const found = [...open].findLast(([, each]) => each.chainId === chainId && each.content === content)?.[0]
      if (!found) return undefined
      open.delete(found)
      matched.set(hash, found)
      return found
    },
    any: (chainId) => [...open.values()].some((each) => each.chainId === chainId),
  }
}
