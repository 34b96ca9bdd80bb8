import { afterAll, beforeAll, expect, test } from 'vitest'
import { APPROVAL_PROXY, type Hex, ROUTER, ZERO_ADDRESS } from '../../chains.ts'
import { type Harness, startHarness, transactionOf } from '../harness.ts'
import type { QuoteAnswer } from '../quote/quote.ts'

let devnet: Harness
const OTHER: Hex = '0x00000000000000000000000000000000000a11ce'

beforeAll(async () => {
  devnet = await startHarness(2)
})
afterAll(() => devnet?.stop())

const token = (chainId: number, id: string): string => {
  const { native, tokens } = devnet.chain(chainId)
  const found = [native, ...tokens].find((each) => each.id === id)
  if (!found) throw new Error(`no ${id} on chain ${chainId}`)
  return found.address
}
const way = (from: readonly [number, string], to: readonly [number, string], amount: string) => ({
  originChainId: from[0],
  originCurrency: token(...from),
  destinationChainId: to[0],
  destinationCurrency: token(...to),
  amount,
})
const ids = (quote: QuoteAnswer) => quote.steps.map(({ id }) => id)
const received = async (quote: QuoteAnswer, chainId: number, currency: string) => {
  const before = await devnet.balance(chainId, currency, OTHER)
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success', 'failure', 'refund')
  return (await devnet.balance(chainId, currency, OTHER)) - before
}

test('a swap on one chain is approved, then done by the user through the router', async () => {
  const body = { ...way([1, 'usdc'], [1, 'eth'], '250000000000'), recipient: OTHER, slippageTolerance: '100' }
  const quote = await devnet.quote(body)
  expect(ids(quote)).toEqual(['approve', 'swap'])
  expect(transactionOf(quote.steps[1]).to).toBe(APPROVAL_PROXY)
  expect(quote.details.operation).toBe('swap')
  // A quarter of a million moves a ten-million pool's price.
  expect(Number(quote.details.swapImpact.percent)).toBeLessThan(-2)
  expect(await received(quote, 1, ZERO_ADDRESS)).toBe(BigInt(quote.details.currencyOut.amount))
  expect(devnet.history(quote)).toEqual(['waiting', 'success'])
  expect(await devnet.balance(1, ZERO_ADDRESS, ROUTER)).toBe(0n)
})

test('native currency is swapped without an approval, exactly to the output when that is asked', async () => {
  const body = { ...way([8453, 'eth'], [8453, 'usdt'], '5000000'), tradeType: 'EXACT_OUTPUT', recipient: OTHER }
  const quote = await devnet.quote(body)
  expect(ids(quote)).toEqual(['swap'])
  expect(await received(quote, 8453, token(8453, 'usdt'))).toBeGreaterThanOrEqual(5_000_000n)
})

test('a swap that slips too far fails on the chain, and nothing has moved', async () => {
  const body = { ...way([1, 'eth'], [1, 'usdc'], '1000000000000000000'), slippageTolerance: '10', recipient: OTHER }
  const quote = await devnet.quote(body)
  const other = await devnet.quote({ ...way([1, 'eth'], [1, 'usdc'], '100000000000000000000') })
  await devnet.carryOut(other)
  await devnet.untilStatus(other, 'success')
  await expect(devnet.carryOut(quote)).rejects.toThrow()
  await devnet.send(quote.steps[0], { gas: 500_000n })
  expect(await devnet.untilStatus(quote, 'failure')).toMatchObject({ failReason: 'TRANSACTION_REVERTED' })
})

test('an approval that suffices leaves a step with no items', async () => {
  const body = { ...way([8453, 'usdc'], [8453, 'eth'], '30000000'), recipient: OTHER }
  await devnet.send((await devnet.quote(body)).steps[0])
  const quote = await devnet.quote(body)
  expect(quote.steps.map(({ items }) => items.length)).toEqual([0, 1])
  expect(await received(quote, 8453, ZERO_ADDRESS)).toBe(BigInt(quote.details.currencyOut.amount))
})

test('wrapping, unwrapping and sending are one transaction each', async () => {
  const wrap = await devnet.quote(way([1, 'eth'], [1, 'weth'], '1000000000000000000'))
  expect([wrap.details.operation, ids(wrap)]).toEqual(['wrap', ['swap']])
  await devnet.carryOut(wrap)
  await devnet.untilStatus(wrap, 'success')
  const unwrap = await devnet.quote(way([1, 'weth'], [1, 'eth'], '1000000000000000000'))
  expect(unwrap.details).toMatchObject({ operation: 'unwrap', currencyOut: { amount: '1000000000000000000' } })
  await devnet.carryOut(unwrap)
  await devnet.untilStatus(unwrap, 'success')
  const send = await devnet.quote({ ...way([1, 'usdc'], [1, 'usdc'], '7000000'), recipient: OTHER })
  expect([send.details.operation, ids(send)]).toEqual(['send', ['send']])
  expect(await received(send, 1, token(1, 'usdc'))).toBe(7_000_000n)
})

