import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isReason } from '../../../../../src/core/reason/reason.ts'
import { createBitcoinClient } from '../../../../../src/net/families/bitcoin/client.ts'
import { readBitcoinReceived } from '../../../../../src/net/families/bitcoin/received.ts'
import { minedAtOnBitcoin } from '../../../../../src/wallet/families/bitcoin/transport.ts'
import { testWallet } from '../../../../devnet/bitcoin/test-wallet.ts'
import { type BitcoinStand, inclusionOf, startBitcoinStand } from '../../../../net/bitcoin-stand.ts'
import { lyingExplorers } from './lying-explorer.ts'

const EXPLORER = 'http://explorer.invalid/api'
const MINE = testWallet('lied to about an arrival')
const OTHER = testWallet('another that is paid')
const SATS = 37_000n

let stand: BitcoinStand
let explorers: ReturnType<typeof lyingExplorers>
beforeAll(async () => {
  stand = await startBitcoinStand(undefined)
  explorers = lyingExplorers(stand.fetch)
})
afterAll(() => stand?.stop())

type Case = Readonly<{ txid: string; sats: bigint | undefined; depth: number; minedAtSeconds: number | undefined }>

async function paid(sats: bigint | undefined, blocks: number): Promise<Case> {
  const txid = await stand.fund(OTHER.address, 11_000n)
  const toUs = sats === undefined || sats > 0n ? await stand.fund(MINE.address, sats ?? SATS) : txid
  if (blocks > 0) await stand.mine(1)
  const minedAtSeconds = blocks > 0 ? stand.ledger.tip().timeSeconds : undefined
  if (blocks > 1) await stand.mine(blocks - 1)
  return { txid: toUs, sats, depth: blocks, minedAtSeconds }
}

async function read({ txid }: Case) {
  const bitcoin = createBitcoinClient({ fetch: explorers.fetch, explorerUrl: EXPLORER })
  const inclusion = inclusionOf(bitcoin, explorers.fetch)
  const about = { txid, recipient: MINE.address, ownScripts: [] }
  const received = await readBitcoinReceived({ ...bitcoin, inclusion }, about)
  return { received, block: await inclusion(txid), minedAt: await minedAtOnBitcoin(inclusion, txid) }
}

describe.each([
  ['in the newest block', SATS, 1],
  ['deep in the chain', SATS, 8],
  ['that waits in the mempool', undefined, 0],
  ['that pays another', 0n, 2],
])('a payment %s, with one lie about any field of any answer', (_name, sats, blocks) => {
  it('is read as it is, or not at all', async () => {
    const other = await paid(SATS + 5n, 3)
    const about = await paid(sats, blocks)
    const lies = await explorers.liesAbout(() => Promise.all([read(about), read(other)]))
    expect(lies.length).toBeGreaterThan(50)
    let unread = 0
    const check = async (name: string) => {
      const { received, block, minedAt } = await read(about)
      for (const answer of [received, block, minedAt]) {
        if (!answer.ok) expect(isReason(answer.reason), name).toBe(true)
      }
      if (received.ok && received.value) expect(received.value, name).toEqual({ value: about.sats })
      else unread += 1
      if (block.ok && block.value) expect(block.value.depth, name).toBeLessThanOrEqual(about.depth)
      if (minedAt.ok && minedAt.value !== undefined) expect(minedAt.value, name).toBe(about.minedAtSeconds)
    }
    const refusals = lies.filter(({ by, status }) => by === 'both' && status === 429)
    await explorers.each(refusals, refusals.length, check)
    expect(unread).toBeGreaterThan(0)
    await explorers.each(lies, 60, check)
  }, 60_000)
})
