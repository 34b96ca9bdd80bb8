import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cachedBitcoinClient } from '../../../../src/net/families/bitcoin/cached-client.ts'
import { createBitcoinClient } from '../../../../src/net/families/bitcoin/client.ts'
import { createExplorer } from '../../../../src/net/families/bitcoin/explorer.ts'
import type { Fetch } from '../../../../src/net/http/request.ts'
import { scriptOf } from '../../../devnet/bitcoin/addresses.ts'
import { type TestWallet, testWallet } from '../../../devnet/bitcoin/test-wallet.ts'
import { type BitcoinStand, startBitcoinStand } from '../../bitcoin-stand.ts'

const EXPLORER = 'http://explorer.invalid/api'
const BUSY = () => new Response('Too many history entries', { status: 400 })

let stand: BitcoinStand
const shop = testWallet('shop')
beforeAll(async () => {
  stand = await startBitcoinStand(undefined)
  for (let at = 0; at < 27; at += 1) {
    await stand.fund(shop.address, 10_000n + BigInt(at))
    await stand.mine(1)
  }
  const [oldest, ...others] = stand.ledger.unspent(shop.script)
  const newest = others.at(-1)
  if (!oldest || !newest) throw new Error('the faucet did not pay')
  for (const coin of [oldest, newest]) await spend(shop, coin)
})
afterAll(() => stand?.stop())

async function spend(wallet: TestWallet, coin: ReturnType<BitcoinStand['ledger']['unspent']>[number]) {
  const script = scriptOf(testWallet('elsewhere').address) ?? expect.fail()
  const { hex } = stand.ledger.everSeen(coin.txid) ?? expect.fail()
  const sent = await stand.bitcoin.broadcast(
    wallet.spend([{ ...coin, hex }], [{ script, valueSats: coin.valueSats - 1_000n }]),
  )
  expect(sent.result).toBe('accepted')
}

function busyExplorer(answer: (path: string) => Response | undefined = () => undefined) {
  const asked: string[] = []
  const fetch: Fetch = async (input, init) => {
    const path = `${input}`.slice(`${EXPLORER}/address/${shop.address}`.length)
    asked.push(path)
    return path === '/utxo' ? BUSY() : (answer(path) ?? stand.fetch(input, init))
  }
  return { asked, client: createBitcoinClient({ fetch, explorerUrl: EXPLORER }), fetch }
}

const namesOf = (coins: readonly Readonly<{ txid: string; vout: number }>[]) =>
  coins.map(({ txid, vout }) => `${txid}:${vout}`).sort()

describe('a busy address', () => {
  it('is read from its pages of transactions, without the spent coins', async () => {
    const { asked, client } = busyExplorer()
    const [paged, listed] = [await client.unspent(shop.address), await stand.bitcoin.unspent(shop.address)]
    if (!paged.ok || !listed.ok) return expect.fail()
    expect(listed.value).toHaveLength(25)
    expect(paged.isPartial).toBeUndefined()
    expect(new Map(paged.value.map((coin) => [coin.txid, coin]))).toEqual(
      new Map(listed.value.map((coin) => [coin.txid, coin])),
    )
    expect(asked.map((path) => path.replace(/[0-9a-f]{64}/, ':last'))).toEqual(['/utxo', '/txs', '/txs/chain/:last'])
  })

  it('keeps the newest coins and says that they are a part, where no more may be asked', async () => {
    const { client, asked } = busyExplorer()
    const listed = await stand.bitcoin.unspent(shop.address)
    let left = 1
    const part = await client.unspent(shop.address, () => left-- > 0)
    if (!part.ok || !listed.ok) return expect.fail()
    expect(asked).toEqual(['/utxo', '/txs'])
    expect(part.isPartial).toBe(true)
    expect(part.value).toHaveLength(23)
    expect(namesOf(listed.value)).toEqual(expect.arrayContaining(namesOf(part.value)))
    const none = await client.unspent(shop.address, () => false)
    expect(none).toMatchObject({ ok: false, reason: { code: 'ADDRESS_BUSY' } })
  })

  it('keeps the first pages where a later one fails, also in the cache', async () => {
    const { client } = busyExplorer((path) => (path.startsWith('/txs/chain/') ? BUSY() : undefined))
    const cached = cachedBitcoinClient(client, { nowMilliseconds: () => 0, stretched: (time) => time })
    for (const _ of [1, 2]) expect(await cached.unspent(shop.address)).toMatchObject({ ok: true, isPartial: true })
  })

  it('is asked for at most twelve pages, and no transaction twice', async () => {
    const page = (from: number) =>
      Array.from({ length: 25 }, (_, at) => {
        const height = 5_000 - from - at
        const txid = `${from + at}`.padStart(64, '0')
        const status = { confirmed: true, block_height: height, block_hash: 'ab'.repeat(32) }
        return { txid, status, vin: [], vout: [{ scriptpubkey: shop.script, value: 1_000 }] }
      })
    let pages = 0
    const endless = busyExplorer(() => Response.json(page(25 * pages++)))
    const part = await endless.client.unspent(shop.address)
    expect(endless.asked).toHaveLength(13)
    expect(part).toMatchObject({ ok: true, isPartial: true, value: { length: 299 } })
    const repeating = busyExplorer(() => Response.json(page(0)))
    expect(await repeating.client.unspent(shop.address)).toMatchObject({ reason: { code: 'CONTRADICTION' } })
  })

  it('with a full mempool is not listed: a spend could be missing', async () => {
    const waiting = Array.from({ length: 50 }, (_, at) => {
      return { txid: `${at}`.padStart(64, '0'), status: { confirmed: false }, vin: [], vout: [] }
    })
    const { client } = busyExplorer(() => Response.json(waiting))
    expect(await client.unspent(shop.address)).toMatchObject({ reason: { code: 'ADDRESS_BUSY' } })
  })

  it('is listed by the other explorer first, and pages need both to refuse', async () => {
    const { asked, fetch } = busyExplorer()
    const seen: string[] = []
    const other = createExplorer({
      url: EXPLORER,
      fetch: async (input, init) => {
        seen.push(`${input}`)
        return stand.fetch(input, init)
      },
    })
    const client = createBitcoinClient({ fetch, explorerUrl: EXPLORER, other })
    expect(await client.unspent(shop.address)).toEqual(await stand.bitcoin.unspent(shop.address))
    expect([asked.length, seen.length]).toEqual([1, 1])
    expect(await client.statistics(shop.address)).toMatchObject({ ok: true })
    expect(seen).toHaveLength(1)
  })
})
