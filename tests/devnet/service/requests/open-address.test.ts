import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hex, ZERO_ADDRESS } from '../../chains.ts'
import { rpc } from '../../rpc.ts'
import { bridgeBody, type Harness, startHarness, until } from '../harness.ts'
import type { QuoteAnswer } from '../quote/quote.ts'
import type { StatusAnswer } from './status.ts'

let devnet: Harness
let recipients = 0
const SAFE: Hex = '0x000000000000000000000000000000000005afe0'

beforeAll(async () => {
  devnet = await startHarness(7)
})
afterAll(() => devnet?.stop())

const nobody = (): Hex => {
  recipients += 1
  return `0x${recipients.toString(16).padStart(40, 'd')}`
}
const quoteFor = (changes: Readonly<Record<string, unknown>> = {}) =>
  devnet.quote({ useDepositAddress: true, recipient: nobody(), refundTo: SAFE, ...changes })
/** Any wallet may pay: the step is only a proposal. */
async function pay(quote: QuoteAnswer, value: bigint, chainId = 1): Promise<Hex> {
  const account = privateKeyToAccount(devnet.user.privateKey)
  const wallet = createWalletClient({ account, transport: http(devnet.chain(chainId).rpcUrl) })
  return wallet.sendTransaction({ chain: null, to: quote.steps[0]?.depositAddress as Hex, value })
}
const due = (quote: QuoteAnswer) => BigInt(quote.details.currencyIn.amount)
const arrived = (quote: QuoteAnswer) => devnet.balance(8453, ZERO_ADDRESS, quote.details.recipient as Hex)
const refunded = () => devnet.balance(1, ZERO_ADDRESS, SAFE)

const requests = () => devnet.service.control.requests()
const transfer = ({ requestId }: Pick<QuoteAnswer, 'requestId'>) =>
  requests().find((each) => each.requestId === requestId)
const requote = (quote: QuoteAnswer) => until(() => transfer(quote)?.supersededByRequestId)
const statusOf = async (requestId: Hex) =>
  JSON.parse((await devnet.call(`/intents/status/v3?requestId=${requestId}`)).text) as StatusAnswer
const untilOver = (requestId: Hex) =>
  until(async () => {
    const answer = await statusOf(requestId)
    return ['success', 'refund', 'failure'].includes(answer.status) ? answer : undefined
  })
const expected = (requestId: Hex) => BigInt(transfer({ requestId })?.order.output.payments[0]?.expectedAmount ?? 0)

test('who took over is told by the list of a key, and by the address to anybody', async () => {
  const key = 'depositor'
  devnet.service.control.setKey({ key })
  const body = { ...bridgeBody(devnet.user.address), useDepositAddress: true, recipient: nobody(), refundTo: SAFE }
  const headers = { 'content-type': 'application/json', 'x-api-key': key }
  const asked = await devnet.call('/quote/v2', { method: 'POST', headers, body: JSON.stringify(body) })
  const quote = JSON.parse(asked.text) as QuoteAnswer
  await pay(quote, due(quote) * 2n)
  const requestId = await requote(quote)
  await untilOver(requestId)
  const list = async (query: string) =>
    JSON.parse((await devnet.call(`/requests/v3?id=${quote.requestId}${query}`, { headers })).text).requests
  const address = quote.steps[0]?.depositAddress
  expect(await list('')).toMatchObject([
    { status: 'pending', supersededByRequestId: requestId, depositAddress: { address, type: 'open' } },
  ])
  expect(await list('&includeChildRequests=true')).toMatchObject([{ id: requestId }, { id: quote.requestId }])
  const told = {
    depositAddress: address,
    type: 'open',
    requestId,
    chainId: 1,
    refundTo: SAFE,
    currency: ZERO_ADDRESS,
  }
  for (const query of [`address=${address}`, `requestId=${quote.requestId}`]) {
    expect(JSON.parse((await devnet.call(`/deposit-addresses/v1?${query}`)).text)).toMatchObject(told)
  }
  expect((await devnet.call(`/deposit-addresses/v1?address=${SAFE}`)).status).toBe(404)
  expect((await devnet.call('/deposit-addresses/v1')).status).toBe(400)
})

test('the amount of the quote fills its own request', async () => {
  const quote = await quoteFor()
  await pay(quote, due(quote))
  await devnet.untilStatus(quote, 'success')
  expect(await arrived(quote)).toBe(BigInt(quote.details.currencyOut.amount))
  expect(transfer(quote)?.supersededByRequestId).toBeUndefined()
})