test('across chains the solver swaps behind the bridge', async () => {
  const quote = await devnet.quote({ ...way([1, 'usdc'], [8453, 'eth'], '500000000'), recipient: OTHER })
  expect(ids(quote)).toEqual(['approve', 'deposit'])
  expect(quote.details.operation).toBe('swap')
  expect(quote.details.route.destination.includedSwapSources).toEqual(['causeway-pool'])
  expect(await received(quote, 8453, ZERO_ADDRESS)).toBe(BigInt(quote.details.currencyOut.amount))
})

test('what the solver does not take is swapped before the bridge, and the deposit is what came out', async () => {
  const quote = await devnet.quote({ ...way([1, 'weth'], [8453, 'usdc'], '100000000000000000'), recipient: OTHER })
  expect(ids(quote)).toEqual(['approve', 'swap'])
  expect(quote.protocol.v2.paymentDetails.currency).toBe(token(1, 'usdc'))
  expect(await received(quote, 8453, token(8453, 'usdc'))).toBe(BigInt(quote.details.currencyOut.amount))
})

test('with a swap on each side, dollars cross', async () => {
  const quote = await devnet.quote({ ...way([1, 'eth'], [999, 'whype'], '100000000000000000'), recipient: OTHER })
  const { origin, destination } = quote.details.route
  expect([origin.outputCurrency.currency.symbol, destination.inputCurrency.currency.symbol]).toEqual(['USDC', 'USDC'])
  expect(await received(quote, 999, token(999, 'whype'))).toBe(BigInt(quote.details.currencyOut.amount))
})

test('an exact output behind a swap is no less, and no more than a unit of the input buys', async () => {
  const body = {
    ...way([1, 'usdt'], [999, 'hype'], '3000000000000000000'),
    tradeType: 'EXACT_OUTPUT',
    recipient: OTHER,
  }
  const beyond = (await received(await devnet.quote(body), 999, ZERO_ADDRESS)) - 3_000_000_000_000_000_000n
  expect(beyond).toBeGreaterThanOrEqual(0n)
  expect(beyond).toBeLessThan(1_000_000_000_000n)
})

test('a pool that moved beyond the slippage before the fill brings a refund', async () => {
  devnet.service.control.pauseSolver()
  const body = { ...way([8453, 'usdt'], [1, 'eth'], '900000000'), slippageTolerance: '1', recipient: OTHER }
  const quote = await devnet.quote({ ...body, refundTo: OTHER })
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'pending')
  const other = await devnet.quote(way([1, 'usdt'], [1, 'eth'], '200000000000'))
  await devnet.carryOut(other)
  const before = await devnet.balance(8453, token(8453, 'usdt'), OTHER)
  devnet.service.control.resumeSolver()
  await devnet.untilStatus(quote, 'refund')
  expect((await devnet.balance(8453, token(8453, 'usdt'), OTHER)) - before).toBe(900_000_000n)
})

test('a trade that would move the pool too far is refused unless that is waived', async () => {
  const body = {
    user: devnet.user.address,
    tradeType: 'EXACT_INPUT',
    ...way([1, 'eth'], [1, 'usdc'], '4000000000000000000000'),
  }
  expect((await devnet.post('/quote/v2', body)).body).toMatchObject({ errorCode: 'SWAP_IMPACT_TOO_HIGH' })
  expect((await devnet.post('/quote/v2', { ...body, overridePriceImpact: true })).status).toBe(200)
})

test('the parts of the impact add up to the whole', async () => {
  for (const to of [
    [8453, 'eth'],
    [8453, 'usdc'],
    [1, 'eth'],
  ] as const) {
    const { details } = await devnet.quote(way([1, 'usdc'], to, '100000000'))
    const micro = (usd: string) => Math.round(Number(usd) * 1e6)
    const parts = Object.values(details.expandedPriceImpact).reduce((sum, { usd }) => sum + micro(usd), 0)
    expect(parts).toBe(micro(details.totalImpact.usd))
    expect(micro(details.totalImpact.usd)).toBe(
      micro(details.currencyOut.amountUsd) - micro(details.currencyIn.amountUsd),
    )
  }
})
