import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { TypedData } from '../../../../src/core/execution/item.ts'
import { checksummed } from '../../../../src/core/families/address.ts'
import { callMeaningOf } from '../../../../src/core/page/calls/decode-call.ts'
import { MOST_SPENDERS, partitionSpenders, spendersIn, spendersOf } from '../../../../src/core/page/calls/spenders.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { STRANGER, USDC, USER } from '../../honest.ts'
import { pinnedOn } from '../../pinned.ts'

const BASE = 8453
const TOKEN = USDC[BASE]
const PERMIT2 = pinnedOn(BASE, 'permit2')
const abi = parseAbi([
  'function approve(address,uint256)',
  'function increaseAllowance(address,uint256)',
  'function decreaseAllowance(address,uint256)',
  'function permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  'function setApprovalForAll(address,bool)',
  'function multicall(bytes[])',
  'function transfer(address,uint256)',
  'function approve(address,address,uint160,uint48)',
  'function permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)',
])
const encode = (functionName: string, ...args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args } as never)
const WORD = `0x${'1'.repeat(64)}`
const permitFor = (owner: string, amount: bigint) => encode('permit', owner, STRANGER, amount, 9n, 27, WORD, WORD)
const single = [[[TOKEN, 5n, 9, 0], STRANGER, 9n], '0x'] as const

describe('whom a call lets take tokens', () => {
  it.each<[string, string, Hex, boolean]>([
    ['approve', TOKEN, encode('approve', STRANGER, 5n), true],
    ['approve nothing', TOKEN, encode('approve', STRANGER, 0n), false],
    ['increaseAllowance', TOKEN, encode('increaseAllowance', STRANGER, 5n), true],
    ['decreaseAllowance', TOKEN, encode('decreaseAllowance', STRANGER, 5n), false],
    ['permit', TOKEN, permitFor(USER, 5n), true],
    ['permit of another', TOKEN, permitFor(STRANGER, 5n), false],
    ['setApprovalForAll', TOKEN, encode('setApprovalForAll', STRANGER, true), true],
    ['setApprovalForAll taken back', TOKEN, encode('setApprovalForAll', STRANGER, false), false],
    ['multicall', TOKEN, encode('multicall', [encode('approve', STRANGER, 5n)]), true],
    ['transfer', TOKEN, encode('transfer', STRANGER, 5n), false],
    ['approve of Permit2', PERMIT2, encode('approve', TOKEN, STRANGER, 5n, 9), true],
    ['approve nothing of Permit2', PERMIT2, encode('approve', TOKEN, STRANGER, 0n, 9), false],
    ['permit of Permit2', PERMIT2, encode('permit', USER, ...single), true],
    ['permit of Permit2 of another', PERMIT2, encode('permit', STRANGER, ...single), false],
  ])('%s', (_, to, data, isSpender) => {
    const found = spendersOf(callMeaningOf({ to, value: 0n, data }, devnet, BASE), USER)
    expect(found.map((each) => each.toLowerCase())).toEqual(isSpender ? [STRANGER.toLowerCase()] : [])
  })
})

describe('whom typed data name as a spender', () => {
  const data: TypedData = {
    types: {
      Outer: [
        { name: 'permits', type: 'Permit[]' },
        { name: 'owner', type: 'address' },
      ],
      Permit: [
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
    primaryType: 'Outer',
    domain: { chainId: BASE },
    message: {
      permits: [
        { spender: STRANGER, value: '1' },
        { spender: USER, value: '2' },
      ],
      owner: TOKEN,
    },
  }

  it('is found at any depth, and nobody else is', () => {
    expect(spendersIn(data)).toEqual([STRANGER, USER])
  })

  it('is no word that only has such a name', () => {
    const types = { Mail: [{ name: 'spender', type: 'string' }] }
    expect(spendersIn({ types, primaryType: 'Mail', domain: {}, message: { spender: STRANGER } })).toEqual([])
  })
})

describe('spenders whose code is to be read', () => {
  const crowd = Array.from({ length: MOST_SPENDERS + 2 }, (_, index) => checksummed(`0x${`${10 + index}`.repeat(20)}`))

  it('are each there once, in one spelling', () => {
    expect(partitionSpenders([STRANGER.toLowerCase(), STRANGER, USER])).toEqual({ read: [STRANGER, USER], left: [] })
  })

  it('are no more than a node is asked for at once: the others are left over, as is what is no address', () => {
    const { read, left } = partitionSpenders(['0x12', ...crowd])
    expect(read).toEqual(crowd.slice(0, MOST_SPENDERS))
    expect(left).toEqual(['0x12', ...crowd.slice(MOST_SPENDERS)])
  })
})
