/*
 * GF(p), p = 2^64 - 2^32 + 1: three signed limbs of 22 bits as doubles, lowest first. A value has many forms;
 * `settle` bounds each limb by SETTLED. No operation branches or looks up by a value, and none makes a bigint.
 */

export const LIMBS = 3
/** 2^21 plus the last carries. */
export const NORMALIZED = 2 ** 21 + 2 ** 14

export const BASE = 2 ** 22
const PER_BASE = 1 / BASE
// Adding it rounds to a whole number (IEEE 754): sums of this size hold no fractions.
const ROUNDING = 1.5 * 2 ** 52

// p - 2 (Fermat).
const INVERTING = 'fffffffeffffffff'

/**
 * Writes the five limbs of a product as a settled element.
 *
 * 2^66 = 2^34 - 4 folds the upper limbs, and 2^110 = -2^14 the rest. Exact while every limb is below 2^52. A quintic
 * product adds at most 39 limb pairs, so factors up to 4 and 5 times SETTLED are safe.
 */
export function normalizeProduct(
  into: Float64Array,
  at: number,
  t0: number,
  t1: number,
  t2: number,
  t3: number,
  t4: number,
): void {
  let carry = carried(t0)
  const l0 = t0 - carry * BASE
  const sum1 = t1 + carry
  carry = carried(sum1)
  const l1 = sum1 - carry * BASE
  const sum2 = t2 + carry
  carry = carried(sum2)
  const l2 = sum2 - carry * BASE
  const sum3 = t3 + carry
  carry = carried(sum3)
  const l3 = sum3 - carry * BASE
  const sum4 = t4 + carry
  carry = carried(sum4)
  const l4 = sum4 - carry * BASE
  const low = l0 - 4 * l3 - 16_384 * carry
  carry = carried(low)
  const middle = l1 + 4_096 * l3 - 4 * l4 + carry
  const lowest = low - carry * BASE
  carry = carried(middle)
  const high = l2 + 4_096 * l4 + carry
  const between = middle - carry * BASE
  carry = carried(high)
  const highest = high - carry * BASE
  into[at] = lowest - 4 * carry
  const last = between + 4_096 * carry
  carry = carried(last)
  into[at + 1] = last - carry * BASE
  into[at + 2] = highest + carry
}

/** Settles the element at a place, after sums. */
export function normalizeAt(element: Float64Array, at: number): void {
  normalizeProduct(element, at, element[at] ?? 0, element[at + 1] ?? 0, element[at + 2] ?? 0, 0, 0)
}

/** Writes a[i] * b[j] into[at]; the places may be the same. */
export function multiplyAt(
  into: Float64Array,
  at: number,
  a: Float64Array,
  i: number,
  b: Float64Array,
  j: number,
): void {
  const a0 = a[i] ?? 0
  const a1 = a[i + 1] ?? 0
  const a2 = a[i + 2] ?? 0
  const b0 = b[j] ?? 0
  const b1 = b[j + 1] ?? 0
  const b2 = b[j + 2] ?? 0
  normalizeProduct(into, at, a0 * b0, a0 * b1 + a1 * b0, a0 * b2 + a1 * b1 + a2 * b0, a1 * b2 + a2 * b1, a2 * b2)
}

/** 1 / element, in new memory; zero for zero. */
export function goldilocksInverse(element: Float64Array): Float64Array {
  const result = Float64Array.of(1, 0, 0)
  for (const digit of INVERTING) {
    const bits = Number.parseInt(digit, 16)
    for (let bit = 3; bit >= 0; bit -= 1) {
      multiplyAt(result, 0, result, 0, result, 0)
      if ((bits >> bit) & 1) multiplyAt(result, 0, result, 0, element, 0)
    }
  }
  return result
}

function carried(limb: number): number {
  return limb * PER_BASE + ROUNDING - ROUNDING
}
