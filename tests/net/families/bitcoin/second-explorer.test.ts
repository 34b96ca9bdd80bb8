import { afterEach, describe, expect, it, vi } from 'vitest'
import { txidOf } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { hexToBytes } from '../../../../src/lib/hex.ts'
import { createBitcoinClient } from '../../../../src/net/families/bitcoin/client.ts'
import { createExplorer } from '../../../../src/net/families/bitcoin/explorer.ts'
import type { Fetch } from '../../../../src/net/http/request.ts'

const ADDRESS = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const RAW = `0200000001${'00'.repeat(32)}0000000000ffffffff01e80300000000000016${'00'.repeat(22)}00000000`
const TXID = txidOf(hexToBytes(`0x${RAW}`))

const turnover = { funded_txo_count: 1, funded_txo_sum: 7, spent_txo_sum: 0, tx_count: 1 }
const ANSWERS: Readonly<Record<string, unknown>> = {
  [`/address/${ADDRESS}`]: { address: ADDRESS, chain_stats: turnover, mempool_stats: turnover },
  '/fee-estimates': { 1: 5 },
  '/tx': TXID,
}
const FOUND = { ok: true, value: { transactions: 2 } }

const honest: Fetch = async (input) => {
  const said = ANSWERS[new URL(`${input}`).pathname]
  return new Response(typeof said === 'string' ? said : JSON.stringify(said))
}

const SILENCES: Readonly<Record<string, Fetch>> = {
  'is away': async () => {
    throw new TypeError('connection refused')
  },
  'sends a page': async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  'cuts its answer': async () => new Response('{"address":'),
}
const hanging: Fetch = () => new Promise(() => undefined)

function clientOf(first: Fetch, second: Fetch = honest) {
  const asked: string[] = []
  const noting: Fetch = (input, init) => {
    asked.push(new URL(`${input}`).pathname)
    return second(input, init)
  }
  const other = createExplorer({ fetch: noting, url: 'https://second.test' })
  return { asked, client: createBitcoinClient({ fetch: first, explorerUrl: 'https://first.test', other }) }
}

afterEach(() => void vi.useRealTimers())

describe('a second explorer', () => {
  it.each(Object.entries(SILENCES))('answers about addresses and fees where the first one %s', async (_how, first) => {
    const { client } = clientOf(first)
    expect(await client.statistics(ADDRESS)).toMatchObject(FOUND)
    expect(await client.satsPerVbyte(1)).toEqual({ ok: true, value: 5 })
    expect(await clientOf(first, hanging).client.tipHash()).toMatchObject({ ok: false })
  })

  it('is asked after 1.5 seconds where the first one hangs', async () => {
    vi.useFakeTimers()
    const { asked, client } = clientOf(hanging)
    const said = client.statistics(ADDRESS)
    await vi.advanceTimersByTimeAsync(1_499)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await said).toMatchObject(FOUND)
  })

  it('is not waited for where the first one is slow only', async () => {
    vi.useFakeTimers()
    const slow: Fetch = async (input) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000))
      return honest(input)
    }
    const said = clientOf(slow, hanging).client.statistics(ADDRESS)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await said).toMatchObject(FOUND)
  })

  it('is left in peace while the first one answers, or limits', async () => {
    for (const first of [honest, async () => new Response('Too Many Requests', { status: 429 })]) {
      const { asked, client } = clientOf(first)
      await client.statistics(ADDRESS)
      expect(asked).toEqual([])
    }
  })

  it('lets the failure of the first one stand where both are silent', async () => {
    const { client } = clientOf(SILENCES['is away'] ?? hanging, async () => new Response('', { status: 429 }))
    expect(await client.statistics(ADDRESS)).toMatchObject({ ok: false, reason: { code: 'OFFLINE' } })
  })

  it('takes a transaction that the first one leaves without an answer, and none that it refuses', async () => {
    for (const first of Object.values(SILENCES)) {
      expect(await clientOf(first).client.broadcast(RAW)).toMatchObject({ result: 'accepted' })
    }
    const { asked, client } = clientOf(async () => new Response('min relay fee not met', { status: 400 }))
    expect(await client.broadcast(RAW)).toMatchObject({ result: 'underpriced' })
    expect(asked).toEqual([])
  })
})
