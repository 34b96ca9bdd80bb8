import fc from 'fast-check'
import { hashStruct, keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { keccak } from '../../keccak.ts'
import { structHasher } from './struct-hash.ts'

const TYPES = {
  Order: [
    { name: 'maker', type: 'Person' },
    { name: 'salt', type: 'uint256' },
    { name: 'legs', type: 'Leg[]' },
    { name: 'notes', type: 'string[]' },
    { name: 'data', type: 'bytes' },
  ],
  Leg: [
    { name: 'payer', type: 'Person' },
    { name: 'deadline', type: 'uint32' },
    { name: 'calls', type: 'bytes[]' },
  ],
  Person: [
    { name: 'name', type: 'string' },
    { name: 'wallet', type: 'address' },
  ],
} as const

const hex = (constraints: fc.IntArrayConstraints) =>
  fc.uint8Array(constraints).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const)
const person = fc.record({ name: fc.string(), wallet: hex({ minLength: 20, maxLength: 20 }) })
const leg = fc.record({
  payer: person,
  deadline: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  calls: fc.array(hex({ maxLength: 300 }), { maxLength: 3 }),
})
const order = fc.record({
  maker: person,
  salt: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  legs: fc.array(leg, { maxLength: 3 }),
  notes: fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }),
  data: hex({ maxLength: 300 }),
})
const EMPTY = { maker: { name: '', wallet: `0x${'00'.repeat(20)}` }, salt: 0n, legs: [], notes: [], data: '0x' }

test('it is what viem makes of the same', () => {
  const hash = structHasher(TYPES, 'Order')
  fc.assert(
    fc.property(order, (data) => {
      expect(hash(data)).toBe(hashStruct({ primaryType: 'Order', types: TYPES, data }))
    }),
  )
})

test('keccak is what viem makes of the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1_000 }), (bytes) => {
      expect(`0x${Buffer.from(keccak(bytes)).toString('hex')}`).toBe(keccak256(bytes))
    }),
  )
})

test.each<[string, Record<string, unknown>, string]>([
  ['an address of 19 bytes', { maker: { name: '', wallet: `0x${'00'.repeat(19)}` } }, 'expected 20 bytes, got 19'],
  ['half a byte', { data: '0x0' }, 'expected 0x and whole bytes in hex, got "0x0"'],
  ['a number below zero', { salt: -1n }, 'expected an integer of 256 bits without sign, got -1'],
  ['a number of 257 bits', { salt: 2n ** 256n }, 'expected an integer of 256 bits without sign'],
  ['no number', { salt: undefined }, 'expected an integer, got undefined'],
  ['no array', { legs: {} }, 'expected an array, got object'],
])('%s does not fit', (_, change, message) => {
  expect(() => structHasher(TYPES, 'Order')({ ...EMPTY, ...change })).toThrow(message)
})

test('a type that it does not know is refused before anything is hashed', () => {
  expect(() => structHasher({ Order: [{ name: 'sum', type: 'int256' }] }, 'Order')).toThrow('does not know int256')
})
