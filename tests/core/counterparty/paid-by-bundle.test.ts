import { encodeFunctionData, parseAbi } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import type { BundleCall } from '../../../src/core/bundle/bundle.ts'
import { paidByBundle } from '../../../src/core/counterparty/paid-by-bundle.ts'
import type { ItemState } from '../../../src/core/execution/execution.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import { bundleOf, SENDER } from '../bundle/bundles.ts'
import { STRANGER, USDC } from '../honest.ts'

const FRIEND = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const abi = parseAbi([
  'function transfer(address,uint256)',
  'function transferFrom(address,address,uint256)',
  'function approve(address,uint256)',
  'function safeTransferFrom(address,address,uint256)',
  'function multicall(bytes[])',
])
const call = (to: string, data: Hex = '0x', value = 0n): BundleCall => ({ to, data, value, gas: undefined })
const transfer = (amount: bigint, token: string = USDC[8453]) =>
  call(token, encodeFunctionData({ abi, functionName: 'transfer', args: [FRIEND, amount] }))
const moved = (owner: string) =>
  call(USDC[8453], encodeFunctionData({ abi, functionName: 'transferFrom', args: [owner as Hex, FRIEND, 5n] }))

const inside = ({ to = '', data }: BundleCall) =>
  call(to, encodeFunctionData({ abi, functionName: 'multicall', args: [[data]] }))
const handed = call(STRANGER, encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [SENDER, FRIEND, 5n] }))

function paid(calls: readonly BundleCall[], ...phases: readonly ItemState['phase'][]): readonly string[] {
  const items = phases.map((phase) => ({ phase }) as ItemState)
  return paidByBundle({ ...bundleOf(0), calls, items }, devnet)
}

describe('whom the calls of a site have paid', () => {
  it.each(['broadcast', 'included', 'finalized'] as const)('is whoever gets what was handed out: %s', (phase) => {
    expect(paid([call(FRIEND, '0x', 1n)], phase)).toEqual([FRIEND])
    expect(paid([transfer(5n)], phase)).toEqual([FRIEND])
    expect(paid([moved(SENDER.toLowerCase())], phase)).toEqual([FRIEND])
    expect(paid([inside(moved(SENDER))], phase)).toEqual([FRIEND])
  })

  it.each(['planned', 'reserved', 'signed', 'reverted', 'ineffective', 'replaced'] as const)(
    'is nobody where nothing was handed out, or it was refused: %s',
    (phase) => {
      expect(paid([call(FRIEND, '0x', 1n)], phase)).toEqual([])
    },
  )

  it('is of each call for itself', () => {
    expect(paid([call(STRANGER, '0x', 1n), transfer(5n)], 'finalized', 'planned')).toEqual([STRANGER])
  })

  it.each([
    ['nothing of a coin', call(FRIEND)],
    ['nothing of a token', transfer(0n)],
    ['a token that anyone could have made', transfer(5n, STRANGER)],
    ['the money of somebody else', moved(STRANGER)],
    ['the money of somebody else, inside of a call', inside(moved(STRANGER))],
    ['an NFT, which anyone could have made', handed],
    ['a permission alone', call(USDC[8453], encodeFunctionData({ abi, functionName: 'approve', args: [FRIEND, 5n] }))],
  ])('is nobody by %s', (_, each) => {
    expect(paid([each], 'finalized')).toEqual([])
  })
})
