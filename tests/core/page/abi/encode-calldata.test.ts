import fc from 'fast-check'
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { argumentReader } from '../../../../src/core/page/abi/arguments.ts'
import { decodeArguments } from '../../../../src/core/page/abi/decode-calldata.ts'
import { encodedCall } from '../../../../src/core/page/abi/encode-calldata.ts'
import type { Hex } from '../../../../src/lib/hex.ts'

const HOLDER = '0xa5cc3c03994DB5b0d9A5eEdD10CabaB0813678AC'
const hex = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`
const word = (text: string) => text.padStart(64, '0')

describe('a call', () => {
  it('is written as the published examples of viem and of the Solidity ABI say', () => {
    expect(encodedCall('foo()', [])).toBe('0xc2985578')
    expect(encodedCall('bar(uint256)', [1n])).toBe(`0x0423a132${word('1')}`)
    expect(encodedCall('balanceOf(address)', [HOLDER])).toBe(
      '0x70a08231000000000000000000000000a5cc3c03994db5b0d9a5eedd10cabab0813678ac',
    )
    expect(encodedCall('baz(uint32,bool)', [69n, true])).toBe(`0xcdcd77c0${word('45')}${word('1')}`)
  })

  it('is what viem writes, and is read back by the decoder of the review as it was given', () => {
    const signature = 'f(address,uint256,bool,bytes32,uint48)'
    const abi = parseAbi(['function f(address,uint256,bool,bytes32,uint48)'])
    const args = fc.tuple(
      fc.uint8Array({ minLength: 20, maxLength: 20 }).map(hex),
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      fc.boolean(),
      fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hex),
      fc.integer({ min: 0, max: 2 ** 48 - 1 }),
    )
    fc.assert(
      fc.property(args, ([who, amount, flag, bytes, until]) => {
        const data = encodedCall(signature, [who, amount, flag, bytes, BigInt(until)])
        expect(data).toBe(encodeFunctionData({ abi, args: [who, amount, flag, bytes, until] }))
        const struct = decodeArguments(signature, data)
        const read = struct && argumentReader(struct)
        expect(read?.address(0).toLowerCase()).toBe(who)
        expect([read?.amount(1), read?.flag(2), read?.bytes(3), read?.amount(4)]).toEqual([
          ...[amount, flag, bytes],
          BigInt(until),
        ])
      }),
    )
  })

  it.each<readonly [string, string, readonly (string | bigint | boolean)[]]>([
    ['too few arguments', 'f(uint256,bool)', [1n]],
    ['too many', 'f()', [1n]],
    ['a number beyond its type', 'f(uint48)', [2n ** 48n]],
    ['a number below nothing', 'f(uint256)', [-1n]],
    ['a short address', 'f(address)', ['0x12']],
    ['bytes of another length', 'f(bytes4)', ['0x1234567890']],
    ['a bool that is a number', 'f(bool)', [1n]],
    ['a type of more than a word', 'f(bytes)', ['0x12']],
    ['a signed type', 'f(int256)', [1n]],
  ])('is not written with %s', (_, signature, values) => {
    expect(() => encodedCall(signature, values)).toThrow(RangeError)
  })
})
