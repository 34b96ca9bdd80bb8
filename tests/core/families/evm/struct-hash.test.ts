import fc from 'fast-check'
import { hashStruct } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { structHasher } from '../../../../src/core/families/evm/struct-hash.ts'
import { bytesToHex } from '../../../../src/lib/hex.ts'

const TYPES = {
  Outer: [
    { name: 'word', type: 'string' },
    { name: 'who', type: 'address' },
    { name: 'amount', type: 'uint256' },
    { name: 'inners', type: 'Inner[]' },
    { name: 'raw', type: 'bytes[]' },
    { name: 'last', type: 'Inner' },
  ],
  Inner: [
    { name: 'deadline', type: 'uint32' },
    { name: 'blob', type: 'bytes' },
  ],
} as const

const hex = (least: number, most: number) =>
  fc
    .uint8Array({ minLength: least, maxLength: most })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const)
const inner = fc.record({ deadline: fc.integer({ min: 0, max: 2 ** 32 - 1 }), blob: hex(0, 80) })
const outer = fc.record({
  word: fc.string({ unit: 'grapheme' }),
  who: hex(20, 20),
  amount: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  inners: fc.array(inner, { maxLength: 3 }),
  raw: fc.array(hex(0, 40), { maxLength: 3 }),
  last: inner,
})

describe('the hash of a struct', () => {
  const hashOf = structHasher(TYPES)
  const hash = (data: unknown) => bytesToHex(hashOf('Outer', data))

  it('is that of EIP-712, as another library works it out', () => {
    fc.assert(
      fc.property(outer, (data) => {
        expect(hash(data)).toBe(hashStruct({ data, types: TYPES, primaryType: 'Outer' }))
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['a deadline beyond 32 bits', { last: { deadline: 2 ** 32, blob: '0x' } }],
    ['a negative amount', { amount: -1n }],
    ['an amount of 257 bits', { amount: 2n ** 256n }],
    ['a fraction', { last: { deadline: 1.5, blob: '0x' } }],
    ['an address of 19 bytes', { who: `0x${'11'.repeat(19)}` }],
    ['half a byte', { raw: ['0x1'] }],
    ['no list', { inners: {} }],
    ['a missing text', { word: undefined }],
  ])('is not made for %s', (_name, changes) => {
    const right = {
      word: '',
      who: `0x${'11'.repeat(20)}`,
      amount: 1n,
      inners: [],
      raw: [],
      last: { deadline: 1, blob: '0x' },
    }
    expect(hash(right)).toMatch(/^0x[0-9a-f]{64}$/)
    expect(() => hash({ ...right, ...changes })).toThrow()
  })

  it.each(['int', 'uint512x', 'fixed', 'Unknown', 'bytes33'])('knows no plain type %s as a value', (type) => {
    expect(() => structHasher({ Odd: [{ name: 'x', type }] })('Odd', { x: '0x' })).toThrow(type)
  })

  it.each(['Unknown', 'Outer[]', 'string', 'toString'])('knows no struct %s', (name) => {
    expect(() => hashOf(name, [])).toThrow(name)
  })

  it('hashes a struct that holds itself 20,000 times over', () => {
    const nested = structHasher({ Node: [{ name: 'next', type: 'Node[]' }] })
    let data: unknown = { next: [] }
    for (let depth = 0; depth < 20_000; depth++) data = { next: [data] }
    expect(nested('Node', data)).toHaveLength(32)
  })

  it('takes a hole in a list for a missing value', () => {
    expect(() => structHasher({ Odd: [{ name: 'x', type: 'bool[]' }] })('Odd', { x: new Array(2) })).toThrow('bool')
  })
})
