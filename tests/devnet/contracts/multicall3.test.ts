import { encodeFunctionData, multicall3Abi, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MULTICALL3 } from '../chains.ts'
import { type Stand, signer, startStand, tokenOf } from './stand.ts'

const TOKEN = parseAbi(['function balanceOf(address) view returns (uint256)', 'function transfer(address, uint256)'])
const MULTICALL = parseAbi([
  'struct Call { address target; bytes callData; }',
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate(Call[] calls) payable returns (uint256 blockNumber, bytes[] returnData)',
  'function tryAggregate(bool requireSuccess, Call[] calls) payable returns (Result[])',
  'function aggregate3Value(Call3Value[] calls) payable returns (Result[])',
  'function getChainId() view returns (uint256)',
  'function getBlockNumber() view returns (uint256)',
  'function getCurrentBlockTimestamp() view returns (uint256)',
])
const multicall = { address: MULTICALL3, abi: MULTICALL } as const
const user = signer(0)
let stand: Stand

beforeAll(async () => {
  stand = await startStand(1)
})
afterAll(() => stand?.stop())

const balanceCall = () => encodeFunctionData({ abi: TOKEN, functionName: 'balanceOf', args: [user.address] })
const failingCall = () => encodeFunctionData({ abi: TOKEN, functionName: 'transfer', args: [zeroAddress, 10n ** 30n] })

test('a client of the canonical contract reads balances of tokens and of native currency in one call', async () => {
  const token = { address: tokenOf(stand.chain, 'usdc'), abi: TOKEN } as const
  const native = {
    address: MULTICALL3,
    abi: multicall3Abi,
    functionName: 'getEthBalance',
    args: [user.address],
  } as const
  const results = await stand.client.multicall({
    multicallAddress: MULTICALL3,
    contracts: [
      { ...token, functionName: 'balanceOf', args: [user.address] },
      native,
      { ...token, functionName: 'transfer', args: [zeroAddress, 1n] },
    ],
  })
  expect(results.map(({ status }) => status)).toEqual(['success', 'success', 'failure'])
  expect(results[0]?.result).toBe(1_000_000_000_000n)
  expect(results[1]?.result).toBe(10_000n * 10n ** 18n)
})

test('aggregate fails as a whole, tryAggregate says which call failed', async () => {
  const target = tokenOf(stand.chain, 'usdt')
  const calls = [
    { target, callData: balanceCall() },
    { target, callData: failingCall() },
  ]
  const strict = stand.client.simulateContract({ ...multicall, functionName: 'aggregate', args: [calls] })
  await expect(strict).rejects.toThrow('Multicall3: call failed')
  const { result } = await stand.client.simulateContract({
    ...multicall,
    functionName: 'tryAggregate',
    args: [false, calls],
  })
  expect(result.map(({ success }) => success)).toEqual([true, false])
})

test('aggregate3Value passes on exactly the value sent', async () => {
  const call = { target: signer(1).address, allowFailure: false, value: 3n, callData: '0x' } as const
  const send = (value: bigint) =>
    stand.client.simulateContract({ ...multicall, functionName: 'aggregate3Value', args: [[call, call]], value })
  expect((await send(6n)).result).toHaveLength(2)
  await expect(send(7n)).rejects.toThrow('Multicall3: value mismatch')
})

test('the chain tells its id, height and time', async () => {
  const read = (functionName: 'getChainId' | 'getBlockNumber' | 'getCurrentBlockTimestamp') =>
    stand.client.readContract({ ...multicall, functionName })
  expect(await read('getChainId')).toBe(1n)
  expect(await read('getBlockNumber')).toBe(await stand.client.getBlockNumber())
  expect(await read('getCurrentBlockTimestamp')).toBeGreaterThanOrEqual(await stand.now())
})
