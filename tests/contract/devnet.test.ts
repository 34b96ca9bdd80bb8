import { createServer } from 'node:http'
import { createWalletClient, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Hex } from '../devnet/chains.ts'
import { listenOn } from '../devnet/ports.ts'
import { rpc } from '../devnet/rpc.ts'
import { bridgeBody, type Harness, startHarness, until } from '../devnet/service/harness.ts'
import type { QuoteAnswer } from '../devnet/service/quote/quote.ts'
import {
  CHAINS_ANSWER,
  ERRORS,
  INDEXED,
  OLDER_STATUS,
  PERMIT_TAKEN,
  REINDEXED,
  STATUS,
  STREAM,
  WEBHOOK,
} from './document.ts'
import { PRICE, QUOTE } from './document-quote.ts'
import { golden } from './golden.ts'
import { departures, outline, type Shape } from './shape.ts'

let devnet: Harness

beforeAll(async () => {
  devnet = await startHarness(7)
})
beforeEach(() => {
  devnet.service.control.resumeSolver()
  devnet.service.control.failNext(0)
})
afterAll(() => devnet?.stop())

/** Compares with the document's shape and the golden answer's places and types. */
function expectLike(name: string, shape: Shape, answer: unknown): void {
  expect(departures(shape, answer)).toEqual([])
  expect(outline(answer)).toEqual(outline(golden(name)))
}

const token = (chainId: number, id: string): Hex => {
  const found = devnet.chain(chainId).tokens.find((each) => each.id === id)
  if (!found) throw new Error(`no ${id} on chain ${chainId}`)
  return found.address
}
const older = async (quote: QuoteAnswer): Promise<unknown> =>
  JSON.parse((await devnet.call(`/intents/status?requestId=${quote.requestId}`)).text)

describe('quotes', () => {
  test('native', async () => {
    expectLike('quote-native', QUOTE, await devnet.quote({ includeProtocolData: true }))
  })
  test('native, with a time to live', async () => {
    expectLike('quote-native', QUOTE, await devnet.quote({ includeProtocolData: true, ttl: 600 }))
  })
  test('ERC-20, with an approval', async () => {
    const currencies = { originCurrency: token(8453, 'usdc'), destinationCurrency: token(1, 'usdc') }
    const chains = { originChainId: 8453, destinationChainId: 1 }
    expectLike('quote-erc20', QUOTE, await devnet.quote({ ...currencies, ...chains, amount: '100000000' }))
  })
  test('zero reset, with two approvals', async () => {
    const currencies = { originCurrency: token(1, 'usdt'), destinationCurrency: token(8453, 'usdt') }
    await devnet.send((await devnet.quote({ ...currencies, amount: '1000000' })).steps[0])
    const quote = await devnet.quote({ ...currencies, amount: '50000000' })
    expectLike('quote-zero-reset', QUOTE, quote)
    expect(quote.steps.map(({ id }) => id)).toEqual(
      (golden('quote-zero-reset') as QuoteAnswer).steps.map(({ id }) => id),
    )
  })
  test('on the older path', async () => {
    const { body } = await devnet.post('/quote', bridgeBody(devnet.user.address))
    expectLike('quote-older-path', QUOTE, body)
  })
})

