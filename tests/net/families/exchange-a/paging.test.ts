import { describe, expect, it } from 'vitest'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../../src/core/profiles/profile.ts'
import { createExchangeAClient } from '../../../../src/net/families/exchange-a/client.ts'
import { firstTransferFee } from '../../../../src/net/families/exchange-a/facts.ts'
import { readExchangeAReceived } from '../../../../src/net/families/exchange-a/received.ts'

const USER = '0x14791697260e4c9a71f18484c9f997b308e59325'
const FRIEND = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
const START = 1_700_000_000_000
const usdc = chainById(devnet, 1337)?.native ?? expect.fail('no exchange A')
const PAGE = 500
const COUNT = 1_200

type Entry = Readonly<{ at: number; time: unknown; hash: string }>

const entries = Array.from({ length: COUNT }, (_each, index): Entry => {
  const at = START + index * 1_000
  return { at, time: at, hash: `0x${index.toString(16).padStart(64, '0')}` }
})

function ledgerOf(list: readonly Entry[]) {
  const asked: number[] = []
  const fetch = async (_input: unknown, init?: RequestInit) => {
    const { startTime } = JSON.parse(`${init?.body}`) as { startTime: number }
    asked.push(startTime)
    const page = list.filter(({ at }) => at >= startTime).slice(0, PAGE)
    const send = { type: 'send', user: USER, destination: FRIEND, destinationDex: '', token: 'USDC', amount: '1.0' }
    return new Response(JSON.stringify(page.map(({ time, hash }) => ({ time, hash, delta: send }))))
  }
  const exchange = createExchangeAClient({ fetch, url: 'http://a.invalid', nowMilliseconds: () => START })
  return { exchange, asked }
}

async function read(list: readonly Entry[], sinceMilliseconds = START) {
  const { exchange, asked } = ledgerOf(list)
  return { answer: await exchange.movements(USER, sinceMilliseconds), asked }
}
const others = (at: number, change: (entry: Entry) => unknown, until = at + 1) =>
  entries.map((each, index) => (index >= at && index < until ? { ...each, time: change(each) } : each))

const FALSE = [
  ['in microseconds', ({ at }: Entry) => at * 1_000],
  ['in seconds', ({ at }: Entry) => Math.floor(at / 1_000)],
  ['of the end of the list', () => START + COUNT * 1_000],
  ['far ahead', () => Date.UTC(2099)],
  ['of zero', () => 0],
  ['long before', () => Date.UTC(2021)],
  ['that is a word', () => 'now'],
] as const

describe('the ledger of exchange A over many pages', () => {
  it('is read to its end, each entry once', async () => {
    const { answer, asked } = await read(entries)
    expect(answer.ok && answer.value.map(({ hash }) => hash)).toEqual(entries.map(({ hash }) => hash))
    expect(asked).toHaveLength(3)
    expect(asked[0]).toBe(START)
  })

  it.each(FALSE)('hides no entry behind one time %s', async (_name, change) => {
    for (const at of [0, 250, 498, 499, 950, COUNT - 1]) {
      const { answer, asked } = await read(others(at, change))
      const names = answer.ok ? [...answer.value, ...(answer.unread ?? [])].map(({ hash }) => hash) : []
      expect(new Set(names).size, `at ${at}`).toBe(COUNT)
      expect(asked.length).toBeLessThanOrEqual(4)
    }
  })

  it.each(FALSE.slice(0, 2))('names an entry whose time is %s, and guesses none', async (_name, change) => {
    const { answer } = await read(others(499, change))
    const odd = { hash: entries[499]?.hash, atMilliseconds: undefined, to: FRIEND }
    expect(answer).toMatchObject({ ok: true, value: { length: COUNT - 1 } })
    expect(new Set(answer.unread?.map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(odd)]))
  })

  it.each(FALSE)('is no whole list where all its times are %s', async (_name, change) => {
    const { answer, asked } = await read(others(0, change, COUNT))
    expect(answer).toMatchObject({ ok: false, reason: { code: expect.stringMatching(/UNREADABLE|TOO_LARGE/) } })
    expect(asked.length).toBeLessThanOrEqual(22)
  })

  it('is no whole list where more entries than a page have one time', async () => {
    const { answer } = await read(entries.map((each) => ({ ...each, at: START, time: START })))
    expect(answer).toMatchObject({ ok: false, reason: { code: 'UNREADABLE' } })
  })

  it('keeps equal transfers of one moment apart by their hashes, and copies of one together', async () => {
    const [first, second] = entries
    if (!first || !second) throw new Error('no entries')
    const { answer } = await read([first, { ...first, hash: '0x01' }, first, second])
    expect(answer.ok && answer.value.map(({ hash }) => hash)).toEqual([first.hash, '0x01', second.hash])
  })
})

describe('the ledger of a busy account of exchange A', () => {
  const busy = Array.from({ length: 12_000 }, (_each, index): Entry => {
    const at = START + index * 1_000
    return { at, time: at, hash: `0x${index.toString(16).padStart(64, '0')}` }
  })

  it('is too large to be read whole', async () => {
    const { answer, asked } = await read(busy)
    expect(answer).toMatchObject({ ok: false, reason: { code: 'TOO_LARGE' } })
    expect(asked).toHaveLength(22)
  })

  it('shows on its first page that the first transfer was paid', async () => {
    const { exchange, asked } = ledgerOf(busy)
    expect(await firstTransferFee(exchange, USER)).toEqual({ ok: true, value: 0n })
    expect(asked).toEqual([0])
  })

  it('is read until what arrived is known whole', async () => {
    const { exchange, asked } = ledgerOf(busy)
    const about = { hash: `${busy[700]?.hash}`, currency: usdc, recipient: FRIEND }
    const received = await readExchangeAReceived(exchange, about, START + 8 * 86_400_000)
    expect(received).toEqual({ ok: true, value: { value: 100_000_000n } })
    expect(asked).toHaveLength(2)
  })
})
