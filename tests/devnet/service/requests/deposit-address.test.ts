import { createWalletClient, encodeFunctionData, erc20Abi, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Hex, MULTICALL3, ZERO_ADDRESS } from '../../chains.ts'
import { rpc } from '../../rpc.ts'
import { type Harness, startHarness, transactionOf, until } from '../harness.ts'
import type { QuoteAnswer } from '../quote/quote.ts'

let devnet: Harness
let recipients = 0
const SAFE: Hex = '0x000000000000000000000000000000000005afe0'

beforeAll(async () => {
  devnet = await startHarness(6)
})
afterAll(() => devnet?.stop())

const nobody = (): Hex => {
  recipients += 1
  return `0x${recipients.toString(16).padStart(40, 'd')}`
}
const quoteFor = (changes: Readonly<Record<string, unknown>> = {}) =>
  devnet.quote({ useDepositAddress: true, recipient: nobody(), refundTo: SAFE, ...changes })
const strict = { strict: true }
/** Any wallet may pay: the step is only a proposal. */
async function pay(quote: QuoteAnswer, value: bigint, chainId = 1): Promise<Hex> {
  const account = privateKeyToAccount(devnet.user.privateKey)
  const wallet = createWalletClient({ account, transport: http(devnet.chain(chainId).rpcUrl) })
  return wallet.sendTransaction({ chain: null, to: quote.steps[0]?.depositAddress as Hex, value })
}
const due = (quote: QuoteAnswer) => BigInt(quote.details.currencyIn.amount)
const arrived = (quote: QuoteAnswer) => devnet.balance(8453, ZERO_ADDRESS, quote.details.recipient as Hex)
const refunded = () => devnet.balance(1, ZERO_ADDRESS, SAFE)

test('the step names a fresh address, and paying it exactly fills the order', async () => {
  const quote = await quoteFor(strict)
  const [step] = quote.steps
  expect([step?.id, step?.depositAddress]).toEqual(['deposit', transactionOf(step).to])
  expect((await quoteFor(strict)).steps[0]?.depositAddress).not.toBe(step?.depositAddress)
  const hash = await devnet.carryOut(quote)
  expect(await devnet.untilStatus(quote, 'success')).toMatchObject({ inTxHashes: [hash] })
  expect(await arrived(quote)).toBe(BigInt(quote.details.currencyOut.amount))
  await until(async () =>
    (await devnet.balance(1, ZERO_ADDRESS, step?.depositAddress as Hex)) === 0n ? true : undefined,
  )
})

