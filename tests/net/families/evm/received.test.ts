import { describe, expect, it } from 'vitest'
import type { EvmReads } from '../../../../src/net/families/evm/balance-and-receipt-reads.ts'
import { readReceived } from '../../../../src/net/families/evm/received.ts'

const ME = `0x${'aa'.repeat(20)}` as const
const OTHER = `0x${'cc'.repeat(20)}` as const
const TOKEN = `0x${'70'.repeat(20)}` as const
const HASH = `0x${'01'.repeat(32)}` as const
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const word = (hex: string) => `0x${hex.slice(2).padStart(64, '0')}`

function nodeOf(from: `0x${string}`, to: `0x${string}`, value: bigint): EvmReads {
  const log = { address: TOKEN, topics: [TRANSFER, word(from), word(to)], data: word(`0x${value.toString(16)}`) }
  const receipt = { status: 'success', blockNumber: 10n, blockHash: HASH, gasUsed: 1n, logs: [log], charge: undefined }
  return {
    receipt: async () => ({ ok: true, value: { ...receipt, status: 'success' } }),
    transaction: async () => ({ ok: true, value: { from, to, value } }),
    balance: async (_owner, at) => ({ ok: true, value: at === 10n ? 100n : 0n }),
  }
}

const native = { currency: TOKEN, isNative: true, recipient: ME }
const token = { ...native, isNative: false }

describe('native money', () => {
  it('that is plainly paid is told with its block', async () => {
    const answer = await readReceived(nodeOf(OTHER, ME, 7n), HASH, native)
    expect(answer).toEqual({ ok: true, value: { value: 7n, block: { number: 10n, isRise: false } } })
  })

  it('that a swap brings to its own sender includes the gas that it paid, with the data fee', async () => {
    const node = nodeOf(ME, TOKEN, 0n)
    const charge = { gasUsed: 20n, gasPriceWei: 3n, dataFeeWei: 5n }
    const receipt: EvmReads['receipt'] = async (hash) => {
      const answer = await node.receipt(hash)
      return answer.ok && answer.value ? { ok: true, value: { ...answer.value, charge } } : answer
    }
    const answer = await readReceived({ ...node, receipt }, HASH, native)
    expect(answer).toEqual({ ok: true, value: { value: 165n, block: { number: 10n, isRise: true } } })
    const others = await readReceived({ ...nodeOf(OTHER, TOKEN, 0n), receipt }, HASH, native)
    expect(others).toMatchObject({ value: { value: 100n } })
  })

  it('that no log tells of is the rise of the whole block, and said to be', async () => {
    const answer = await readReceived(nodeOf(OTHER, TOKEN, 0n), HASH, native)
    expect(answer).toEqual({ ok: true, value: { value: 100n, block: { number: 10n, isRise: true } } })
  })
})

it('brings nothing to an account that pays itself', async () => {
  const nothing = { ok: true, value: { value: 0n } }
  expect(await readReceived(nodeOf(ME, ME, 7n), HASH, native)).toEqual(nothing)
  expect(await readReceived(nodeOf(ME, ME, 7n), HASH, token)).toEqual(nothing)
  expect(await readReceived(nodeOf(OTHER, ME, 7n), HASH, token)).toEqual({
    ok: true,
    value: { value: 7n, logs: [{ at: 0, value: 7n }] },
  })
})
