import { BASE, LIMBS, normalizeAt } from './goldilocks.ts'

/* Elements of goldilocks.ts as 64-bit words, numbers and bytes. The wire form is unique: below p, little-endian. */

export const WORD_BYTES = 8

const TOP = 2 ** 20
const MIDDLE = 2 ** 10
const WORD_HALF = 2 ** 32

/** Elements from 64-bit hex words of 16 digits, separated by white space. */
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

/** Elements from little-endian words, reduced modulo p. */
export function elementsOfBytes(bytes: Uint8Array): Float64Array {
  const words = Array.from({ length: bytes.length / WORD_BYTES }, (_, word) => halvesAt(bytes, word * WORD_BYTES))
  return Float64Array.from(words.flatMap(([low, high]) => limbsOf(low, high)))
}

/** Whether bytes are words below p, the unique form. */
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

function limbsOf(low: number, high: number): readonly number[] {
  const [middleOfLow, top] = [Math.floor(low / BASE), Math.floor(high / (BASE / MIDDLE))]
  return [low - middleOfLow * BASE, middleOfLow + (high - top * (BASE / MIDDLE)) * MIDDLE, top]
}

function halvesAt(bytes: Uint8Array, at: number): readonly [low: number, high: number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return [view.getUint32(at, true), view.getUint32(at + 4, true)]
}

// Two folds suffice above 2^64; then p is subtracted once if it fits.
function leastForm(element: Float64Array, at: number): Float64Array {
  const limbs = element.slice(at, at + LIMBS)
  normalizeAt(limbs, 0)
  for (let round = 0; round < 3; round += 1) fold(limbs, digits(limbs))
  const less = limbs.slice()
  fold(less, 1)
  // The value plus 2^32 - 1 reaches 2^64 exactly if the value is p or more.
  const isAbove = digits(less)
  return limbs.map((limb, index) => limb * (1 - isAbove) + (less[index] ?? 0) * isAbove)
}

// Carries limbs and returns the multiples of 2^64.
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

// 2^64 is 2^32 - 1 modulo p.
function fold(limbs: Float64Array, times: number): void {
  limbs[0] = (limbs[0] ?? 0) - times
  limbs[1] = (limbs[1] ?? 0) + MIDDLE * times
}
