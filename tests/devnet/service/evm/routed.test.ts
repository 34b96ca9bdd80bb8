import { decodeFunctionData, erc20Abi, parseAbi, size, slice } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APPROVAL_PROXY, DEPOSITORY, type Hex, POOL, ROUTER, ZERO_ADDRESS } from '../../chains.ts'
import { DEPOSITORY_ABI, PROXY_ABI, ROUTER_ABI, type RouterCall } from '../../contracts/router-calls.ts'
import { type Harness, startHarness, transactionOf } from '../harness.ts'
import type { QuoteAnswer } from '../quote/quote.ts'

// Compares swaps with the live service's, with the pool as the aggregator.

const POOL_ABI = parseAbi([
  'function swap(address tokenIn, address tokenOut, uint256 amountIn, uint256 minimumOut, address recipient) payable',
])
const ABI = [...ROUTER_ABI, ...PROXY_ABI, ...DEPOSITORY_ABI, ...POOL_ABI, ...erc20Abi]
const OTHER: Hex = '0x00000000000000000000000000000000000a11ce'
const RICH: Hex = '0x00000000000000000000000000000000000a11cf'
let devnet: Harness
beforeAll(async () => {
  devnet = await startHarness(6)
})
afterAll(() => devnet?.stop())

const token = (chainId: number, id: string): Hex => {
  const { native, tokens } = devnet.chain(chainId)
  return [native, ...tokens].find((each) => each.id === id)?.address ?? expect.fail(`no ${id} on ${chainId}`)
}
const way = (from: readonly [number, string], to: readonly [number, string], changes = {}) => ({
  ...{ originChainId: from[0], originCurrency: token(...from) },
  ...{ destinationChainId: to[0], destinationCurrency: token(...to) },
  ...{ amount: '100000000', recipient: OTHER, refundTo: RICH, ...changes },
})

function readCall(data: Hex): readonly unknown[] {
  const { functionName, args } = decodeFunctionData({ abi: ABI, data })
  return [functionName, ...(args ?? []).map(plain)]
}
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.length === 42 ? value.toLowerCase() : value
  if (!Array.isArray(value)) return value
  return value.map(plain)
}
function readRouterCalls(calls: readonly RouterCall[]) {
  return calls.map(({ target, allowFailure, value, callData }) => {
    expect(allowFailure).toBe(false)
    const call = callData === '0x' ? [] : readCall(callData)
    return [target.toLowerCase(), ...(value === 0n ? [] : [value]), ...call]
  })
}
function readSwap(quote: QuoteAnswer) {
  const { to, data, value } = transactionOf(quote.steps.at(-1))
  const { functionName, args } = decodeFunctionData({ abi: [...ROUTER_ABI, ...PROXY_ABI], data })
  const [calls, refundTo, nftRecipient, metadata] = (args ?? []).slice(functionName === 'multicall' ? 0 : 2) as [
    readonly RouterCall[],
    Hex,
    Hex,
    Hex,
  ]
  expect([refundTo, nftRecipient].map((each) => each.toLowerCase())).toEqual([RICH, devnet.user.address])
  expect(metadata).toBe(quote.requestId)
  const takes = functionName === 'transferAndMulticall' ? plain(args?.slice(0, 2)) : value
  return { to, functionName, takes, calls: readRouterCalls(calls) }
}
const minimumOf = ({ details }: QuoteAnswer) => BigInt(details.currencyOut.minimumAmount)
const paymentOf = ({ protocol }: QuoteAnswer) => BigInt(protocol.v2.paymentDetails.amount)