test('strict: too little fails and is refunded', async () => {
  const quote = await quoteFor(strict)
  const before = await refunded()
  await pay(quote, due(quote) - 1n)
  const status = await devnet.untilStatus(quote, 'refund')
  expect(status).toMatchObject({ failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL' })
  expect((await refunded()) - before).toBe(due(quote) - 1n)
})

test('strict: too much fills the quoted amount, and the excess comes back in a leg of its own', async () => {
  const quote = await quoteFor(strict)
  const before = await refunded()
  await pay(quote, due(quote) + 5n)
  expect((await devnet.untilStatus(quote, 'success')).txHashes).toHaveLength(2)
  expect(await arrived(quote)).toBe(BigInt(quote.details.currencyOut.amount))
  expect((await refunded()) - before).toBe(5n)
})

test('strict and EXACT_OUTPUT go together', async () => {
  const amount = '20000000000000000'
  const quote = await quoteFor({ ...strict, tradeType: 'EXACT_OUTPUT', amount })
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
  expect(await arrived(quote)).toBe(BigInt(amount))
})

test('native currency that a contract pays on the way is seen, and found by its hash', async () => {
  const account = privateKeyToAccount(devnet.user.privateKey)
  const wallet = createWalletClient({ account, transport: http(devnet.chain(1).rpcUrl) })
  const abi = parseAbi(['function aggregate3Value((address,bool,uint256,bytes)[] calls) payable'])
  const payThroughContract = (quotes: readonly QuoteAnswer[]) => {
    const calls = quotes.map((quote) => [quote.steps[0]?.depositAddress as Hex, false, due(quote), '0x'] as const)
    const value = quotes.reduce((sum, quote) => sum + due(quote), 0n)
    const data = encodeFunctionData({ abi, functionName: 'aggregate3Value', args: [calls] })
    return wallet.sendTransaction({ chain: null, to: MULTICALL3, data, value })
  }
  const [first, second] = [await quoteFor(strict), await quoteFor(strict)]
  const hash = await payThroughContract([first, second])
  for (const quote of [first, second]) {
    expect(await devnet.untilStatus(quote, 'success')).toMatchObject({ inTxHashes: [hash] })
    expect(await arrived(quote)).toBe(BigInt(quote.details.currencyOut.amount))
  }
  devnet.service.control.setFault({ kind: 'miss-deposit', times: 1 })
  const missed = await quoteFor(strict)
  const txHash = await payThroughContract([missed])
  await until(() => ((devnet.service.control.listFaults() as readonly unknown[]).length === 0 ? true : undefined))
  expect(await devnet.post('/transactions/index', { chainId: 1, txHash })).toMatchObject({ status: 200 })
  await devnet.untilStatus(missed, 'success')
})

test('what is paid is not swapped on the way: the solver changes it', async () => {
  const quote = await devnet.quote({
    ...{ useDepositAddress: true, ...strict, refundTo: SAFE, recipient: nobody() },
    ...{ originChainId: 999, destinationChainId: 8453, amount: '5000000000000000000' },
  })
  expect(quote.steps.map(({ id }) => id)).toEqual(['deposit'])
  expect(quote.protocol.v2.paymentDetails).toMatchObject({ currency: ZERO_ADDRESS, amount: '5000000000000000000' })
  await pay(quote, due(quote), 999)
  await devnet.untilStatus(quote, 'success')
  expect(await arrived(quote)).toBe(BigInt(quote.details.currencyOut.amount))
})

test('strict: a second payment is given back', async () => {
  const quote = await quoteFor(strict)
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
  const before = await refunded()
  await pay(quote, 9n)
  await until(async () => ((await refunded()) - before === 9n ? true : undefined))
})

test('a payment that comes late is refunded', async () => {
  const quote = await quoteFor({ ...strict, ttl: 60 })
  await devnet.world.clock.advance(61_000)
  await pay(quote, due(quote))
  expect(await devnet.untilStatus(quote, 'refund')).toMatchObject({ failReason: 'TTL_EXPIRED' })
})

test('a token where native currency is due is refunded in that token', async () => {
  const quote = await quoteFor(strict)
  const usdc = devnet.chain(1).tokens[0]?.address ?? ZERO_ADDRESS
  const before = await devnet.balance(1, usdc, SAFE)
  const account = privateKeyToAccount(devnet.user.privateKey)
  const wallet = createWalletClient({ account, transport: http(devnet.chain(1).rpcUrl) })
  const args = [quote.steps[0]?.depositAddress as Hex, 3_000_000n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  await wallet.sendTransaction({ chain: null, to: usdc, data })
  expect(await devnet.untilStatus(quote, 'refund')).toMatchObject({ failReason: 'ORIGIN_CURRENCY_MISMATCH' })
  expect((await devnet.balance(1, usdc, SAFE)) - before).toBe(3_000_000n)
})

test('nobody in particular may pay, and the refund goes to whoever did', async () => {
  const quote = await quoteFor({ ...strict, user: ZERO_ADDRESS, refundTo: ZERO_ADDRESS })
  expect(quote.protocol.v2.orderData.inputs[0]?.refunds).toHaveLength(1)
  const before = await devnet.balance(1, ZERO_ADDRESS, devnet.user.address)
  const hash = await pay(quote, 1_000n)
  await devnet.untilStatus(quote, 'refund')
  const receipt = await rpc<{ gasUsed: Hex; effectiveGasPrice: Hex }>(
    devnet.chain(1).nodeUrl,
    'eth_getTransactionReceipt',
    [hash],
  )
  const gas = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
  expect(await devnet.balance(1, ZERO_ADDRESS, devnet.user.address)).toBe(before - gas)
})

test.each([
  [{ originCurrency: 'usdc' }, 'UNSUPPORTED_EXECUTION_TYPE'],
  [{ destinationChainId: 1 }, 'UNSUPPORTED_ROUTE'],
])('%j cannot be paid by hand', async (change, errorCode) => {
  const usdc = (chainId: number) => devnet.chain(chainId).tokens[0]?.address
  const currencies = 'originCurrency' in change ? { originCurrency: usdc(1), destinationCurrency: usdc(8453) } : change
  const body = { user: devnet.user.address, tradeType: 'EXACT_INPUT', originChainId: 1, destinationChainId: 8453 }
  const native = { originCurrency: ZERO_ADDRESS, destinationCurrency: ZERO_ADDRESS, amount: '100000000000000000' }
  const answer = await devnet.post('/quote/v2', { ...body, ...native, useDepositAddress: true, ...currencies })
  expect(answer.body).toMatchObject({ errorCode })
})
