import {
  concat,
  createWalletClient,
  decodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  http,
  parseAbiParameters,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEV_ACCOUNTS } from '../../accounts.ts'
import { DEPOSITORY, type Hex, ROUTER, ZERO_ADDRESS } from '../../chains.ts'
import { type Harness, startHarness, transactionOf, until } from '../harness.ts'
import type { Step } from '../origin.ts'

type ClaimData = Readonly<{ sign: { message: string }; post: { endpoint: string; body: unknown } }>

let devnet: Harness
const OTHER: Hex = '0x00000000000000000000000000000000000a11ce'

beforeAll(async () => {
  devnet = await startHarness(4)
})
afterAll(() => devnet?.stop())

const usdc = (chainId: number) => devnet.chain(chainId).tokens[0]?.address ?? ZERO_ADDRESS
const dollars = { originChainId: 1, destinationChainId: 8453, amount: '50000000' }
const dollarBridge = () => ({ ...dollars, originCurrency: usdc(1), destinationCurrency: usdc(8453) })

test('destination calls are carried out with what was paid, and the rest goes to the recipient', async () => {
  const txs = [
    { to: '0x000000000000000000000000000000000000ca11', value: '30000000000000000', data: '0x' },
    { to: '0x000000000000000000000000000000000000ca12', value: '1', data: '0x' },
  ]
  const quote = await devnet.quote({ txs, recipient: OTHER, amount: '50000000000000000', tradeType: 'EXACT_OUTPUT' })
  const [call] = quote.protocol.v2.orderData.output.calls
  const [{ to }, { data }, { value }] = decodeAbiParameters(
    parseAbiParameters(['(address to)', '(bytes data)', '(uint256 value)']),
    call ?? '0x',
  )
  expect([to.toLowerCase(), data, `${value}`]).toEqual([txs[0]?.to, '0x', txs[0]?.value])
  const before = await devnet.balance(8453, ZERO_ADDRESS, OTHER)
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
  expect(await devnet.balance(8453, ZERO_ADDRESS, '0x000000000000000000000000000000000000ca11')).toBe(
    30_000_000_000_000_000n,
  )
  expect((await devnet.balance(8453, ZERO_ADDRESS, OTHER)) - before).toBe(19_999_999_999_999_999n)
})

