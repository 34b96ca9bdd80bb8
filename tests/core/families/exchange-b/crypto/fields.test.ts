import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areWords,
  bytesOfElements,
  elementsOf,
  elementsOfBytes,
  elementsOfNumbers,
} from '../../../../../src/core/families/exchange-b/crypto/field-elements.ts'
import {
  goldilocksInverse as baseInverse,
  multiplyAt,
  NORMALIZED,
  normalizeAt,
} from '../../../../../src/core/families/exchange-b/crypto/goldilocks.ts'
import {
  addQuintic,
  multiplyByZ,
  multiplyQuintic,
  quintic,
  quinticInverse,
  subtractQuintic,
} from '../../../../../src/core/families/exchange-b/crypto/quintic.ts'
import { bytesOfQuintic, quinticOfBytes } from '../../../../devnet/exchanges/exchange-b/crypto/encoding.ts'
import * as oracleBase from '../../../../devnet/exchanges/exchange-b/crypto/goldilocks.ts'
import * as oracle from '../../../../devnet/exchanges/exchange-b/crypto/quintic.ts'

const { P } = oracleBase
const LIMB = 2n ** 22n

const loose = (length: number, most: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(most, -most, 0, 1, -1), fc.integer({ min: -most, max: most })), {
      minLength: 3 * length,
      maxLength: 3 * length,
    })
    .map((limbs) => Float64Array.from(limbs))

/** Computes an element's value from its limbs alone. */
function valueAt(element: Float64Array, at = 0): bigint {
  const [l0 = 0, l1 = 0, l2 = 0] = element.slice(at, at + 3)
  const value = BigInt(l0) + BigInt(l1) * LIMB + BigInt(l2) * LIMB ** 2n
  return ((value % P) + P) % P
}

const valuesOf = (element: Float64Array): oracle.Quintic => {
  const [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n] = [0, 3, 6, 9, 12].map((at) => valueAt(element, at))
  return [a, b, c, d, e]
}
const isSettled = (element: Float64Array) =>
  element.every((limb) => Number.isInteger(limb) && Math.abs(limb) <= NORMALIZED)

describe('the field', () => {
  it('multiplies as whole numbers do, for the largest limbs that a product may have', () => {
    fc.assert(
      fc.property(loose(1, 5 * NORMALIZED), loose(1, 4 * NORMALIZED), (a, b) => {
        const product = new Float64Array(3)
        multiplyAt(product, 0, a, 0, b, 0)
        expect(valueAt(product)).toBe((valueAt(a) * valueAt(b)) % P)
        expect(isSettled(product)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('settles limbs of any size below its bound', () => {
    fc.assert(
      fc.property(loose(1, 2 ** 52 - 1), (element) => {
        const settled = element.slice()
        normalizeAt(settled, 0)
        expect(valueAt(settled)).toBe(valueAt(element))
        expect(isSettled(settled)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('has one form on the wire for each value, whatever its limbs', () => {
    fc.assert(
      fc.property(loose(1, 2 ** 40), (element) => {
        const bytes = bytesOfElements(element)
        expect(new DataView(bytes.buffer).getBigUint64(0, true)).toBe(valueAt(element))
        expect(areWords(bytes)).toBe(true)
        expect(valueAt(elementsOfBytes(bytes))).toBe(valueAt(element))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([0n, 1n, P - 1n, P - 2n, 2n ** 32n, 2n ** 32n - 1n, 2n ** 63n])('reads and writes %s', (value) => {
    const element = elementsOf(value.toString(16).padStart(16, '0'))
    expect(valueAt(element)).toBe(value)
    expect(new DataView(bytesOfElements(element).buffer).getBigUint64(0, true)).toBe(value)
  })

  it.each([0, 1, 2 ** 32, Number.MAX_SAFE_INTEGER])('reads the number %s', (number) => {
    expect(valueAt(elementsOfNumbers([number]))).toBe(BigInt(number))
  })

  it('takes no word that is not below p, and brings it below p on the way out', () => {
    for (const value of [P, P + 1n, 2n ** 64n - 1n]) {
      const bytes = new Uint8Array(8)
      new DataView(bytes.buffer).setBigUint64(0, value, true)
      expect(areWords(bytes)).toBe(false)
      expect(new DataView(bytesOfElements(elementsOfBytes(bytes)).buffer).getBigUint64(0, true)).toBe(value - P)
    }
    expect(areWords(new Uint8Array(7))).toBe(false)
  })

  it('inverts, and leaves zero as it is', () => {
    fc.assert(
      fc.property(loose(1, NORMALIZED), (element) => {
        expect(valueAt(baseInverse(element))).toBe(oracleBase.inverse(valueAt(element)))
      }),
      { numRuns: 50 },
    )
    expect(valueAt(baseInverse(new Float64Array(3)))).toBe(0n)
  })
})

describe('its extension of degree five', () => {
  it('multiplies as the plain form does, for the largest limbs that a product may have', () => {
    fc.assert(
      fc.property(loose(5, 5 * NORMALIZED), loose(5, 4 * NORMALIZED), (a, b) => {
        const product = quintic()
        multiplyQuintic(product, a, b)
        expect(valuesOf(product)).toEqual(oracle.multiply(valuesOf(a), valuesOf(b)))
        expect(isSettled(product)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
    const most = new Float64Array(15).fill(5 * NORMALIZED)
    const product = quintic()
    multiplyQuintic(
      product,
      most,
      most.map((limb) => (-limb * 4) / 5),
    )
    expect(valuesOf(product)).toEqual(oracle.multiply(valuesOf(most), valuesOf(most.map((limb) => (-limb * 4) / 5))))
  })

  it('adds, subtracts and multiplies by z', () => {
    fc.assert(
      fc.property(loose(5, 3 * NORMALIZED), loose(5, 3 * NORMALIZED), (a, b) => {
        const result = quintic()
        addQuintic(result, a, b)
        expect(valuesOf(result)).toEqual(oracle.add(valuesOf(a), valuesOf(b)))
        subtractQuintic(result, a, b)
        expect(valuesOf(result)).toEqual(oracle.subtract(valuesOf(a), valuesOf(b)))
        multiplyByZ(result, a, 263)
        expect(valuesOf(result)).toEqual(oracle.multiply(valuesOf(a), [0n, 263n, 0n, 0n, 0n]))
        expect(isSettled(result)).toBe(true)
      }),
    )
  })

  it('inverts, and leaves zero as it is', () => {
    fc.assert(
      fc.property(loose(5, NORMALIZED), (element) => {
        expect(valuesOf(quinticInverse(element))).toEqual(oracle.inverse(valuesOf(element)))
      }),
      { numRuns: 30 },
    )
    expect(valuesOf(quinticInverse(quintic()))).toEqual(oracle.ZERO)
  })

  it('is on the wire what the exchange reads', () => {
    fc.assert(
      fc.property(loose(5, 2 * NORMALIZED), (element) => {
        expect(bytesOfElements(element)).toEqual(bytesOfQuintic(valuesOf(element)))
        expect(quinticOfBytes(bytesOfElements(element))).toEqual(valuesOf(element))
      }),
    )
  })
})
