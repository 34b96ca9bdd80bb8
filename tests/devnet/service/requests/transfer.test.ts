import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hex, ZERO_ADDRESS } from '../../chains.ts'
import { bridgeBody, type Harness, startHarness } from '../harness.ts'
import type { QuoteAnswer } from '../quote/quote.ts'

let devnet: Harness
const OTHER: Hex = '0x00000000000000000000000000000000000a11ce'

beforeAll(async () => {
  devnet = await startHarness()
})
afterAll(() => devnet?.stop())

const tokenOn = (chainId: number, id: string): Hex => {
  const token = devnet.chain(chainId).tokens.find((each) => each.id === id)
  if (!token) throw new Error(`no ${id} on chain ${chainId}`)
  return token.address
}
const tokenBridge = (id: string, from: number, to: number, amount: string) => ({
  originChainId: from,
  destinationChainId: to,
  originCurrency: tokenOn(from, id),
  destinationCurrency: tokenOn(to, id),
  amount,
})

test('ETH crosses from chain 1 to chain 8453 and arrives in full', async () => {
  const quote = await devnet.quote({ recipient: OTHER })
  expect(quote.steps.map(({ id }) => id)).toEqual(['deposit'])
  const before = await devnet.balance(8453, ZERO_ADDRESS, OTHER)
  const hash = await devnet.carryOut(quote)
  const status = await devnet.untilStatus(quote, 'success')
  expect(status).toMatchObject({ inTxHashes: [hash], originChainId: 1, destinationChainId: 8453 })
  expect(status.txHashes).toHaveLength(1)
  const after = await devnet.balance(8453, ZERO_ADDRESS, OTHER)
  expect(after - before).toBe(BigInt(quote.details.currencyOut.amount))
  expect(devnet.history(quote)).toEqual(['waiting', 'pending', 'submitted', 'success'])
})

test('USDC crosses back with an exact approval', async () => {
  const quote = await devnet.quote({ ...tokenBridge('usdc', 8453, 1, '100000000'), recipient: OTHER })
  expect(quote.steps.map(({ id }) => id)).toEqual(['approve', 'deposit'])
  const before = await devnet.balance(1, tokenOn(1, 'usdc'), OTHER)
  await devnet.send(quote.steps[0])
  expect(await devnet.allowance(8453, tokenOn(8453, 'usdc'), devnet.user.address)).toBe(100_000_000n)
  await devnet.send(quote.steps[1])
  await devnet.untilStatus(quote, 'success')
  const after = await devnet.balance(1, tokenOn(1, 'usdc'), OTHER)
  expect(after - before).toBe(BigInt(quote.details.currencyOut.amount))
  expect(await devnet.allowance(8453, tokenOn(8453, 'usdc'), devnet.user.address)).toBe(0n)
})

test('an allowance that suffices needs no approval', async () => {
  const bridge = tokenBridge('usdc', 1, 999, '5000000')
  await devnet.send((await devnet.quote(bridge)).steps[0])
  const quote = await devnet.quote(bridge)
  expect(quote.steps.map(({ id }) => id)).toEqual(['deposit'])
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
})

test('a token that must be reset gets two approvals: zero, then exact', async () => {
  await devnet.send((await devnet.quote(tokenBridge('usdt', 1, 8453, '1000000'))).steps[0])
  const quote = await devnet.quote(tokenBridge('usdt', 1, 8453, '7000000'))
  expect(quote.steps.map(({ id }) => id)).toEqual(['approve', 'approve', 'deposit'])
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
})

describe('trade types', () => {
  test.each(['eth', 'usdc'])('%s: EXACT_INPUT takes exactly the input', async (asset) => {
    const amount = asset === 'eth' ? '50000000000000000' : '20000000'
    const quote = await devnet.quote({ ...(asset === 'eth' ? {} : tokenBridge('usdc', 1, 8453, amount)), amount })
    const { currencyIn, currencyOut } = quote.details
    expect(currencyIn.amount).toBe(amount)
    expect(BigInt(currencyOut.amount)).toBe(BigInt(amount) - BigInt(quote.fees.relayer.amount))
    expect(BigInt(currencyOut.minimumAmount)).toBe((BigInt(currencyOut.amount) * 98n) / 100n)
  })
  test('EXACT_OUTPUT promises exactly the output', async () => {
    const amount = '30000000000000000'
    const quote = await devnet.quote({ amount, tradeType: 'EXACT_OUTPUT', recipient: OTHER, slippageTolerance: '500' })
    expect(quote.details.currencyOut).toMatchObject({ amount, minimumAmount: amount })
    const before = await devnet.balance(8453, ZERO_ADDRESS, OTHER)
    await devnet.carryOut(quote)
    await devnet.untilStatus(quote, 'success')
    expect((await devnet.balance(8453, ZERO_ADDRESS, OTHER)) - before).toBe(BigInt(amount))
  })
  test('EXPECTED_OUTPUT aims at the output and promises it less slippage', async () => {
    const amount = '40000000'
    const bridge = tokenBridge('usdc', 1, 8453, amount)
    const quote = await devnet.quote({ ...bridge, tradeType: 'EXPECTED_OUTPUT', slippageTolerance: '50' })
    expect(quote.details.currencyOut).toMatchObject({ amount, minimumAmount: '39800000' })
    expect(quote.details.slippageTolerance.total).toBe('50')
  })
})

test('the older quote path names the older status path, which answers in its own words and the time under two', async () => {
  const { body } = await devnet.post('/quote', bridgeBody(devnet.user.address))
  const quote = body as QuoteAnswer
  expect(quote.steps[0]?.items[0]?.check?.endpoint).toBe(`/intents/status?requestId=${quote.requestId}`)
  expect(await devnet.status(quote)).toMatchObject({ status: 'pending', time: expect.any(Number) })
  await devnet.carryOut(quote)
  const done = await devnet.untilStatus(quote, 'success')
  expect(done).toMatchObject({ time: done.updatedAt })
})

test('the second version of the status path calls a fill that is under way pending', async () => {
  const quote = await devnet.quote()
  const second = async () => JSON.parse((await devnet.call(`/intents/status/v2?requestId=${quote.requestId}`)).text)
  expect(await second()).toMatchObject({ status: 'waiting', time: expect.any(Number) })
  devnet.service.control.delayNext(1)
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'delayed')
  expect(await second()).toMatchObject({ status: 'pending' })
  devnet.service.control.letGo()
  await devnet.untilStatus(quote, 'success')
  expect(await second()).toMatchObject({ status: 'success', txHashes: [expect.stringMatching(/^0x/)] })
})

test('many transfers at once are each filled once', async () => {
  const quotes = await Promise.all(
    Array.from({ length: 8 }, () => devnet.quote({ recipient: OTHER, amount: '10000000000000000' })),
  )
  const before = await devnet.balance(8453, ZERO_ADDRESS, OTHER)
  for (const quote of quotes) await devnet.carryOut(quote)
  const statuses = await Promise.all(quotes.map((quote) => devnet.untilStatus(quote, 'success')))
  expect(new Set(statuses.flatMap(({ txHashes }) => txHashes)).size).toBe(8)
  const expected = quotes.reduce((sum, { details }) => sum + BigInt(details.currencyOut.amount), 0n)
  expect((await devnet.balance(8453, ZERO_ADDRESS, OTHER)) - before).toBe(expected)
})