test('calls may use a token that was paid, by way of the router', async () => {
  const args = ['0x000000000000000000000000000000000000ca13', 40_000_000n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  const quote = await devnet.quote({ ...dollarBridge(), txs: [{ to: usdc(8453), value: '0', data }], recipient: OTHER })
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
  expect(await devnet.balance(8453, usdc(8453), '0x000000000000000000000000000000000000ca13')).toBe(40_000_000n)
  expect(await devnet.balance(8453, usdc(8453), ROUTER)).toBe(0n)
})

test('a call that reverts is refused with the simulation', async () => {
  const { status, body } = await devnet.post('/quote/v2', {
    user: devnet.user.address,
    tradeType: 'EXACT_INPUT',
    ...dollarBridge(),
    txs: [{ to: usdc(8453), value: '0', data: '0xdeadbeef' }],
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({ errorCode: 'DESTINATION_TX_FAILED', failedCallData: { data: expect.any(String) } })
})

test('a gas top-up arrives beside the output', async () => {
  const recipient: Hex = '0x000000000000000000000000000000000000709a'
  const quote = await devnet.quote({ ...dollarBridge(), topupGas: true, topupGasAmount: '1000000', recipient })
  // One dollar of ETH at 2500.
  expect(quote.details.currencyGasTopup?.amount).toBe('400000000000000')
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
  expect(await devnet.balance(8453, ZERO_ADDRESS, recipient)).toBe(400_000_000_000_000n)
  expect(await devnet.balance(8453, usdc(8453), recipient)).toBe(BigInt(quote.details.currencyOut.amount))
})

test('a permit moves the money without a transaction of the user', async () => {
  const quote = await devnet.quote({ ...dollarBridge(), usePermit: true, permitExpiry: 300 })
  const [step] = quote.steps
  expect(quote.steps.map(({ id, kind }) => [id, kind])).toEqual([['authorize1', 'signature']])
  const { sign, post } = (step?.items[0]?.data ?? {}) as {
    sign: Record<string, unknown>
    post: { endpoint: string; body: unknown }
  }
  const { value, ...typed } = sign
  const account = privateKeyToAccount(devnet.user.privateKey)
  const signature = await account.signTypedData({ ...typed, message: value } as Parameters<
    typeof account.signTypedData
  >[0])
  const forged = await devnet.post(`${post.endpoint}?signature=0x${'11'.repeat(65)}`, post.body)
  expect(forged).toMatchObject({ status: 400, body: { errorCode: 'PERMIT_FAILED' } })
  const taken = await devnet.post(`${post.endpoint}?signature=${signature}`, post.body)
  expect(taken).toEqual({ status: 200, body: { message: 'Permit taken', steps: [] } })
  await devnet.untilStatus(quote, 'success')
  expect(devnet.history(quote)).toEqual(['waiting', 'depositing', 'pending', 'submitted', 'success'])
  expect((await devnet.post(`${post.endpoint}?signature=${signature}`, post.body)).status).toBe(200)
  expect((await devnet.status(quote)).status).toBe('success')
})

test('a bare transfer to the depository needs no approval, and names its order behind the calldata', async () => {
  const quote = await devnet.quote({ ...dollarBridge(), explicitDeposit: false })
  expect(quote.steps.map(({ id }) => id)).toEqual(['deposit'])
  const { to, data } = transactionOf(quote.steps[0])
  expect([to, data.slice(-64)]).toEqual([usdc(1), quote.protocol.v2.orderId.slice(2)])
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
})

test('a bare transfer is the order’s whoever sends it; too little of it comes back', async () => {
  const quote = await devnet.quote({ ...dollarBridge(), explicitDeposit: false, refundTo: OTHER })
  const other = privateKeyToAccount(DEV_ACCOUNTS[5]?.privateKey ?? '0x')
  const wallet = createWalletClient({ account: other, transport: http(devnet.chain(1).rpcUrl) })
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [DEPOSITORY, 7_000_000n] })
  const before = await devnet.balance(1, usdc(1), OTHER)
  const data = concat([transfer, quote.protocol.v2.orderId])
  await wallet.sendTransaction({ chain: null, to: usdc(1) as Hex, data })
  expect(await devnet.untilStatus(quote, 'refund')).toMatchObject({ failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL' })
  expect((await devnet.balance(1, usdc(1), OTHER)) - before).toBe(7_000_000n)
})

test('one that indexing missed is found by its hash', async () => {
  devnet.service.control.setFault({ kind: 'miss-deposit', times: 1 })
  const quote = await devnet.quote({ ...dollarBridge(), explicitDeposit: false })
  const txHash = await devnet.carryOut(quote)
  // The fault is used up once the watcher missed it.
  await until(() => (JSON.stringify(devnet.service.control.listFaults()) === '[]' ? true : undefined))
  expect(await devnet.post('/transactions/index', { chainId: 1, txHash })).toMatchObject({ status: 200 })
  await devnet.untilStatus(quote, 'success')
})

test('a fill that is late is delayed until it is let go', async () => {
  devnet.service.control.delayNext(1)
  const quote = await devnet.quote()
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'delayed')
  devnet.service.control.letGo()
  await devnet.untilStatus(quote, 'success')
  expect(devnet.history(quote)).toEqual(['waiting', 'pending', 'delayed', 'submitted', 'success'])
})

test('an app takes its fee, and the order says so', async () => {
  const quote = await devnet.quote({ ...dollarBridge(), appFees: [{ recipient: OTHER, fee: '100' }] })
  expect(quote.fees.app.amount).toBe('500000')
  expect(quote.protocol.v2.orderData.fees).toMatchObject([{ recipient: OTHER, amount: '500000' }])
  const rest = 50_000_000n - 500_000n - BigInt(quote.fees.relayer.amount)
  expect(BigInt(quote.details.currencyOut.amount)).toBe(rest)
})

test('filled quotes credit their apps, who claim it once, signed, in any currency', async () => {
  const [app, stranger] = [privateKeyToAccount(generatePrivateKey()), privateKeyToAccount(generatePrivateKey())]
  const balances = async () => JSON.parse((await devnet.call(`/app-fees/${app.address}/balances`)).text).balances
  const claim = (body: object) => devnet.post(`/app-fees/${app.address}/claim`, body)
  const take = async (answer: Awaited<ReturnType<typeof claim>>, signer = app) => {
    const [step] = (answer.body as { steps: readonly Step[] }).steps
    const { sign, post } = (step?.items[0]?.data ?? {}) as ClaimData
    const signature = await signer.signMessage({ message: sign.message })
    return (await devnet.post(`${post.endpoint}?signature=${signature}`, post.body)).status
  }
  const fees = [{ recipient: app.address, fee: '100' }]
  const quote = await devnet.quote({ ...dollarBridge(), appFees: [...fees, { recipient: OTHER, fee: '50' }] })
  expect(await balances()).toEqual([])
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
  expect(await balances()).toMatchObject([
    { currency: { chainId: 8453, symbol: 'USDC' }, amount: '500000', amountFormatted: '0.5', minimumAmount: '500000' },
  ])

  const dollar = { chainId: 1, currency: usdc(1), recipient: OTHER }
  expect(await claim({ ...dollar, amount: '500001' })).toMatchObject({ body: { errorCode: 'INSUFFICIENT_FUNDS' } })
  expect(await claim({ chainId: 1, recipient: OTHER })).toMatchObject({ body: { message: 'currency: is required' } })
  const before = await devnet.balance(1, usdc(1), OTHER)
  const first = await claim({ ...dollar, amount: '300000' })
  expect(await take(first, stranger)).toBe(401)
  expect([await take(first), await take(first)]).toEqual([200, 200])
  await until(async () => (await devnet.balance(1, usdc(1), OTHER)) > before || undefined)
  expect((await devnet.balance(1, usdc(1), OTHER)) - before).toBe(300_000n)

  const rest = { chainId: 8453, currency: ZERO_ADDRESS, recipient: app.address }
  const both = [await claim(rest), await claim(rest)] as const
  expect([await take(both[0]), await take(both[1])]).toEqual([200, 400])
  expect(await balances()).toEqual([])
  await until(async () => (await devnet.balance(8453, ZERO_ADDRESS, app.address)) > 0n || undefined)
})

test('currencies are found by their chain, name and address', async () => {
  const search = async (asked: object) => {
    const { body } = await devnet.post('/currencies/v2', asked)
    return (body as readonly Readonly<Record<string, unknown>>[]).map(({ chainId, symbol, vmType }) => [
      chainId,
      symbol,
      vmType,
    ])
  }
  expect(await search({ chainIds: [8453], term: 'usdc' })).toEqual([[8453, 'USDC', 'evm']])
  const tokens = [`8453:${usdc(8453).toUpperCase().replace('0X', '0x')}`, `1:${ZERO_ADDRESS}`]
  expect(await search({ tokens })).toEqual([
    [1, 'ETH', 'evm'],
    [8453, 'USDC', 'evm'],
  ])
  expect(await search({ address: usdc(1), limit: 1 })).toEqual([[1, 'USDC', 'evm']])
  expect(await devnet.post('/currencies/v2', { limit: 0 })).toMatchObject({ status: 400 })
})

test('the price of a quote is given without starting one', async () => {
  const known = devnet.service.control.requests().length
  const { status, body } = await devnet.post('/price', {
    user: devnet.user.address,
    tradeType: 'EXACT_INPUT',
    ...dollarBridge(),
  })
  expect(status).toBe(200)
  expect(Object.keys(body as object)).toEqual(['fees', 'details'])
  expect(devnet.service.control.requests()).toHaveLength(known)
})

test('when prices move, the pools follow', async () => {
  const swap = { ...dollars, destinationChainId: 1, originCurrency: usdc(1), destinationCurrency: ZERO_ADDRESS }
  devnet.service.control.setPrice('eth', '5000')
  await until(async () => {
    const { details } = await devnet.quote(swap)
    const out = Number(details.currencyOut.amountFormatted)
    return Math.abs(out - 0.01) < 0.0001 ? true : undefined
  })
  devnet.service.control.setPrice('eth', '2500')
})
