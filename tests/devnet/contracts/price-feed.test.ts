import { parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWNER } from '../accounts.ts'
import { type Hex, PRICE_FEEDS, SEQUENCER_FEED } from '../chains.ts'
import { fromAccount, type Stand, startStand } from './stand.ts'

const FEED = parseAbi([
  'function decimals() view returns (uint8)',
  'function description() view returns (string)',
  'function version() view returns (uint256)',
  'function getRoundData(uint80) view returns (uint80, int256, uint256, uint256, uint80)',
  'function latestRoundData() view returns (uint80, int256, uint256, uint256, uint80)',
  'function setAnswer(int256)',
  'function setAge(uint256)',
])
const START = { eth: 2_500n, btc: 100_000n, hype: 40n, usdc: 1n, usdt: 1n }
const FIRST_ROUND = 2n ** 64n + 1n
const owner = fromAccount(OWNER)
let stand: Stand

beforeAll(async () => {
  stand = await startStand(8453)
})
afterAll(() => stand?.stop())

const at = (address: Hex) => ({ address, abi: FEED }) as const
const round = async (address: Hex) => {
  const [id, answer, startedAt, updatedAt, answeredIn] = await stand.client.readContract({
    ...at(address),
    functionName: 'latestRoundData',
  })
  return { id, answer, startedAt, updatedAt, answeredIn }
}
async function send(address: Hex, functionName: 'setAnswer' | 'setAge', value: bigint, from: typeof owner = owner) {
  const hash = await stand.client.writeContract({ ...at(address), functionName, args: [value], account: from })
  await stand.client.waitForTransactionReceipt({ hash })
}

test.each(PRICE_FEEDS)('$description is at its address, with the price of the table', async (feed) => {
  const read = (functionName: 'decimals' | 'description' | 'version') =>
    stand.client.readContract({ ...at(feed.address), functionName })
  expect(await Promise.all([read('decimals'), read('description'), read('version')])).toEqual([8, feed.description, 4n])
  const now = await stand.now()
  expect(await round(feed.address)).toEqual({
    id: FIRST_ROUND,
    answer: START[feed.group] * 10n ** 8n,
    startedAt: now,
    updatedAt: now,
    answeredIn: FIRST_ROUND,
  })
})

test('an answer stays fresh as time goes by, until its age is set', async () => {
  const [eth] = PRICE_FEEDS
  if (!eth) throw new Error('no feed')
  await stand.advance(86_400)
  expect((await round(eth.address)).updatedAt).toBe(await stand.now())
  await send(eth.address, 'setAge', 7_200n)
  expect((await round(eth.address)).updatedAt).toBe((await stand.now()) - 7_200n)
})

test('a new answer is a new round, and older rounds are gone', async () => {
  const btc = PRICE_FEEDS[1]?.address ?? '0x'
  await send(btc, 'setAnswer', -5n)
  expect(await round(btc)).toMatchObject({ id: FIRST_ROUND + 1n, answer: -5n, answeredIn: FIRST_ROUND + 1n })
  const read = (id: bigint) => stand.client.readContract({ ...at(btc), functionName: 'getRoundData', args: [id] })
  expect((await read(FIRST_ROUND + 1n))[1]).toBe(-5n)
  await expect(read(FIRST_ROUND)).rejects.toThrow()
})

test('the sequencer has been up for a day, and says when that changes', async () => {
  const { address, description } = SEQUENCER_FEED
  expect(await stand.client.readContract({ ...at(address), functionName: 'description' })).toBe(description)
  const before = await round(address)
  expect(before.answer).toBe(0n)
  expect((await stand.now()) - before.startedAt).toBeGreaterThanOrEqual(86_400n)
  await send(address, 'setAnswer', 1n)
  expect(await round(address)).toMatchObject({ answer: 1n, startedAt: await stand.now() })
})

test('only the owner sets an answer or its age', async () => {
  const usdc = PRICE_FEEDS[3]?.address ?? '0x'
  for (const functionName of ['setAnswer', 'setAge'] as const) {
    const call = { ...at(usdc), functionName, args: [1n] } as const
    await expect(stand.client.simulateContract(call)).rejects.toThrow()
  }
})
