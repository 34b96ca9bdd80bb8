/*
 * Modulo the group order, just below 2^319: twenty limbs of 16 bits as doubles, lowest first. No operation branches
 * or looks up by a value, and none makes a bigint.
 */

export const SCALAR_BYTES = 40

const LIMBS = SCALAR_BYTES / 2
const BASE = 65_536

// ePrint 2022/274.
const ORDER = limbsOf('7ffffffd800000077ffffff1000000167fffffe6cfb80639e8885c39d724a09ce80fd996948bffe1')
// With R = 2^320: R^2 modulo the order, and -1 / order modulo 2^16 (Montgomery).
const R_SQUARED = limbsOf('4aca13b28ca251f5aadfff5d1574c1d8d1d796cc91cf85256c3228d33f62accfa01001dce33dc739')
const NEGATED_INVERSE = 0x7bdf
const ONE = Float64Array.from({ length: LIMBS }, (_, limb) => (limb === 0 ? 1 : 0))

/** Whether 40 bytes are a scalar below the order, in constant time. */
export function isScalar(bytes: Uint8Array): boolean {
  return bytes.length === SCALAR_BYTES && difference(limbsOfBytes(bytes), ORDER).isNegative === 1
}

/** Whether all bytes are zero, in constant time. */
export function isZeroScalar(bytes: Uint8Array): boolean {
  let any = 0
  for (const byte of bytes) any |= byte
  return any === 0
}

/** Reduces up to 80 bytes, little-endian, to 40. */
export function reduceScalar(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const [low, high] = [limbsOfBytes(bytes.subarray(0, SCALAR_BYTES)), limbsOfBytes(bytes.subarray(SCALAR_BYTES))]
  // R^2 / R is R: the upper half counts 2^320 times.
  const upper = montgomery(high, R_SQUARED)
  const sum = sumBelowOrder(montgomery(montgomery(low, R_SQUARED), ONE), upper)
  return wiping(sum, low, high, upper)
}

/** a - b * c for scalars of 40 bytes. */
export function subtractProduct(a: Uint8Array, b: Uint8Array, c: Uint8Array): Uint8Array<ArrayBuffer> {
  const [from, left, right] = [limbsOfBytes(a), limbsOfBytes(b), limbsOfBytes(c)]
  const product = montgomery(montgomery(left, R_SQUARED), right)
  const { limbs, isNegative } = difference(from, product)
  const order = ORDER.map((limb) => limb * isNegative)
  const result = digits(limbs.map((limb, index) => limb + (order[index] ?? 0)))
  return wiping(result, from, left, right, product, limbs)
}

// Montgomery: a * b / R modulo the order, for a * b below R times the order.
function montgomery(a: Float64Array, b: Float64Array): Float64Array {
  const sums = new Float64Array(LIMBS + 1)
  for (let i = 0; i < LIMBS; i += 1) {
    const factor = a[i] ?? 0
    const lowest = (sums[0] ?? 0) + factor * (b[0] ?? 0)
    const times = lowLimb(lowLimb(lowest) * NEGATED_INVERSE)
    let carry = (lowest + times * (ORDER[0] ?? 0)) / BASE
    for (let j = 1; j < LIMBS; j += 1) {
      sums[j - 1] = (sums[j] ?? 0) + factor * (b[j] ?? 0) + times * (ORDER[j] ?? 0) + carry
      carry = 0
    }
    sums[LIMBS - 1] = 0
  }
  const result = lessOrder(digits(sums.slice(0, LIMBS)))
  sums.fill(0)
  return result
}

function sumBelowOrder(a: Float64Array, b: Float64Array): Float64Array {
  return lessOrder(digits(a.map((limb, index) => limb + (b[index] ?? 0))))
}

function lessOrder(number: Float64Array): Float64Array {
  const { limbs, isNegative } = difference(number, ORDER)
  return limbs.map((limb, index) => limb * (1 - isNegative) + (number[index] ?? 0) * isNegative)
}

// a - b, with 2^320 added if negative.
function difference(a: Float64Array, b: Float64Array): Readonly<{ limbs: Float64Array; isNegative: number }> {
  const limbs = new Float64Array(LIMBS)
  let carry = 0
  for (let limb = 0; limb < LIMBS; limb += 1) {
    const sum = (a[limb] ?? 0) - (b[limb] ?? 0) + carry
    carry = Math.floor(sum / BASE)
    limbs[limb] = sum - carry * BASE
  }
  return { limbs, isNegative: -carry }
}

// Carries limbs to 0 to 2^16 - 1; drops the rest above 2^320.
function digits(limbs: Float64Array): Float64Array {
  let carry = 0
  return limbs.map((limb) => {
    const sum = limb + carry
    carry = Math.floor(sum / BASE)
    return sum - carry * BASE
  })
}

function lowLimb(value: number): number {
  return value - Math.floor(value / BASE) * BASE
}

function limbsOfBytes(bytes: Uint8Array): Float64Array {
  return Float64Array.from({ length: LIMBS }, (_, limb) => (bytes[2 * limb] ?? 0) + 256 * (bytes[2 * limb + 1] ?? 0))
}

function limbsOf(hex: string): Float64Array {
  return Float64Array.from({ length: LIMBS }, (_, limb) => {
    const end = hex.length - 4 * limb
    return Number.parseInt(hex.slice(end - 4, end), 16)
  })
}

// Converts digits to bytes and wipes all given limbs.
function wiping(limbs: Float64Array, ...others: readonly Float64Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(SCALAR_BYTES)
  for (const [limb, value] of limbs.entries()) {
    bytes[2 * limb] = value % 256
    bytes[2 * limb + 1] = Math.floor(value / 256)
  }
  for (const secret of [limbs, ...others]) secret.fill(0)
  return bytes
}
