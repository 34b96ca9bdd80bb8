import type { Hex } from '../family.ts'
import type { TransactionData } from './steps.ts'

/** What an expected transaction pays in: a currency's address, and its smallest unit. */
export type Paid = Readonly<{ currency: string; amount: bigint }>

/** An expected transaction that was found. */
export type Expected = Readonly<{ orderId: Hex; paid: Paid | undefined }>

/** Transactions that are known by their content alone: the user's own last one on a single chain. */
export type Expectations = Readonly<{
  /** `paid` says what the transaction pays in, where its value does not. */
  expect: (data: TransactionData, orderId: Hex, paid?: Paid) => void
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
  ) => Expected | undefined
  /** Whether anything is expected on the chain. */
  any: (chainId: number) => boolean
}>

const MAX_OPEN = 10_000

/** A new, empty list of expectations. Beyond ten thousand open ones the oldest are forgotten. */
export function expectations(): Expectations {
  const open = new Map<Hex, Readonly<{ chainId: number; content: string; paid: Paid | undefined }>>()
  const matched = new Map<string, Expected>()
  return {
    expect(data, orderId, paid) {
      const content = [data.from, data.to, data.data, BigInt(data.value)].join(' ').toLowerCase()
      open.set(orderId, { chainId: data.chainId, content, paid })
      const [oldest] = open.keys()
      if (open.size > MAX_OPEN && oldest) open.delete(oldest)
    },
    match({ hash, from, to, input, value, chainId }) {
      const before = matched.get(hash)
      if (before) return before
      const content = [from, to, input, value].join(' ').toLowerCase()
      const found = [...open].findLast(([, each]) => each.chainId === chainId && each.content === content)
      if (!found) return undefined
      const [orderId, { paid }] = found
      open.delete(orderId)
      matched.set(hash, { orderId, paid })
      return { orderId, paid }
    },
    any: (chainId) => [...open.values()].some((each) => each.chainId === chainId),
  }
}
