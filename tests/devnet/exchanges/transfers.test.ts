import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEV_ACCOUNTS } from '../accounts.ts'
import type { World } from '../world.ts'
import { PERPS_USDC } from './exchange-a/tokens.ts'
import { RELAYER_ACCOUNT } from './exchange-b/chain.ts'
import type { TransferParameters } from './exchange-b/client.ts'
import { parametersOf, startExchangeWorld, type Traveller, travellerIn } from './traveller.ts'

const ZERO = '0x0000000000000000000000000000000000000000'
const USDC_1 = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const USDC_8453 = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const HYPE_SPOT = '0x0d01dc56dcaaca66ad901c959b4011ec'
const SOMEBODY = '0x1111111111111111111111111111111111111111'
const ok = { status: 200, body: { status: 'ok' } }
let world: World
let one: Traveller

beforeAll(async () => {
  world = await startExchangeWorld()
  one = travellerIn(world, DEV_ACCOUNTS[0] ?? expect.fail('no account'))
})
afterAll(() => world.stop())

const fresh = () => privateKeyToAccount(generatePrivateKey()).address
const fromA = (recipient: string, changes: Record<string, unknown> = {}) => ({
  originChainId: 1337,
  originCurrency: PERPS_USDC.address,
  destinationChainId: 8453,
  destinationCurrency: USDC_8453,
  amount: '1000000000',
  protocolVersion: 'v2',
  recipient,
  ...changes,
})
const fromB = (user: number, recipient: string, changes: Record<string, unknown> = {}) => ({
  user: `${user}`,
  originChainId: 3586256,
  originCurrency: '0',
  destinationChainId: 8453,
  destinationCurrency: USDC_8453,
  amount: '20000000',
  recipient,
  ...changes,
})
const toA = { destinationChainId: 1337, destinationCurrency: PERPS_USDC.address }
const toB = { destinationChainId: 3586256, destinationCurrency: '0' }
const from1 = { originChainId: 1, originCurrency: USDC_1, amount: '50000000' }
const arrived = (recipient: `0x${string}`) => one.tokenBalance(8453, USDC_8453, recipient)

describe('deposits', () => {
  test('USDC of chain 1 reaches an account of exchange A that never was', async () => {
    const recipient = fresh()
    const quote = await one.quote({ ...from1, ...toA, recipient })
    await one.sendAll(quote)
    const status = await one.untilStatus(quote, 'success')
    expect(status['txHashes']).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/)])
    expect(Number(await one.withdrawable(recipient)) * 1e8).toBeCloseTo(Number(quote.details.currencyOut.amount), 0)
  })
  test('USDC of chain 1 reaches an account of exchange B', async () => {
    const { accountIndex } = await one.exchangeB()
    const before = Number(await one.collateral(accountIndex))
    const quote = await one.quote({ ...from1, ...toB, recipient: `${accountIndex}`, refundTo: one.account.address })
    await one.sendAll(quote)
    await one.untilStatus(quote, 'success')
    const after = Number(await one.collateral(accountIndex))
    expect(Math.round((after - before) * 1e6)).toBe(Number(quote.details.currencyOut.amount))
  })
})

