import type { Hex } from '../chain.ts'
import type { TransactionData } from './steps.ts'

/** Transactions that only a scan of blocks finds. */
export type Expectations = Readonly<{
  /** If its calldata ends with the order id, the id alone counts: a wallet may enforce a stricter end. */
  expect: (data: TransactionData, orderId: Hex) => void
  expectTransfers: (chainId: number) => void
  /** The newest matching order; each order matches once. */
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
  any: (chainId: number) => boolean
}>

/** `around` covers sender, target and native value; `suffix` replaces the whole `input`. */
type Expected = Readonly<{ chainId: number; around: string; input: string; suffix: string | undefined }>

const MAX_OPEN = 10_000

/** Makes an empty list; beyond ten thousand it forgets the oldest. */
export function expectations(): Expectations {
  const open = new Map<Hex, Expected>()
  const matched = new Map<string, Hex>()
  const withTransfers = new Set<number>()
  return {
    expect(data, orderId) {
      const mark = lower(orderId.slice(2))
      const suffix = lower(data.data).endsWith(mark) ? mark : undefined
      const around = [data.from, data.to, BigInt(data.value)].join(' ')
      open.set(orderId, { chainId: data.chainId, around: lower(around), input: lower(data.data), suffix })
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
  return expected.suffix === undefined ? input === expected.input : input.endsWith(expected.suffix)
}

function lower(text: string): string {
  return text.toLowerCase()
}
