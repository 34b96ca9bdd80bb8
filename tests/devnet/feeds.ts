import { encodeFunctionData, parseAbi } from 'viem'
import type { Hex } from './chains.ts'
import type { MicroUsd } from './service/prices.ts'

export const FEED_DECIMALS = 8

export function feedAnswer(price: MicroUsd): bigint {
  return price * 10n ** BigInt(FEED_DECIMALS - 6)
}

const OWNER_ABI = parseAbi(['function setAnswer(int256 answer)', 'function setAge(uint256 ageSeconds)'])

export function encodeAnswer(answer: bigint): Hex {
  return encodeFunctionData({ abi: OWNER_ABI, functionName: 'setAnswer', args: [answer] })
}

export function encodeAge(ageSeconds: number): Hex {
  return encodeFunctionData({ abi: OWNER_ABI, functionName: 'setAge', args: [BigInt(ageSeconds)] })
}
