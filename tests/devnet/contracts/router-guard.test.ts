import { decodeErrorResult, encodeFunctionData, multicall3Abi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hex, MULTICALL3, ROUTER, ZERO_ADDRESS } from '../chains.ts'
import { METADATA, multicallData, must, ROUTER_ABI, type RouterCall, sendTokens } from './router-calls.ts'
import { type Stand, signer, startStand, tokenOf } from './stand.ts'

const user = signer(1)
const RECIPIENT: Hex = '0x00000000000000000000000000000000000ca110'

let stand: Stand
let token: Hex
beforeAll(async () => {
  stand = await startStand(8453)
  token = tokenOf(stand.chain, 'usdc')
})
afterAll(() => stand?.stop())

describe('the guard of the router', () => {
  /** A foreign contract reenters the router and reports the result. */
  const otherCalls = (data: Hex) => {
    const args = [[{ target: ROUTER, allowFailure: true, callData: data }]] as const
    return must(MULTICALL3, encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args }))
  }
  const nested = () => otherCalls(multicallData([], RECIPIENT))
  const answers = async (calls: readonly RouterCall[]) => {
    const { result } = await stand.client.simulateContract({
      ...{ address: ROUTER, abi: ROUTER_ABI, functionName: 'multicall', account: user },
      args: [calls, user.address, ZERO_ADDRESS, METADATA],
    })
    const data = result.at(-1)?.returnData ?? '0x'
    const isDone = BigInt(`0x${data.slice(2 + 3 * 64, 2 + 4 * 64)}`) === 1n
    return { isDone, error: `0x${data.slice(2 + 6 * 64, 2 + 6 * 64 + 136)}` as Hex }
  }
  test('lets no stranger in while it runs', async () => {
    const { isDone, error } = await answers([nested()])
    expect(isDone).toBe(false)
    expect(decodeErrorResult({ abi: ROUTER_ABI, data: error })).toMatchObject({
      errorName: 'InvalidMsgSender',
      args: [user.address, expect.stringMatching(new RegExp(MULTICALL3, 'i'))],
    })
  })
  test.each(['cleanupErc20s', 'cleanupNative'] as const)('lets none into %s either', async (name) => {
    const args = name === 'cleanupNative' ? [1n, RECIPIENT, METADATA] : [[], [], [], METADATA]
    const data = encodeFunctionData({ abi: ROUTER_ABI, functionName: name, args } as Parameters<
      typeof encodeFunctionData
    >[0])
    expect(await answers([otherCalls(data)])).toMatchObject({ isDone: false })
  })
  test('lets the router itself in, and is open to everybody after its first such call', async () => {
    expect(await answers([sendTokens(token, RECIPIENT, 0n), nested()])).toMatchObject({ isDone: true })
    // An unguarded self-call, such as an assertion, opens nothing.
    expect(await answers([must(ROUTER, '0x', 0n), nested()])).toMatchObject({ isDone: false })
  })
  test('is shut again for the next transaction', async () => {
    const { request } = await stand.client.simulateContract({
      ...{ address: ROUTER, abi: ROUTER_ABI, functionName: 'multicall', account: user },
      args: [[sendTokens(token, RECIPIENT, 0n)], user.address, ZERO_ADDRESS, METADATA],
    })
    const hash = await stand.client.writeContract(request)
    expect((await stand.client.waitForTransactionReceipt({ hash })).status).toBe('success')
    expect(await answers([nested()])).toMatchObject({ isDone: false })
  })
})