describe('quotes beyond bridges', () => {
  const usdc = () => ({
    originCurrency: token(1, 'usdc'),
    destinationCurrency: token(8453, 'usdc'),
    amount: '50000000',
  })
  const withKey = async (body: Readonly<Record<string, unknown>>): Promise<unknown> => {
    devnet.service.control.setKey({ key: 'golden' })
    const headers = { 'content-type': 'application/json', 'x-api-key': 'golden' }
    const text = JSON.stringify({ ...bridgeBody(devnet.user.address), ...body })
    return JSON.parse((await devnet.call('/quote/v2', { method: 'POST', headers, body: text })).text)
  }
  test('a swap before the bridge, and one behind it', async () => {
    const way = { originCurrency: token(1, 'weth'), destinationCurrency: token(8453, 'weth') }
    expectLike('quote-swaps', QUOTE, await devnet.quote(way))
  })
  test('a swap on one chain', async () => {
    const way = { destinationChainId: 1, destinationCurrency: token(1, 'usdc') }
    expectLike('quote-local-swap', QUOTE, await devnet.quote(way))
  })
  test('a permit, and that it is taken', async () => {
    const quote = await devnet.quote({ ...usdc(), usePermit: true })
    expectLike('quote-permit', QUOTE, quote)
    const data = (quote.steps[0]?.items[0]?.data ?? {}) as { sign: Record<string, unknown>; post: { body: unknown } }
    const { value, ...typed } = data.sign
    const account = privateKeyToAccount(devnet.user.privateKey)
    type TypedData = Parameters<typeof account.signTypedData>[0]
    const signature = await account.signTypedData({ ...typed, message: value } as TypedData)
    const { body } = await devnet.post(`/execute/permits?signature=${signature}`, data.post.body)
    expectLike('permit-taken', PERMIT_TAKEN, body)
  })
  test('a deposit address', async () => {
    const quote = await devnet.quote({ useDepositAddress: true, strict: true, refundTo: devnet.user.address })
    expectLike('quote-deposit-address', QUOTE, quote)
  })
  test('destination calls, with a gas top-up', async () => {
    const txs = [{ to: token(8453, 'usdc'), value: '0', data: `0x70a08231${'00'.repeat(32)}` }]
    expectLike('quote-calls', QUOTE, await devnet.quote({ ...usdc(), txs, topupGas: true }))
  })
  test('sponsored fees', async () => {
    const body = { ...usdc(), subsidizeFees: true, maxSubsidizationAmount: '10000' }
    expectLike('quote-sponsored', QUOTE, await withKey(body))
  })
  test('a price', async () => {
    expectLike('price', PRICE, (await devnet.post('/price', bridgeBody(devnet.user.address))).body)
  })
  test('a webhook', async () => {
    const bodies: string[] = []
    const hook = createServer((request, response) => {
      request.on('data', (chunk) => bodies.push(String(chunk))).on('end', () => response.end())
    })
    const port = await listenOn(hook, 0)
    devnet.service.control.setKey({ key: 'golden', webhookUrl: `http://127.0.0.1:${port}/` })
    await devnet.carryOut((await withKey({})) as QuoteAnswer)
    expectLike('webhook', WEBHOOK, JSON.parse(await until(() => bodies.find((body) => body.includes('"success"')))))
    hook.close()
  })
})

test('a fill that is late', async () => {
  devnet.service.control.delayNext(1)
  const quote = await devnet.quote()
  await devnet.carryOut(quote)
  expectLike('status-v3-delayed', STATUS, await devnet.untilStatus(quote, 'delayed'))
  devnet.service.control.letGo()
  await devnet.untilStatus(quote, 'success')
})

test('chains', async () => {
  expectLike('chains', CHAINS_ANSWER, JSON.parse((await devnet.call('/chains')).text))
})

test('status in each state of a transfer, on both paths', async () => {
  const quote = await devnet.quote()
  // Empty lists can't be compared, so outlines differ where hashes appear.
  expectLike('status-v3-waiting', STATUS, await devnet.status(quote))
  expectLike('status-older-pending', OLDER_STATUS, await older(quote))
  devnet.service.control.pauseSolver()
  await devnet.carryOut(quote)
  expectLike('status-v3-pending', STATUS, await devnet.untilStatus(quote, 'pending'))
  expectLike('status-older-received', OLDER_STATUS, await older(quote))
  devnet.service.control.resumeSolver()
  expectLike('status-v3-success', STATUS, await devnet.untilStatus(quote, 'success'))
  expectLike('status-older-success', OLDER_STATUS, await older(quote))
})