describe('withdrawals from exchange A', () => {
  test.each([
    ['authorized, then sent', true],
    ['sent, then authorized', false],
  ])('USDC reaches chain 8453: %s', async (_, authorizeFirst) => {
    const recipient = fresh()
    const quote = await one.quote(fromA(recipient))
    expect(quote.steps.map(({ id }) => id)).toEqual(['authorize', 'deposit'])
    if (authorizeFirst) expect(await one.authorize(quote)).toMatchObject({ status: 200 })
    expect(await one.postTransfer(await one.signTransfer(quote))).toMatchObject(ok)
    if (!authorizeFirst) expect(await one.authorize(quote)).toMatchObject({ status: 200 })
    await one.untilStatus(quote, 'success')
    expect(await arrived(recipient)).toBe(BigInt(quote.details.currencyOut.amount))
  })
  test.each<[string, Record<string, unknown>]>([
    ['EXACT_OUTPUT', { amount: '7654321' }],
    ['EXPECTED_OUTPUT', { amount: '7654321' }],
    ['EXACT_OUTPUT', { amount: '1234567890123456', destinationCurrency: ZERO, enableTrueExactOutput: true }],
  ])('%s asks for an input that a transfer of six decimals can carry: %o', async (tradeType, changes) => {
    const recipient = fresh()
    const quote = await one.quote(fromA(recipient, { tradeType, ...changes }))
    expect(quote.details.currencyOut.amount).toBe(changes['amount'])
    await one.authorize(quote)
    expect(await one.postTransfer(await one.signTransfer(quote))).toMatchObject(ok)
    await one.untilStatus(quote, 'success')
    const got = changes['destinationCurrency'] ? await one.nativeBalance(8453, recipient) : await arrived(recipient)
    expect(got).toBe(BigInt(quote.details.currencyOut.amount))
  })
  test('a spot currency reaches its own chain', async () => {
    const recipient = fresh()
    const spot = { originCurrency: HYPE_SPOT, destinationChainId: 999, destinationCurrency: ZERO }
    const quote = await one.quote(fromA(recipient, spot))
    await one.authorize(quote)
    expect(await one.postTransfer(await one.signTransfer(quote))).toMatchObject(ok)
    await one.untilStatus(quote, 'success')
    expect(await one.nativeBalance(999, recipient)).toBe(BigInt(quote.details.currencyOut.amount))
  })
  test('one currency of the exchange becomes another there, out of the solver’s stock', async () => {
    const recipient = fresh()
    const quote = await one.quote(fromA(recipient, { destinationChainId: 1337, destinationCurrency: HYPE_SPOT }))
    expect(quote.details).toMatchObject({ operation: 'swap', currencyOut: { currency: { symbol: 'HYPE' } } })
    await one.authorize(quote)
    expect(await one.postTransfer(await one.signTransfer(quote))).toMatchObject(ok)
    await one.untilStatus(quote, 'success')
    const [coin] = await one.spotBalances(recipient)
    expect(coin).toMatchObject({ coin: 'HYPE' })
    expect(Math.round(Number(coin?.total) * 1e8)).toBe(Number(quote.details.currencyOut.amount))
  })
  test('USDC goes from exchange to exchange', async () => {
    const { accountIndex } = await one.exchangeB()
    const before = Number(await one.collateral(accountIndex))
    const quote = await one.quote(fromA(`${accountIndex}`, { ...toB, refundTo: one.account.address }))
    await one.authorize(quote)
    await one.postTransfer(await one.signTransfer(quote))
    await one.untilStatus(quote, 'success')
    const after = Number(await one.collateral(accountIndex))
    expect(Math.round((after - before) * 1e6)).toBe(Number(quote.details.currencyOut.amount))
  })
  test('a fill that fails is paid back on the exchange', async () => {
    const before = Number(await one.withdrawable(one.account.address))
    const quote = await one.quote(fromA(fresh(), { refundTo: one.account.address }))
    await one.control('solver/fail', { count: 1 })
    await one.authorize(quote)
    await one.postTransfer(await one.signTransfer(quote))
    await one.untilStatus(quote, 'refund')
    expect(Number(await one.withdrawable(one.account.address))).toBe(before)
  })
  test('a mapping that another wallet signed binds nothing', async () => {
    const quote = await one.quote(fromA(fresh()))
    const other = privateKeyToAccount(generatePrivateKey())
    expect(await one.authorize(quote, { by: other })).toMatchObject({ status: 401 })
    expect(await one.postTransfer(await one.signTransfer(quote))).toMatchObject(ok)
    expect(await one.authorize(quote)).toMatchObject({ status: 200 })
    await one.untilStatus(quote, 'success')
  })
})

describe('withdrawals from exchange B', () => {
  test('USDC reaches chain 8453', async () => {
    const client = await one.exchangeB()
    const recipient = fresh()
    const quote = await one.quote(fromB(client.accountIndex, recipient))
    const parameters = parametersOf<TransferParameters>(quote)
    expect(parameters).toMatchObject({ toAccountIndex: RELAYER_ACCOUNT, memo: quote.protocol.v2.orderId })
    expect(await client.post(await client.sign(parameters))).toMatchObject({ status: 200 })
    await one.untilStatus(quote, 'success')
    expect(await arrived(recipient)).toBe(BigInt(quote.details.currencyOut.amount))
  })
  test('a fill that fails is paid back on the exchange, but for its fee', async () => {
    const client = await one.exchangeB()
    const before = Number(await one.collateral(client.accountIndex))
    const quote = await one.quote(fromB(client.accountIndex, fresh(), { refundTo: `${client.accountIndex}` }))
    await one.control('solver/fail', { count: 1 })
    await client.post(await client.sign(parametersOf<TransferParameters>(quote)))
    await one.untilStatus(quote, 'refund')
    expect(Number(await one.collateral(client.accountIndex))).toBe(before - 3)
  })
})

