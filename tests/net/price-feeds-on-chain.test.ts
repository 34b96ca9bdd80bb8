import { parseAbi } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { chainById } from '../../src/core/profiles/profile.ts'
import { createEvmClient, type EvmClient } from '../../src/net/families/evm/client.ts'
import { OWNER } from '../devnet/accounts.ts'
import type { Hex } from '../devnet/chains.ts'
import { fromAccount, type Stand, startStand } from '../devnet/contracts/stand.ts'

const OWNED = parseAbi(['function setAnswer(int256)', 'function setAge(uint256)'])
const { priceFeeds = [], sequencerFeed = '' } = chainById(devnet, 8453) ?? {}
const DOLLARS: Readonly<Record<string, bigint>> = { ETH: 2_500n, BTC: 100_000n, HYPE: 40n }

let stand: Stand
let evm: EvmClient
beforeAll(async () => {
  stand = await startStand(8453)
  evm = createEvmClient({ fetch, nodeUrls: [stand.client.transport.url ?? ''], chainId: 8453 })
})
afterAll(() => stand?.stop())

const read = async (feed = priceFeeds[0]) => {
  if (!feed) throw new Error('expected a feed')
  return evm.priceFeed({ feed, sequencerFeed }, Number(await stand.now()))
}
async function set(address: string, functionName: 'setAnswer' | 'setAge', value: bigint) {
  const about = {
    address: address as Hex,
    abi: OWNED,
    functionName,
    args: [value],
    account: fromAccount(OWNER),
    // The estimate is too low when a later block also writes the time.
    gas: 200_000n,
  } as const
  const hash = await stand.client.writeContract(about)
  const { status } = await stand.client.waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
}

it.each(priceFeeds)('the pinned feed of $asset is read on chain', async (feed) => {
  expect(await read(feed)).toEqual({ ok: true, price: (DOLLARS[feed.asset] ?? 0n) * 10n ** 18n })
})

it('the pinned currency feeds are read on chain', async () => {
  const ethereum = await startStand(1)
  try {
    const client = createEvmClient({ fetch, nodeUrls: [ethereum.client.transport.url ?? ''], chainId: 1 })
    const now = Number(await ethereum.now())
    const feeds = chainById(devnet, 1)?.currencyFeeds ?? []
    const rates = await Promise.all(feeds.map((feed) => client.priceFeed({ feed, sequencerFeed: undefined }, now)))
    expect(rates).toEqual([11n * 10n ** 17n, 65n * 10n ** 14n].map((price) => ({ ok: true, price })))
  } finally {
    await ethereum.stop()
  }
})

it('a feed that is old, or says nothing, is not used, and none while the sequencer is down', async () => {
  const address = priceFeeds[0]?.address ?? ''
  await set(address, 'setAge', 100_000n)
  expect(await read()).toEqual({ ok: false, problem: 'tooOld' })
  await set(address, 'setAge', 0n)
  await set(address, 'setAnswer', -5n)
  expect(await read()).toEqual({ ok: false, problem: 'outOfRange' })
  await set(sequencerFeed, 'setAnswer', 1n)
  expect(await read(priceFeeds[1])).toEqual({ ok: false, problem: 'sequencerDown' })
  await set(sequencerFeed, 'setAnswer', 0n)
  expect(await read(priceFeeds[1])).toEqual({ ok: false, problem: 'sequencerJustBack' })
})