test('another amount begins a new request at the rate of the day, which takes over from the old one', async () => {
  const quote = await quoteFor()
  const amount = due(quote) / 2n
  devnet.service.control.setPrice('eth', '25')
  const hash = await pay(quote, amount)
  const requestId = await requote(quote)
  expect(await untilOver(requestId)).toMatchObject({ status: 'success', inTxHashes: [hash] })
  devnet.service.control.setPrice('eth', '2500')
  expect(await arrived(quote)).toBe(expected(requestId))
  // The flat fee is two cents; it ignores the price of ETH.
  const fees = amount - (await arrived(quote))
  expect(fees).toBeGreaterThan(800_000_000_000_000n)
  expect(fees).toBeLessThan(1_000_000_000_000_000n)
  expect(await devnet.status(quote)).toMatchObject({ status: 'pending', inTxHashes: [hash], txHashes: [] })
  expect(devnet.history(quote)).toEqual(['waiting', 'pending', 'pending'])
  expect(requestId).not.toBe(quote.requestId)
  expect(transfer({ requestId })?.depositAddress).toEqual(transfer(quote)?.depositAddress)
})

test('each further payment is a request of its own', async () => {
  const quote = await quoteFor()
  await pay(quote, due(quote))
  await devnet.untilStatus(quote, 'success')
  const known = requests().length
  const before = await arrived(quote)
  const amount = due(quote) * 2n
  await pay(quote, amount)
  await until(() => (requests().length > known ? true : undefined))
  const requestId = requests()[0]?.requestId ?? '0x'
  expect(await untilOver(requestId)).toMatchObject({ status: 'success' })
  expect((await arrived(quote)) - before).toBe(expected(requestId))
  expect(expected(requestId)).toBeGreaterThan((amount * 99n) / 100n)
  expect((await devnet.status(quote)).status).toBe('success')
})

test('two payments at once to a fresh address are both filled', async () => {
  const quote = await quoteFor()
  const known = requests().length
  for (const times of [3n, 4n]) await pay(quote, due(quote) * times)
  await until(() => (requests().length === known + 2 ? true : undefined))
  const begun = requests().slice(0, 2)
  for (const { requestId } of begun) expect(await untilOver(requestId)).toMatchObject({ status: 'success' })
  expect(await arrived(quote)).toBe(begun.reduce((sum, { requestId }) => sum + expected(requestId), 0n))
})

test('what no quote can be had for goes back', async () => {
  const quote = await quoteFor()
  const before = await refunded()
  await pay(quote, 1_000n)
  expect(await devnet.untilStatus(quote, 'refund')).toMatchObject({ failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL' })
  expect((await refunded()) - before).toBe(1_000n)
})

test('without refundTo nothing goes back by itself', async () => {
  const quote = await quoteFor({ refundTo: undefined })
  const { recipient } = quote.details
  const before = await devnet.balance(1, ZERO_ADDRESS, recipient as Hex)
  await pay(quote, 1_000n)
  expect(await devnet.untilStatus(quote, 'failure')).toMatchObject({
    failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL',
    refundFailReason: 'MANUAL_REFUND_REQUIRED',
  })
  expect(devnet.history(quote)).toEqual(['waiting', 'pending', 'failure'])
  expect(await devnet.balance(1, ZERO_ADDRESS, recipient as Hex)).toBe(before)
})

test('a reorg that takes the payment makes the new request wait again', async () => {
  const quote = await quoteFor()
  devnet.service.control.pauseSolver()
  const hash = await pay(quote, due(quote) / 4n)
  const requestId = await requote(quote)
  const { nodeUrl } = devnet.chain(1)
  // The sweep may add a block at any time.
  await until(async () => {
    const receipt = await rpc<{ blockNumber: Hex } | null>(nodeUrl, 'eth_getTransactionReceipt', [hash])
    if (!receipt) return true
    const height = Number(await rpc(nodeUrl, 'eth_blockNumber'))
    await rpc(nodeUrl, 'anvil_reorg', [height - Number(receipt.blockNumber) + 1, []])
    return undefined
  })
  await until(async () => ((await statusOf(requestId)).status === 'waiting' ? true : undefined))
  devnet.service.control.resumeSolver()
  await pay(quote, due(quote) / 4n)
  expect(await untilOver(requestId)).toMatchObject({ status: 'success' })
})

test('a payment after the order’s deadline is quoted anew, one after the time to live is refunded', async () => {
  const late = await quoteFor({ ttl: 60 })
  const quote = await quoteFor()
  await devnet.world.clock.advance(8 * 86_400_000)
  await pay(quote, due(quote))
  expect(await untilOver(await requote(quote))).toMatchObject({ status: 'success' })
  await pay(late, due(late))
  expect(await devnet.untilStatus(late, 'refund')).toMatchObject({ failReason: 'TTL_EXPIRED' })
})
