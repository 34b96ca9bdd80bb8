import { setTimeout as sleep } from 'node:timers/promises'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SOLVER } from '../../accounts.ts'
import { type Hex, ZERO_ADDRESS } from '../../chains.ts'
import { balanceSlot } from '../../genesis.ts'
import { rpc } from '../../rpc.ts'
import { depositNativeData } from '../evm/depository.ts'
import { type Harness, startHarness, until } from '../harness.ts'
import type { QuoteAnswer } from '../quote/quote.ts'

let devnet: Harness
const SAFE: Hex = '0x000000000000000000000000000000000005afe0'

beforeAll(async () => {
  devnet = await startHarness(1)
})
beforeEach(() => {
  devnet.service.control.clearFaults()
  devnet.service.control.failNext(0)
  devnet.service.control.setNodeFault(8453)
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

describe('a node that is silent during a fill', () => {
  let fresh = 0
  const quoteFor = () => {
    fresh += 1
    return devnet.quote({ recipient: `0x${`${fresh}`.padStart(40, 'e')}`, refundTo: SAFE })
  }
  const arrived = ({ details }: QuoteAnswer) => devnet.balance(8453, ZERO_ADDRESS, details.recipient as Hex)
  const sentBySolver = async () =>
    Number(await rpc(devnet.chain(8453).nodeUrl, 'eth_getTransactionCount', [SOLVER.address, 'latest']))
  const expectFilledOnce = async (quote: QuoteAnswer) => {
    await devnet.untilStatus(quote, 'success')
    expect(devnet.history(quote)).toEqual(['waiting', 'pending', 'submitted', 'success'])
    expect(await arrived(quote)).toBe(BigInt(quote.details.currencyOut.amount))
  }

  test.each([
    { kind: 'error' },
    { kind: 'drop' },
    { kind: 'error', method: 'eth_sendRawTransaction' },
    { kind: 'mute', method: 'eth_sendRawTransaction' },
  ] as const)('is asked again, and each request is filled once: %j', async (fault) => {
    const before = await sentBySolver()
    devnet.service.control.pauseSolver()
    const quotes = [await quoteFor(), await quoteFor()]
    for (const quote of quotes) {
      await devnet.carryOut(quote)
      await devnet.untilStatus(quote, 'pending')
    }
    devnet.service.control.setNodeFault(8453, fault)
    devnet.service.control.resumeSolver()
    await sleep(300)
    for (const quote of quotes) expect((await devnet.status(quote)).status).not.toBe('refund')
    devnet.service.control.setNodeFault(8453)
    for (const quote of quotes) await expectFilledOnce(quote)
    expect(await sentBySolver()).toBe(before + 2)
    const next = await quoteFor()
    await devnet.carryOut(next)
    await expectFilledOnce(next)
  })
})

describe('a destination that loses blocks after a fill', () => {
  const node = <Result>(method: string, params: readonly unknown[] = []) =>
    rpc<Result>(devnet.chain(8453).nodeUrl, method, params)
  const block = async (hash: string) =>
    (await node<{ blockHash: Hex } | null>('eth_getTransactionReceipt', [hash]))?.blockHash
  let fresh = 0
  const fillsOf = async (count: number) => {
    const quotes = []
    for (let made = 0; made < count; made += 1) {
      fresh += 1
      const quote = await devnet.quote({ recipient: `0x${`${fresh}`.padStart(40, 'f')}`, refundTo: SAFE })
      await devnet.carryOut(quote)
      const { txHashes } = await devnet.untilStatus(quote, 'success')
      quotes.push({ quote, txHash: txHashes[0] ?? '' })
    }
    return quotes
  }

  test.each([1, 3])('gets the same bytes again, each once: %i', async (count) => {
    const fills = await fillsOf(count)
    const before = await Promise.all(fills.map(({ txHash }) => block(txHash)))
    await node('anvil_reorg', [count, []])
    for (const [index, { quote, txHash }] of fills.entries()) {
      const after = await until(() => block(txHash))
      expect(after).not.toBe(before[index])
      const recipient = quote.details.recipient as Hex
      expect(await devnet.balance(8453, ZERO_ADDRESS, recipient)).toBe(BigInt(quote.details.currencyOut.amount))
      expect(await devnet.status(quote)).toMatchObject({ status: 'success', txHashes: [txHash] })
    }
    await fillsOf(1)
  })

  test('refunds what can no longer be filled', async () => {
    const [token] = devnet.chain(8453).tokens
    if (!token) throw new Error('chain 8453 has no token')
    const usdc = token.address
    const dollars = { originCurrency: devnet.chain(1).tokens[0]?.address, destinationCurrency: usdc }
    const quote = await devnet.quote({ ...dollars, amount: '5000000', refundTo: SAFE })
    await devnet.carryOut(quote)
    const { txHashes } = await devnet.untilStatus(quote, 'success')
    await node('evm_setAutomine', [false])
    await node('anvil_reorg', [1, []])
    await until(async () => ((await node('eth_getTransactionByHash', [txHashes[0]])) ? true : undefined))
    const call = {
      to: usdc,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [SOLVER.address] }),
    }
    const held = await node<Hex>('eth_call', [call, 'latest'])
    const slot = balanceSlot(token, SOLVER.address)
    await node('anvil_setStorageAt', [usdc, slot, `0x${'00'.repeat(32)}`])
    await node('anvil_mine', [1])
    const status = await devnet.untilStatus(quote, 'refund')
    await node('anvil_setStorageAt', [usdc, slot, held])
    await node('evm_setAutomine', [true])
    expect(status).toMatchObject({ failReason: 'TRANSACTION_REVERTED' })
    expect(devnet.history(quote)).toEqual([
      'waiting',
      'pending',
      'submitted',
      'success',
      'failure',
      'pending',
      'refund',
    ])
  })
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
