import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hex, ZERO_ADDRESS } from '../../chains.ts'
import { bridgeBody, type Harness, startHarness } from '../harness.ts'
import type { QuoteAnswer } from './quote.ts'

// Fields without tests of their own elsewhere.

let devnet: Harness
const OTHER: Hex = '0x000000000000000000000000000000000000f1e1'
const POOL = 'causeway-pool'

beforeAll(async () => {
  devnet = await startHarness(7)
})
afterAll(() => devnet?.stop())

const token = (chainId: number, id: string): Hex =>
  devnet.chain(chainId).tokens.find((each) => each.id === id)?.address ?? expect.fail(`no ${id} on ${chainId}`)
const refusal = async (changes: Readonly<Record<string, unknown>>) => {
  const { status, body } = await devnet.post('/quote/v2', { ...bridgeBody(devnet.user.address), ...changes })
  const { errorCode, message } = body as Readonly<{ errorCode?: string; message?: string }>
  return `${status} ${errorCode} ${message?.split(':')[0]}`
}
const received = async (quote: QuoteAnswer, chainId: number, currency: string, meanwhile = async () => {}) => {
  const before = await devnet.balance(chainId, currency, OTHER)
  devnet.service.control.pauseSolver()
  await devnet.carryOut(quote)
  await meanwhile()
  devnet.service.control.resumeSolver()
  await devnet.untilStatus(quote, 'success')
  return (await devnet.balance(chainId, currency, OTHER)) - before
}

describe('an exact output, when the pool gives more by the time of the fill', () => {
  const way = () => ({
    ...{ destinationCurrency: token(8453, 'usdt'), amount: '240000000', tradeType: 'EXACT_OUTPUT', recipient: OTHER },
  })
  const improve = async () => {
    const local = { originChainId: 8453, destinationChainId: 8453, originCurrency: token(8453, 'usdt') }
    await devnet.carryOut(await devnet.quote({ ...local, amount: '200000000000' }))
  }
  test('goes to the recipient with what is beyond it', async () => {
    const got = await received(await devnet.quote(way()), 8453, token(8453, 'usdt'), improve)
    expect(got).toBeGreaterThan(240_000_000n)
  })
  test('goes alone with enableTrueExactOutput: what is beyond it is the solver’s', async () => {
    const quote = await devnet.quote({ ...way(), enableTrueExactOutput: true })
    expect(await received(quote, 8453, token(8453, 'usdt'), improve)).toBe(240_000_000n)
  })
})

test('forceSolverExecution lets the solver swap on one chain, after a deposit', async () => {
  const local = { destinationChainId: 1, destinationCurrency: token(1, 'usdc'), recipient: OTHER }
  expect((await devnet.quote(local)).steps.map(({ id }) => id)).toEqual(['swap'])
  const quote = await devnet.quote({ ...local, forceSolverExecution: true })
  expect(quote.steps.map(({ id }) => id)).toEqual(['deposit'])
  expect(await received(quote, 1, token(1, 'usdc'))).toBe(BigInt(quote.details.currencyOut.amount))
})

test.each([
  ['txsGasLimit', { txs: [{ to: OTHER, value: '1', data: '0x' }] }, 'relayerGas'],
  ['originGasOverhead', {}, 'gas'],
] as const)('%s is gas that is counted with', async (field, more, fee) => {
  const [plain, counted] = [await devnet.quote(more), await devnet.quote({ ...more, [field]: 1_000_000 })]
  expect(BigInt(counted.fees[fee].amount)).toBeGreaterThan(BigInt(plain.fees[fee].amount))
})

describe('sources of swaps', () => {
  const behind = () => ({ originCurrency: token(1, 'usdc'), destinationCurrency: ZERO_ADDRESS, amount: '50000000' })
  const before = () => ({ originCurrency: token(1, 'weth'), destinationCurrency: token(8453, 'usdc') })
  test.each([
    [{ includedSwapSources: [POOL] }, undefined, undefined],
    [{ includedSwapSources: ['elsewhere'] }, 'NO_SWAP_ROUTES_FOUND', 'NO_SWAP_ROUTES_FOUND'],
    [{ excludedSwapSources: [POOL] }, 'NO_SWAP_ROUTES_FOUND', 'NO_SWAP_ROUTES_FOUND'],
    [{ excludedSwapSources: ['elsewhere'] }, undefined, undefined],
    [{ includedOriginSwapSources: ['elsewhere'] }, undefined, 'NO_SWAP_ROUTES_FOUND'],
    [{ includedDestinationSwapSources: ['elsewhere'] }, 'NO_SWAP_ROUTES_FOUND', undefined],
    [{ disableOriginSwaps: true }, undefined, 'NO_INTERNAL_SWAP_ROUTES_FOUND'],
  ])('%o', async (field, codeBehind, codeBefore) => {
    const code = async (way: object) => (await refusal({ ...way, ...field })).split(' ')[1]
    expect([await code(behind()), await code(before())]).toEqual([`${codeBehind}`, `${codeBefore}`])
  })
})

test('recoveryAddress goes with a deposit address, and is an address of the origin', async () => {
  const address = { useDepositAddress: true, refundTo: OTHER }
  expect((await devnet.quote({ ...address, recoveryAddress: OTHER })).steps[0]?.depositAddress).toMatch(/^0x/)
  expect(await refusal({ recoveryAddress: OTHER })).toBe('400 undefined recoveryAddress')
  expect(await refusal({ ...address, recoveryAddress: ZERO_ADDRESS })).toBe('400 undefined recoveryAddress')
  expect(await refusal({ ...address, recoveryAddress: 'bc1q' })).toBe('400 INVALID_ADDRESS recoveryAddress')
})
