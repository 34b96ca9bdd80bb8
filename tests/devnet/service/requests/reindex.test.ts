import { createWalletClient, encodeFunctionData, erc20Abi, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hex, ZERO_ADDRESS } from '../../chains.ts'
import { type Harness, startHarness, until } from '../harness.ts'
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
  return `0x${recipients.toString(16).padStart(40, 'e')}`
}
const quoteFor = (changes: Readonly<Record<string, unknown>> = {}) =>
  devnet.quote({ useDepositAddress: true, recipient: nobody(), refundTo: SAFE, ...changes })
const addressOf = (quote: QuoteAnswer) => quote.steps[0]?.depositAddress as Hex
const due = (quote: QuoteAnswer) => BigInt(quote.details.currencyIn.amount)
function walletOn(chainId: number) {
  const account = privateKeyToAccount(devnet.user.privateKey)
  return createWalletClient({ account, transport: http(devnet.chain(chainId).rpcUrl) })
}
// Waits for the block, since the node answers earlier.
const pay = async (quote: QuoteAnswer, value: bigint, chainId: number) => {
  const before = await devnet.balance(chainId, ZERO_ADDRESS, addressOf(quote))
  await walletOn(chainId).sendTransaction({ chain: null, to: addressOf(quote), value })
  await until(async () => (await devnet.balance(chainId, ZERO_ADDRESS, addressOf(quote))) > before || undefined)
}
const reindex = (quote: QuoteAnswer, changes: object = {}) =>
  devnet.post('/transactions/deposit-address/reindex', { chainId: 1, depositAddress: addressOf(quote), ...changes })
const newest = async (quote: QuoteAnswer) =>
  JSON.parse((await devnet.call(`/deposit-addresses/v1?address=${addressOf(quote)}`)).text)
const untilOver = (requestId: Hex) =>
  until(async () => {
    const answer = JSON.parse((await devnet.call(`/intents/status/v3?requestId=${requestId}`)).text) as StatusAnswer
    return ['success', 'refund', 'failure'].includes(answer.status) ? answer : undefined
  })
const other = () => devnet.world.chains.find(({ id }) => id !== 1 && id !== 8453) ?? devnet.chain(8453)

test('what was paid on another chain is found, swept, and crosses as a request of its own', async () => {
  const quote = await quoteFor()
  const there = other()
  await pay(quote, due(quote), there.id)
  expect((await devnet.status(quote)).status).toBe('waiting')
  const { status, body } = await reindex(quote, { targetChainId: there.id })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    message: expect.any(String),
    triggeredCurrencies: [{ currency: ZERO_ADDRESS, symbol: there.native.symbol, balance: `${due(quote)}` }],
    checkedCurrencies: 1 + there.tokens.length,
    failedCurrencies: 0,
  })
  const request = await newest(quote)
  expect(request).toMatchObject({ chainId: there.id, currency: ZERO_ADDRESS })
  expect(request.requestId).not.toBe(quote.requestId)
  expect(await untilOver(request.requestId)).toMatchObject({ status: 'success' })
  expect(await devnet.balance(8453, ZERO_ADDRESS, quote.details.recipient as Hex)).toBeGreaterThan(0n)
  expect(await devnet.balance(there.id, ZERO_ADDRESS, addressOf(quote))).toBe(0n)
  expect((await devnet.status(quote)).status).toBe('waiting')
})

test('what no request can be begun for is told as not looked at, and stays where it is', async () => {
  const quote = await quoteFor()
  const there = other()
  const [token] = there.tokens
  if (!token) throw new Error('expected a token')
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [addressOf(quote), 9_000_000n] })
  const wallet = walletOn(there.id)
  await wallet.sendTransaction({ chain: null, to: token.address as Hex, data })
  const { body } = await reindex(quote, { targetChainId: `${there.id}`, currency: token.address })
  expect(body).toMatchObject({ triggeredCurrencies: [], checkedCurrencies: 1, failedCurrencies: 1 })
  expect(await devnet.balance(there.id, token.address, addressOf(quote))).toBe(9_000_000n)
})

test('nothing is found where nothing lies, and one address is not looked at twice at a time', async () => {
  const quote = await quoteFor()
  const nothing = { triggeredCurrencies: [], failedCurrencies: 0 }
  expect(await reindex(quote, { targetChainId: other().id })).toMatchObject({ status: 200, body: nothing })
  expect(await reindex(quote)).toMatchObject({ status: 429, body: { message: expect.any(String) } })
})

test('what cannot be looked for is refused in words', async () => {
  const strict = await quoteFor({ strict: true })
  const open = await quoteFor()
  const bitcoin = 8_253_038
  expect((await reindex(strict, { targetChainId: other().id })).status).toBe(403)
  expect((await reindex(open, { chainId: other().id })).status).toBe(404)
  expect((await reindex(open, { depositAddress: SAFE })).status).toBe(404)
  for (const wrong of [{ targetChainId: bitcoin }, { targetChainId: 5 }, { depositAddress: 1 }, { chainId: 'x' }]) {
    const answer = await reindex(open, wrong)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body as object)).toEqual(['message'])
  }
})
