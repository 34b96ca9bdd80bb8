import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Hex, ZERO_ADDRESS } from '../../chains.ts'
import { rpc } from '../../rpc.ts'
import { depositNativeData } from '../evm/depository.ts'
import { type Harness, startHarness, until } from '../harness.ts'

let devnet: Harness
const SAFE: Hex = '0x000000000000000000000000000000000005afe0'

beforeAll(async () => {
  devnet = await startHarness(1)
})
beforeEach(() => {
  devnet.service.control.clearFaults()
  devnet.service.control.failNext(0)
  devnet.service.control.resumeSolver()
})
afterAll(() => devnet?.stop())

const refunded = () => devnet.balance(1, ZERO_ADDRESS, SAFE)

test('a fill that fails is refunded to the order’s refund recipient on the origin chain', async () => {
  devnet.service.control.failNext(1)
  const quote = await devnet.quote({ refundTo: SAFE })
  const before = await refunded()
  await devnet.carryOut(quote)
  const status = await devnet.untilStatus(quote, 'refund')
  expect(status).toMatchObject({ failReason: 'TRANSACTION_REVERTED', txHashes: [expect.any(String)] })
  expect((await refunded()) - before).toBe(BigInt(quote.details.currencyIn.amount))
  expect(devnet.history(quote)).toEqual(['waiting', 'pending', 'failure', 'pending', 'refund'])
})

test('too little is refunded in full', async () => {
  const quote = await devnet.quote({ refundTo: SAFE })
  const value = BigInt(quote.details.currencyIn.amount) - 1n
  const before = await refunded()
  await devnet.send(quote.steps[0], { value })
  const status = await devnet.untilStatus(quote, 'refund')
  expect(status).toMatchObject({ failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL' })
  expect((await refunded()) - before).toBe(value)
})

test('too much fills what was quoted, and the excess comes back in a leg of its own', async () => {
  const recipient: Hex = '0x000000000000000000000000000000000000a0b1'
  const quote = await devnet.quote({ refundTo: SAFE, recipient })
  const before = await refunded()
  await devnet.send(quote.steps[0], { value: BigInt(quote.details.currencyIn.amount) + 7n })
  const status = await devnet.untilStatus(quote, 'success')
  expect(status.txHashes).toHaveLength(2)
  expect(status).not.toHaveProperty('failReason')
  expect(await devnet.balance(8453, ZERO_ADDRESS, recipient)).toBe(BigInt(quote.details.currencyOut.amount))
  expect((await refunded()) - before).toBe(7n)
})

test('another asset than the order’s is refunded', async () => {
  const [usdc] = devnet.chain(1).tokens
  const quote = await devnet.quote({
    originCurrency: usdc?.address,
    destinationCurrency: devnet.chain(8453).tokens[0]?.address,
    amount: '5000000',
    refundTo: SAFE,
  })
  const data = depositNativeData(devnet.user.address, quote.protocol.v2.orderId)
  await devnet.send(quote.steps.at(-1), { value: 5n, data })
  expect(await devnet.untilStatus(quote, 'refund')).toMatchObject({ failReason: 'ORIGIN_CURRENCY_MISMATCH' })
})

test('a second deposit is given back and fills nothing', async () => {
  const recipient: Hex = '0x000000000000000000000000000000000000d0b1'
  const quote = await devnet.quote({ recipient, refundTo: SAFE })
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
  const before = await refunded()
  await devnet.carryOut(quote)
  await until(async () => ((await refunded()) > before ? true : undefined))
  expect(await devnet.balance(8453, ZERO_ADDRESS, recipient)).toBe(BigInt(quote.details.currencyOut.amount))
  expect(devnet.history(quote).at(-1)).toBe('success')
})

test('a deposit after the time to live is refunded', async () => {
  const quote = await devnet.quote({ ttl: 60, refundTo: SAFE })
  await devnet.world.clock.advance(61_000)
  await devnet.carryOut(quote)
  expect(await devnet.untilStatus(quote, 'refund')).toMatchObject({ failReason: 'TTL_EXPIRED' })
})

test('the referrer of testers asks for a refund', async () => {
  const quote = await devnet.quote({ referrer: 'debug-force-refund' })
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'refund')
})

test('a paused solver leaves a deposit pending, and fills it when resumed', async () => {
  devnet.service.control.pauseSolver()
  const quote = await devnet.quote()
  const hash = await devnet.carryOut(quote)
  expect(await devnet.untilStatus(quote, 'pending')).toMatchObject({ inTxHashes: [hash], txHashes: [] })
  devnet.service.control.resumeSolver()
  await devnet.untilStatus(quote, 'success')
})

test('a deposit that a reorg removes moves the request back to waiting, and a new one is filled', async () => {
  devnet.service.control.pauseSolver()
  const quote = await devnet.quote()
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'pending')
  await rpc(devnet.chain(1).nodeUrl, 'anvil_reorg', [1, []])
  expect(await devnet.untilStatus(quote, 'waiting')).toMatchObject({ inTxHashes: [] })
  const hash = await devnet.carryOut(quote)
  devnet.service.control.resumeSolver()
  expect(await devnet.untilStatus(quote, 'success')).toMatchObject({ inTxHashes: [hash] })
  expect(devnet.history(quote)).toEqual(['waiting', 'pending', 'waiting', 'pending', 'submitted', 'success'])
})

test('a missed deposit waits until it is pointed at', async () => {
  devnet.service.control.setFault({ kind: 'miss-deposit', times: 1 })
  const quote = await devnet.quote()
  const txHash = await devnet.carryOut(quote)
  await until(() => ((devnet.service.control.listFaults() as readonly unknown[]).length === 0 ? true : undefined))
  expect((await devnet.status(quote)).status).toBe('waiting')
  const indexed = await devnet.post('/transactions/index', { chainId: 1, txHash, requestId: quote.requestId })
  expect(indexed).toEqual({ status: 200, body: { message: 'Transaction indexed' } })
  await devnet.untilStatus(quote, 'success')
  // Pointing at it again changes nothing.
  await devnet.post('/transactions/index', { chainId: '1', txHash })
  expect(devnet.history(quote)).toEqual(['waiting', 'pending', 'submitted', 'success'])
})

test('what cannot be indexed is refused in words', async () => {
  const index = (body: unknown) => devnet.post('/transactions/index', body)
  const absent = `0x${'ab'.repeat(32)}`
  expect(await index({ chainId: 1, txHash: absent })).toMatchObject({ status: 404 })
  for (const body of [{}, { chainId: 1 }, { chainId: 5, txHash: absent }, { chainId: 1, txHash: '0x1' }, []]) {
    const answer = await index(body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body as object)).toEqual(['message'])
  }
  const data = depositNativeData(SAFE, `0x${'00'.repeat(32)}`)
  const other = await devnet.send((await devnet.quote()).steps[0], { value: 1n, data })
  expect(await index({ chainId: 1, txHash: other })).toMatchObject({ status: 400 })
})
