import fc from 'fast-check'
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeArguments } from '../../../../src/core/page/abi/decode-calldata.ts'
import { parametersOf, selectorOfSignature } from '../../../../src/core/page/abi/function-signature.ts'
import type { ValueTree } from '../../../../src/core/page/abi/value-tree.ts'
import type { Hex } from '../../../../src/lib/hex.ts'

const words = (...parts: readonly string[]): Hex => `0x${parts.map((part) => part.padStart(64, '0')).join('')}`
const call = (selector: string, ...parts: readonly string[]): Hex => `0x${selector}${words(...parts).slice(2)}`
const right = (text: string) => text.padEnd(64, '0')

function plain(tree: ValueTree | undefined): unknown {
  if (tree === undefined) return undefined
  if (tree.is === 'leaf') return tree.value
  return tree.is === 'list' ? tree.of.map(plain) : tree.members.map(({ value }) => plain(value))
}
const read = (signature: string, data: Hex) => plain(decodeArguments(signature, data))

describe('the arguments of a call', () => {
  it('are read as the published examples of the Solidity ABI say', () => {
    expect(read('baz(uint32 x,bool y)', call('cdcd77c0', '45', '1'))).toEqual([69n, true])
    expect(read('bar(bytes3[2])', call('fce353f6', right('616263'), right('646566')))).toEqual([
      ['0x616263', '0x646566'],
    ])
    const sam = call('a5643bf2', '60', '1', 'a0', '4', right('64617665'), '3', '1', '2', '3')
    expect(read('sam(bytes,bool,uint256[])', sam)).toEqual(['0x64617665', true, [1n, 2n, 3n]])
    const f = call(
      '8be65246',
      '123',
      '80',
      right('31323334353637383930'),
      'e0',
      '2',
      '456',
      '789',
      'd',
      right('48656c6c6f2c20776f726c6421'),
    )
    expect(read('f(uint256,uint32[],bytes10,bytes)', f)).toEqual([
      0x123n,
      [0x456n, 0x789n],
      '0x31323334353637383930',
      '0x48656c6c6f2c20776f726c6421',
    ])
    const g = call(
      '2289b18c',
      ...['40', '140', '2', '40', 'a0', '2', '1', '2', '1', '3', '3', '60', 'a0', 'e0', '3', right('6f6e65')],
      ...['3', right('74776f'), '5', right('7468726565')],
    )
    expect(read('g(uint256[][],string[])', g)).toEqual([
      [[1n, 2n], [3n]],
      ['one', 'two', 'three'],
    ])
  })

  it.each([
    ['a word too much', 'f(uint256)', call('00000000', '1', '0')],
    ['half a word', 'f(uint256)', '0x0000000000' as Hex],
    ['nothing where there should be something', 'f(uint256)', '0x00000000' as Hex],
    ['an address with bits above it', 'f(address)', call('00000000', `1${'0'.repeat(40)}`)],
    ['a bool of two', 'f(bool)', call('00000000', '2')],
    ['an integer beyond its type', 'f(uint48)', call('00000000', '1000000000000')],
    ['a negative number that is not extended', 'f(int8)', call('00000000', 'ff')],
    ['bytes that go on behind their length', 'f(bytes4)', call('00000000', right('0011223344'))],
    ['padding that is not zero', 'f(bytes)', call('00000000', '20', '1', right('0011'))],
    ['a part that lies further back than it should', 'f(bytes)', call('00000000', '40', '0', '1', right('11'))],
    ['one part used twice', 'f(bytes,bytes)', call('00000000', '40', '40', '1', right('11'))],
    ['parts in another order', 'f(bytes,bytes)', call('00000000', '80', '40', '1', right('11'), '1', right('22'))],
    ['a list that says to be longer than the data', 'f(uint256[])', call('00000000', '20', 'ffffffff', '1')],
    ['a list of a length beyond counting', 'f(uint256[])', call('00000000', '20', 'f'.repeat(64))],
    ['text that is no UTF-8', 'f(string)', call('00000000', '20', '1', right('ff'))],
  ])('are not read from %s', (_, signature, data) => {
    expect(decodeArguments(signature, data)).toBeUndefined()
  })

  it('are what an encoder was given, and no other bytes of the same length say the same', () => {
    const abi = parseAbi([
      'function f((address token,uint160 amount)[] parts,bytes note,int64 delta,string[2] names,bool[] flags)',
    ])
    const signature = 'f((address token,uint160 amount)[] parts,bytes note,int64 delta,string[2] names,bool[] flags)'
    const address = fc
      .uint8Array({ minLength: 20, maxLength: 20 })
      .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
    const values = fc.tuple(
      fc.array(fc.record({ token: address, amount: fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }) }), { maxLength: 4 }),
      fc.uint8Array({ maxLength: 70 }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
      fc.tuple(fc.string(), fc.string()),
      fc.array(fc.boolean(), { maxLength: 4 }),
    )
    fc.assert(
      fc.property(values, fc.nat(), fc.integer({ min: 1, max: 15 }), (args, place, change) => {
        const data = encodeFunctionData({ abi, args })
        const [parts, ...rest] = args
        const given = [parts.map(({ token, amount }) => [token, amount]), ...rest]
        expect(read(signature, data)).toEqual(given)
        const at = 10 + (place % (data.length - 10))
        const other = (Number.parseInt(data.charAt(at), 16) ^ change).toString(16)
        const changed: Hex = `0x${data.slice(2, at)}${other}${data.slice(at + 1)}`
        expect(read(signature, changed)).not.toEqual(given)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a signature', () => {
  // Selectors of published interfaces.
  it.each([
    ['transfer(address to, uint256 amount)', '0xa9059cbb'],
    ['deposit()', '0xd0e30db0'],
    ['multicall(bytes[] data)', '0xac9650d8'],
    ['lockdown((address token,address spender)[] approvals)', '0xcc53287f'],
    [
      'permit(address owner,((address token,uint160 amount,uint48 expiration,uint48 nonce) details,address spender,uint256 sigDeadline) permitSingle,bytes signature)',
      '0x2b67b570',
    ],
  ])('gives the selector of its bare types: %s', (signature, selector) => {
    expect(selectorOfSignature(signature)).toBe(selector)
  })

  it.each(['transfer', 'f(uint257)', 'f(uint7)', 'f(uint0)', 'f(bytes33)', 'f(uint256', 'f(uint256 a b)', 'f(tuple)'])(
    'is not guessed: %s',
    (signature) => {
      expect(() => parametersOf(signature)).toThrow(RangeError)
    },
  )
})
