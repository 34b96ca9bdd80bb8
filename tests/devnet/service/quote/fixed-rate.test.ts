import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hex, ZERO_ADDRESS } from '../../chains.ts'
import { bridgeBody, type Harness, startHarness } from '../harness.ts'
import { FIXED_RATE, isRate } from './fixed-rate.ts'

let devnet: Harness
const OTHER: Hex = '0x000000000000000000000000000000000000f1fe'

beforeAll(async () => {
  devnet = await startHarness(6)
})
afterAll(() => devnet?.stop())

const usdc = (chainId: number) => devnet.chain(chainId).tokens[0]?.address ?? ZERO_ADDRESS
const dollars = (amount: string, changes = {}) => ({
  originCurrency: usdc(1),
  destinationCurrency: usdc(8453),
  recipient: OTHER,
  amount,
  ...changes,
})
const refusal = async (changes: Readonly<Record<string, unknown>>) =>
  (await devnet.post('/quote/v2', { ...bridgeBody(devnet.user.address), ...changes })).body

/** Each block has its own gas price. */
async function atOneGasPrice(fixedRate: string) {
  for (;;) {
    const before = await devnet.quote(dollars('100000000'))
    const quote = await devnet.quote(dollars('100000000', { fixedRate }))
    const market = await devnet.quote(dollars('100000000'))
    if (before.fees.relayerGas.amount === market.fees.relayerGas.amount) return { quote, market }
  }
}

test.each(['0.99', '1:0.99', '100:99'])(
  'at %s, what arrives is exactly that much of what goes in',
  async (fixedRate) => {
    const { quote, market } = await atOneGasPrice(fixedRate)
    const { currencyOut, isFixedRate, fixedRateFee, rate } = quote.details
    expect([currencyOut.amount, isFixedRate, rate]).toEqual(['99000000', true, '0.99'])
    expect(market.details).toMatchObject({ isFixedRate: false, fixedRateFee: { usd: '0.000000' } })
    const left = BigInt(market.details.currencyOut.amount) - 99_000_000n
    expect(Number(fixedRateFee.usd) * 1e6).toBeCloseTo(Number(left))
    expect(BigInt(quote.fees.relayer.amount)).toBe(1_000_000n)
    const before = await devnet.balance(8453, usdc(8453), OTHER)
    await devnet.carryOut(quote)
    await devnet.untilStatus(quote, 'success')
    expect((await devnet.balance(8453, usdc(8453), OTHER)) - before).toBe(99_000_000n)
  },
)

test.each(['EXACT_OUTPUT', 'EXPECTED_OUTPUT'])('%s asks for the input that the rate says', async (tradeType) => {
  const { details } = await devnet.quote(dollars('99000000', { fixedRate: '0.99', tradeType }))
  expect([details.currencyIn.amount, details.currencyOut.amount]).toEqual(['100000000', '99000000'])
})

test('behind a swap the recipient gets what the rate says, and the service what the pool gives beyond', async () => {
  const usdt = devnet.chain(8453).tokens[1]?.address ?? ZERO_ADDRESS
  const way = { originCurrency: ZERO_ADDRESS, destinationCurrency: usdt, amount: '100000000000000000' }
  const quote = await devnet.quote({ ...way, recipient: OTHER, fixedRate: '2400' })
  expect(quote.details.currencyOut.amount).toBe('240000000')
  const parts = Object.values(quote.details.expandedPriceImpact).reduce((sum, { usd }) => sum + Number(usd), 0)
  expect(parts).toBeCloseTo(Number(quote.details.totalImpact.usd), 5)
  devnet.service.control.pauseSolver()
  await devnet.carryOut(quote)
  const local = { originChainId: 8453, destinationChainId: 8453, originCurrency: usdt, amount: '200000000000' }
  await devnet.carryOut(await devnet.quote(local))
  const before = await devnet.balance(8453, usdt, OTHER)
  devnet.service.control.resumeSolver()
  await devnet.untilStatus(quote, 'success')
  expect((await devnet.balance(8453, usdt, OTHER)) - before).toBe(240_000_000n)
})

describe('refused', () => {
  test('a rate that the market does not carry', async () => {
    expect(await refusal(dollars('100000000', { fixedRate: '1' }))).toMatchObject({ errorCode: 'NO_QUOTES' })
  })
  test('on one chain', async () => {
    const local = { destinationChainId: 1, destinationCurrency: usdc(1), fixedRate: '2400' }
    expect(await refusal(local)).toMatchObject({ errorCode: 'UNSUPPORTED_EXECUTION_TYPE' })
  })
  test.each(['', '1:', '-1', '1e3', 'market', '0', '1:0', '0:1'])('%j, which is no rate', async (fixedRate) => {
    expect(FIXED_RATE.test(fixedRate) && isRate(fixedRate)).toBe(false)
    expect(await refusal({ fixedRate })).toMatchObject({
      message: expect.stringMatching(/^fixedRate: expected a rate/),
    })
  })
})
