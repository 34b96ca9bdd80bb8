import { BASE, LIMBS, settleAt } from './goldilocks.ts'

/*
 * Elements of goldilocks.ts as 64-bit words, numbers and bytes. On a wire each has one form: below p, little-endian.
 */

/** How many bytes an element takes on a wire. */
export const WORD_BYTES = 8

// Of the highest limb, 20 bits are below 2^64; of the middle one, 10 bits are below 2^32.
const TOP = 2 ** 20
const MIDDLE = 2 ** 10
const WORD_HALF = 2 ** 32

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