describe('a swap that the user sends', () => {
  test('of a token, before the bridge: approve, the pool, and all into the depository for the order', async () => {
    const quote = await devnet.quote(way([1, 'weth'], [8453, 'usdc'], { amount: '100000000000000000' }))
    const [weth, usdc] = [token(1, 'weth'), token(1, 'usdc')]
    const approval = transactionOf(quote.steps[0])
    expect([approval.to, readCall(approval.data)]).toEqual([weth, ['approve', APPROVAL_PROXY, 10n ** 17n]])
    const { orderId } = quote.protocol.v2
    const { calls, ...rest } = readSwap(quote)
    expect(rest).toEqual({ to: APPROVAL_PROXY, functionName: 'transferAndMulticall', takes: [[weth], [10n ** 17n]] })
    const deposit = (calls.at(-1) as unknown[])[4] as readonly [Hex]
    expect(calls).toEqual([
      [weth, 'approve', POOL, 10n ** 17n],
      [POOL, 'swap', weth, usdc, 10n ** 17n, paymentOf(quote), ROUTER],
      [ROUTER, 'cleanupErc20sViaCall', [usdc], [DEPOSITORY], deposit, [0n]],
    ])
    expect(readCall(deposit[0])).toEqual(['depositErc20', devnet.user.address, usdc, orderId])
  })
  test('into native currency, before the bridge, is deposited with all that the router has', async () => {
    const quote = await devnet.quote(way([8453, 'weth'], [1, 'eth'], { amount: '100000000000000000' }))
    const { calls } = readSwap(quote)
    const data = (calls.at(-1) as unknown[])[4] as Hex
    expect(calls.at(-1)).toEqual([ROUTER, 'cleanupNativeViaCall', 0n, DEPOSITORY, data])
    expect(readCall(data)).toEqual(['depositNative', devnet.user.address, quote.protocol.v2.orderId])
  })
  test('of native currency: the router itself is called, with the value', async () => {
    const quote = await devnet.quote(way([1, 'eth'], [999, 'whype'], { amount: '100000000000000000' }))
    const { calls, ...rest } = readSwap(quote)
    expect(rest).toEqual({ to: ROUTER, functionName: 'multicall', takes: `${10n ** 17n}` })
    expect(calls[0]).toEqual([
      ...[POOL, 10n ** 17n, 'swap', ZERO_ADDRESS, token(1, 'usdc'), 10n ** 17n, paymentOf(quote), ROUTER],
    ])
  })
  test.each([
    ['usdc', 'usdt'],
    ['usdc', 'eth'],
  ])('from %s to %s on its chain: the pool pays the router, which sends all on', async (from, to) => {
    const quote = await devnet.quote(way([1, from], [1, to]))
    const { calls } = readSwap(quote)
    expect(calls[1]).toEqual([POOL, 'swap', token(1, from), token(1, to), 100_000_000n, minimumOf(quote), ROUTER])
    const last =
      to === 'eth'
        ? [ROUTER, 'cleanupNative', 0n, OTHER, quote.requestId]
        : [ROUTER, 'cleanupErc20s', [token(1, to)], [OTHER], [0n], quote.requestId]
    expect(calls.slice(2)).toEqual([last])
    const { data } = transactionOf(quote.steps.at(-1))
    expect(slice(data, size(data) - 32)).toBe(quote.protocol.v2.orderId)
  })
})

type Signed = Readonly<{ sign: Readonly<{ value: Readonly<{ witness: Witness }> }> }>
type Witness = Readonly<{ metadata: Hex; call3Values: readonly Readonly<Record<string, string | boolean>>[] }>

describe('what is signed with a Permit2 permit', () => {
  const signedCalls = async (body: Readonly<Record<string, unknown>>) => {
    const quote = await devnet.quote({ ...body, usePermit: true })
    const { sign } = (quote.steps.at(-1)?.items[0]?.data ?? {}) as Signed
    const { witness } = sign.value
    expect(witness).toMatchObject({ metadata: quote.requestId, refundTo: RICH, nftRecipient: devnet.user.address })
    const calls = witness.call3Values.map((call) => ({ ...call, value: BigInt(`${call['value']}`) }) as RouterCall)
    return { quote, calls: readRouterCalls(calls) }
  }
  test('a plain transfer is the deposit for the order, of that amount', async () => {
    const { quote, calls } = await signedCalls(way([1, 'usdt'], [8453, 'usdt']))
    const [[, , , , [data = '0x'] = []] = []] = calls as [[Hex, string, Hex[], Hex[], Hex[]]]
    expect(calls).toEqual([[ROUTER, 'cleanupErc20sViaCall', [token(1, 'usdt')], [DEPOSITORY], [data], [100_000_000n]]])
    expect(readCall(data)).toEqual(['depositErc20', devnet.user.address, token(1, 'usdt'), quote.protocol.v2.orderId])
  })
  test('a swap before the bridge asserts the order’s payment directly before the deposit', async () => {
    const body = way([1, 'weth'], [8453, 'usdc'], { amount: '100000000000000000' })
    const { quote, calls } = await signedCalls(body)
    expect(calls).toHaveLength(4)
    expect(calls[2]).toEqual([
      ...[ROUTER, 'cleanupErc20s', [token(1, 'usdc')], [ROUTER], [paymentOf(quote)], quote.requestId],
    ])
    expect(calls[3]?.[1]).toBe('cleanupErc20sViaCall')
  })
  test('a swap on its chain asserts its minimum, in native currency too', async () => {
    const token2 = await signedCalls(way([1, 'usdc'], [1, 'usdt']))
    expect(token2.calls[2]).toEqual([
      ...[ROUTER, 'cleanupErc20s', [token(1, 'usdt')], [ROUTER], [minimumOf(token2.quote)], token2.quote.requestId],
    ])
    const { quote, calls } = await signedCalls(way([1, 'usdc'], [1, 'eth']))
    expect(calls.slice(2)).toEqual([
      [ROUTER, minimumOf(quote)],
      [ROUTER, 'cleanupNative', 0n, OTHER, quote.requestId],
    ])
  })
})

test('an order behind which the solver swaps is refunded there in what the solver holds', async () => {
  const refunds = async (body: Readonly<Record<string, unknown>>) =>
    (await devnet.quote(body)).protocol.v2.orderData.inputs[0]?.refunds
  expect(await refunds(way([1, 'usdc'], [8453, 'eth']))).toMatchObject([
    { chainId: 'ethereum', recipient: RICH, currency: token(1, 'usdc') },
    { chainId: 'base', recipient: OTHER, currency: token(8453, 'usdc') },
  ])
  expect((await refunds(way([1, 'usdc'], [8453, 'usdc'])))?.[1]).toMatchObject({ currency: token(8453, 'usdc') })
})