describe('faults on the way', () => {
  test('exchange A answers 500 after accepting: the same bytes are refused, the transfer goes on', async () => {
    const recipient = fresh()
    const quote = await one.quote(fromA(recipient))
    await one.authorize(quote)
    await one.control('exchangeA/faults', { kind: 'fail-after-accepting', times: 1 })
    const signed = await one.signTransfer(quote)
    expect(await one.postTransfer(signed)).toMatchObject({ status: 500 })
    expect(await one.postTransfer(signed)).toMatchObject({ status: 200, body: { status: 'err' } })
    await one.untilStatus(quote, 'success')
    expect(await arrived(recipient)).toBe(BigInt(quote.details.currencyOut.amount))
  })
  test('exchange A refuses once: the same bytes are taken later', async () => {
    const quote = await one.quote(fromA(fresh()))
    await one.authorize(quote)
    await one.control('exchangeA/faults', { kind: 'refuse', times: 1 })
    const signed = await one.signTransfer(quote)
    expect(await one.postTransfer(signed)).toMatchObject({ status: 200, body: { status: 'err' } })
    expect(await one.postTransfer(signed)).toMatchObject(ok)
    await one.untilStatus(quote, 'success')
  })
  test('exchange B takes a transfer twice over: it is filled once', async () => {
    const client = await one.exchangeB()
    const recipient = fresh()
    const quote = await one.quote(fromB(client.accountIndex, recipient))
    await one.control('exchangeB/faults', { kind: 'duplicate', times: 1 })
    const signed = await client.sign(parametersOf<TransferParameters>(quote))
    expect(await client.post(signed)).toMatchObject({ status: 400 })
    await one.untilStatus(quote, 'success')
    expect(await arrived(recipient)).toBe(BigInt(quote.details.currencyOut.amount))
  })
})

test('a deposit that indexing missed is found by its hash on the exchange', async () => {
  const quote = await one.quote(fromA(fresh()))
  await one.control('faults', { kind: 'miss-deposit', times: 1 })
  await one.authorize(quote)
  await one.postTransfer(await one.signTransfer(quote))
  const [newest] = (await one.ledgerUpdates()).slice(-1)
  expect(await one.index(1337, newest?.hash ?? '')).toMatchObject({ status: 200 })
  await one.untilStatus(quote, 'success')
})

test.each<[string, Record<string, unknown>, string]>([
  [
    'a withdrawal from A without the protocol version',
    fromA(SOMEBODY, { protocolVersion: undefined }),
    'protocolVersion',
  ],
  ['a withdrawal from A of eight decimals', fromA(SOMEBODY, { amount: '1000000001' }), 'amount'],
  ['a wallet address as a user of B', { ...fromB(1, SOMEBODY), user: DEV_ACCOUNTS[0]?.address }, 'user'],
  ['an account of B that does not exist', fromB(5, SOMEBODY), 'user'],
  ['a wallet address as a recipient on B', { ...from1, ...toB }, 'recipient'],
  [
    'a recipient on B that does not exist',
    { ...from1, ...toB, recipient: '5', refundTo: DEV_ACCOUNTS[0]?.address },
    'recipient',
  ],
  ['a currency of A to itself', { ...fromA(SOMEBODY), ...toA }, 'destinationChainId'],
  ['from account to account of B', { ...fromB(100_001, '100002'), ...toB }, 'destinationChainId'],
  ['an unknown currency of A', fromA(SOMEBODY, { originCurrency: '0x01' }), 'originCurrency'],
])('refused: %s', async (_, body, field) => {
  const { status, body: answer } = await one.ask(body)
  expect(status).toBe(400)
  expect(answer).toMatchObject({ message: expect.stringMatching(new RegExp(`^${field}:`)) })
})

test('the ready line says where the exchanges are, and chains lists them', async () => {
  expect(world.line.exchangeA).toMatchObject({ url: expect.any(String), depository: expect.any(String) })
  expect(world.line.exchangeB).toMatchObject({ url: expect.any(String), relayerAccountIndex: RELAYER_ACCOUNT })
  const { chains } = await (await fetch(`${world.line.service}/chains`)).json()
  expect(chains).toContainEqual(expect.objectContaining({ id: 1337, vmType: 'hypevm' }))
  expect(chains).toContainEqual(expect.objectContaining({ id: 3586256, vmType: 'lvm' }))
})
