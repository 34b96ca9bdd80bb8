/*
 * The field GF(p), p = 2^64 - 2^32 + 1, in fixed-width form: an element is three consecutive doubles, limbs of 22 bits,
 * lowest first. Limbs are signed, and a value has many forms; what `settle` writes is at most SETTLED in each. Sums may
 * be left as they are, as long as a product's factors are not too large (see `settle`). No operation branches or looks
 * up by a value, and none makes a bigint.
 */

/** How many doubles an element takes. */
export const LIMBS = 3
/** How many bytes it takes on a wire: one word of 64 bits, little-endian, below p. */
export const WORD_BYTES = 8
/** The largest limb of a settled element: 2^21, and what the last carries leave. */
export const SETTLED = 2 ** 21 + 2 ** 14

const BASE = 2 ** 22
const PER_BASE = 1 / BASE
// Of the highest limb, 20 bits are below 2^64; of the middle one, 10 bits are below 2^32.
const TOP = 2 ** 20
const MIDDLE = 2 ** 10
const WORD_HALF = 2 ** 32
// What is added to it is rounded to a whole number, in every machine of IEEE 754: sums of this size hold no fractions.
const ROUNDING = 1.5 * 2 ** 52

// p - 2, the exponent that inverts (Fermat).
const INVERTING = 'fffffffeffffffff'

/**
 * Writes the five limbs of a product as an element: they are carried to whole limbs; 2^66 = 2^34 - 4 folds the upper ones
 * into the lower three, and 2^110 = -2^14 what is left over; then they are carried and folded again.
 *
 * Exact while every limb given is below 2^52. A product of quintic elements adds up at most 39 pairs of limbs: with
 * factors of up to 4 and 5 times SETTLED no sum comes near that.
 */
export function settle(
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

/** Settles the element at a place, where sums have made its limbs larger. */
export function settleAt(element: Float64Array, at: number): void {
  settle(element, at, element[at] ?? 0, element[at + 1] ?? 0, element[at + 2] ?? 0, 0, 0)
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
  settle(into, at, a0 * b0, a0 * b1 + a1 * b0, a0 * b2 + a1 * b1 + a2 * b0, a1 * b2 + a2 * b1, a2 * b2)
}

/** 1 / element, in its own memory; zero for zero. */
export function inverse(element: Float64Array): Float64Array {
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

/** Elements from 64-bit words in hexadecimal, 16 digits each, with white space between them. */
export function elementsOf(hex: string): Float64Array {
  const words = hex.trim().split(/\s+/)
  return Float64Array.from(
    words.flatMap((word) => limbsOf(Number.parseInt(word.slice(8), 16), Number.parseInt(word.slice(0, 8), 16))),
  )
}

/** Elements from whole numbers from 0 to 2^53 - 1. */
export function elementsOfNumbers(numbers: readonly number[]): Float64Array {
  return Float64Array.from(numbers.flatMap((number) => limbsOf(number % WORD_HALF, Math.floor(number / WORD_HALF))))
}

/** Elements from their words, little-endian. Words that are not below p stand for what is left of them. */
export function elementsOfBytes(bytes: Uint8Array): Float64Array {
  const words = Array.from({ length: bytes.length / WORD_BYTES }, (_, word) => halvesAt(bytes, word * WORD_BYTES))
  return Float64Array.from(words.flatMap(([low, high]) => limbsOf(low, high)))
}

/** Whether bytes are words below p, so that they are the only form of their elements. */
export function areWords(bytes: Uint8Array): boolean {
  if (bytes.length % WORD_BYTES !== 0) return false
  for (let at = 0; at < bytes.length; at += WORD_BYTES) {
    const [low, high] = halvesAt(bytes, at)
    if (high === WORD_HALF - 1 && low > 0) return false
  }
  return true
}

/** The words of elements, little-endian, each below p. */
export function bytesOfElements(elements: Float64Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((elements.length / LIMBS) * WORD_BYTES)
  const view = new DataView(bytes.buffer)
  for (let word = 0; word < bytes.length / WORD_BYTES; word += 1) {
    const [l0 = 0, l1 = 0, l2 = 0] = leastForm(elements, word * LIMBS)
    const upper = Math.floor(l1 / MIDDLE)
    view.setUint32(word * WORD_BYTES, l0 + (l1 - upper * MIDDLE) * BASE, true)
    view.setUint32(word * WORD_BYTES + 4, upper + (l2 * BASE) / MIDDLE, true)
  }
  return bytes
}

// The three limbs of a word, from its halves of 32 bits.
function limbsOf(low: number, high: number): readonly number[] {
  const [middleOfLow, top] = [Math.floor(low / BASE), Math.floor(high / (BASE / MIDDLE))]
  return [low - middleOfLow * BASE, middleOfLow + (high - top * (BASE / MIDDLE)) * MIDDLE, top]
}

function halvesAt(bytes: Uint8Array, at: number): readonly [low: number, high: number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return [view.getUint32(at, true), view.getUint32(at + 4, true)]
}

// Two folds of what is above 2^64 leave no more than that; then p is taken away once, where it fits.
function leastForm(element: Float64Array, at: number): Float64Array {
  const limbs = element.slice(at, at + LIMBS)
  settleAt(limbs, 0)
  for (let round = 0; round < 3; round += 1) fold(limbs, digits(limbs))
  const less = limbs.slice()
  fold(less, 1)
  // 2^32 - 1 more than the value is 2^64 or more exactly where the value is p or more.
  const isAbove = digits(less)
  return limbs.map((limb, index) => limb * (1 - isAbove) + (less[index] ?? 0) * isAbove)
}

// Makes each limb a digit, the highest below 2^20, and gives how often 2^64 is left over.
function digits(limbs: Float64Array): number {
  let carry = 0
  for (let limb = 0; limb < LIMBS; limb += 1) {
    const size = limb === LIMBS - 1 ? TOP : BASE
    const sum = (limbs[limb] ?? 0) + carry
    carry = Math.floor(sum / size)
    limbs[limb] = sum - carry * size
  }
  return carry
}

// Adds so many times 2^32 - 1, which is what 2^64 is.
function fold(limbs: Float64Array, times: number): void {
  limbs[0] = (limbs[0] ?? 0) - times
  limbs[1] = (limbs[1] ?? 0) + MIDDLE * times
}

// How many times 2^22 a limb holds, to the nearest.
function carried(limb: number): number {
  return limb * PER_BASE + ROUNDING - ROUNDING
}
