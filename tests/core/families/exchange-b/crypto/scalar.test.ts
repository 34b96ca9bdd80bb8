import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isScalar,
  isZeroScalar,
  reduceScalar,
  subtractProduct,
} from '../../../../../src/core/families/exchange-b/crypto/scalar.ts'
import { ORDER } from '../../../../devnet/exchanges/exchange-b/crypto/curve.ts'
import { bytesOfNumber, numberOfBytes } from '../../../../devnet/exchanges/exchange-b/crypto/encoding.ts'

const EDGES = [0n, 1n, 2n, ORDER - 1n, ORDER - 2n, ORDER >> 1n, 2n ** 16n, 2n ** 318n]
const scalar = fc.oneof(fc.constantFrom(...EDGES), fc.bigInt(0n, ORDER - 1n))
const bytesOf = (number: bigint, length: number) =>
  Uint8Array.from({ length }, (_, index) => Number((number >> BigInt(8 * index)) & 0xffn))

it('a - b * c is what it is modulo the order', () => {
  fc.assert(
    fc.property(scalar, scalar, scalar, (a, b, c) => {
      const [x, y, z] = [bytesOfNumber(a), bytesOfNumber(b), bytesOfNumber(c)]
      const expected = (((a - b * c) % ORDER) + ORDER) % ORDER
      expect(numberOfBytes(subtractProduct(x, y, z))).toBe(expected)
      expect([x, y, z].map(numberOfBytes)).toEqual([a, b, c])
    }),
    { numRuns: 1_000 },
  )
})

it.each([40, 64, 80])('numbers of %i bytes are reduced modulo the order', (length) => {
  const most = 2n ** BigInt(8 * length) - 1n
  const edges = [0n, ORDER - 1n, ORDER, ORDER + 1n, 2n * ORDER, 2n * ORDER + 1n, 2n ** 320n - 1n, most]
  const number = fc.oneof(fc.constantFrom(...edges), fc.bigInt(0n, most))
  fc.assert(
    fc.property(number, (value) => {
      expect(numberOfBytes(reduceScalar(bytesOf(value, length)))).toBe(value % ORDER)
    }),
    { numRuns: 500 },
  )
})

it.each(EDGES)('%s is a scalar', (value) => {
  expect(isScalar(bytesOfNumber(value))).toBe(true)
  expect(isZeroScalar(bytesOfNumber(value))).toBe(value === 0n)
})

it.each([ORDER, ORDER + 1n, ORDER + 2n ** 300n, 2n ** 320n - 1n])('%s is none', (value) => {
  expect(isScalar(bytesOfNumber(value))).toBe(false)
})

it('what has another length is none', () => {
  expect(isScalar(new Uint8Array(39))).toBe(false)
  expect(isScalar(new Uint8Array(41))).toBe(false)
})