test('status while a fill is not in a block yet', async () => {
  const { nodeUrl } = devnet.chain(8453)
  await rpc(nodeUrl, 'evm_setAutomine', [false])
  const quote = await devnet.quote()
  await devnet.carryOut(quote)
  expectLike('status-v3-submitted', STATUS, await devnet.untilStatus(quote, 'submitted'))
  await rpc(nodeUrl, 'evm_setAutomine', [true])
  await rpc(nodeUrl, 'evm_mine')
  await devnet.untilStatus(quote, 'success')
})

test('status of a failure and of its refund, on both paths', async () => {
  const { nodeUrl } = devnet.chain(1)
  devnet.service.control.failNext(1)
  devnet.service.control.pauseSolver()
  const quote = await devnet.quote()
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'pending')
  // The refund can't be mined yet, so the failed transfer is pending again.
  await rpc(nodeUrl, 'evm_setAutomine', [false])
  devnet.service.control.resumeSolver()
  await until(() => (devnet.history(quote).includes('failure') ? true : undefined))
  expectLike('status-v3-failure', STATUS, await devnet.untilStatus(quote, 'failure', 'pending'))
  await rpc(nodeUrl, 'evm_setAutomine', [true])
  await rpc(nodeUrl, 'evm_mine')
  expectLike('status-v3-refund', STATUS, await devnet.untilStatus(quote, 'refund'))
  expectLike('status-older-fallback', OLDER_STATUS, await older(quote))
})

test('an indexed transaction', async () => {
  const quote = await devnet.quote()
  const txHash = await devnet.carryOut(quote)
  const { body } = await devnet.post('/transactions/index', { chainId: 1, txHash })
  expectLike('transactions-index', INDEXED, body)
})

test('money that a deposit address was paid on another chain', async () => {
  const quote = await devnet.quote({ useDepositAddress: true, refundTo: devnet.user.address })
  const depositAddress = quote.steps[0]?.depositAddress as Hex
  const there = devnet.world.chains.find(({ id }) => id !== 1 && id !== 8453)
  if (!there) throw new Error('expected a third chain')
  const account = privateKeyToAccount(devnet.user.privateKey)
  const wallet = createWalletClient({ account, transport: http(there.rpcUrl) }).extend(publicActions)
  const value = BigInt(quote.details.currencyIn.amount)
  const hash = await wallet.sendTransaction({ chain: null, to: depositAddress, value })
  await wallet.waitForTransactionReceipt({ hash })
  const ask = { chainId: 1, depositAddress, targetChainId: there.id }
  const { body } = await devnet.post('/transactions/deposit-address/reindex', ask)
  expectLike('deposit-address-reindex', REINDEXED, body)
})

test.each([
  ['error-message-only', { tradeType: 'EXACT' }],
  ['error-code-only', { originChainId: 10 }],
  ['error-with-request', { amount: `1${'0'.repeat(30)}` }],
  ['error-with-simulation', { recipient: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913' }],
] as const)('%s', async (name, change) => {
  const { status, body } = await devnet.post('/quote/v2', { ...bridgeBody(devnet.user.address), ...change })
  expect(status).toBe(400)
  expectLike(name, ERRORS[name], body)
})

test('the frames of the stream', async () => {
  const quote = await devnet.quote()
  const socket = new WebSocket(devnet.service.streamUrl)
  const frames: unknown[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  const frame = (index: number) => until(() => frames[index])
  const ask = (type: string) =>
    socket.send(JSON.stringify({ type, event: 'request.status.updated', filters: { id: quote.requestId } }))
  expectLike('stream-ready', STREAM['stream-ready'], await frame(0))
  socket.send('{')
  expectLike('stream-error', STREAM['stream-error'], await frame(1))
  ask('subscribe')
  expectLike('stream-subscribe', STREAM['stream-subscribe'], await frame(2))
  await devnet.carryOut(quote)
  // pending, submitted, success
  expectLike('stream-update', STREAM['stream-update'], await frame(5))
  ask('unsubscribe')
  expectLike('stream-unsubscribe', STREAM['stream-unsubscribe'], await frame(6))
  socket.terminate()
})
