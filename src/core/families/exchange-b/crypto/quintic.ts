import { elementsOf } from './field-elements.ts'
import { goldilocksInverse as baseInverse, LIMBS, multiplyAt, normalizeAt, normalizeProduct } from './goldilocks.ts'

/*
 * GF(p^5) = GF(p)[z] / (z^5 - 3): coefficients of 1 to z^4 (goldilocks.ts). The caller provides and wipes the memory.
 */

export const QUINTIC_LIMBS = 15
export const QUINTIC_BYTES = 40

const DEGREE = 5
const NON_RESIDUE = 3

// The powers of c = 3^((p-1)/5), a fifth root of one: the p-th power multiplies z^i's coefficient by c^i.
const ROOTS = elementsOf('0000000000000001 0e736627a0aeb983 db8edc802dc0b266 02efb5c2a6f35241 130e07948a9d41d6')

/** Makes a zero element. */
export function quintic(): Float64Array {
  return new Float64Array(QUINTIC_LIMBS)
}

/**
 * Writes a * b, settled.
 *
 * `into` must be other memory; `settle` bounds the factors' limbs.
 */
export function multiplyQuintic(into: Float64Array, a: Float64Array, b: Float64Array): void {
  for (let at = 0; at < QUINTIC_LIMBS; at += LIMBS) {
    let t0 = 0
    let t1 = 0
    let t2 = 0
    let t3 = 0
    let t4 = 0
    let u0 = 0
    let u1 = 0
    let u2 = 0
    let u3 = 0
    let u4 = 0
    let j = at
    for (let i = 0; i <= at; i += LIMBS) {
      const a0 = a[i] ?? 0
      const a1 = a[i + 1] ?? 0
      const a2 = a[i + 2] ?? 0
      const b0 = b[j] ?? 0
      const b1 = b[j + 1] ?? 0
      const b2 = b[j + 2] ?? 0
      t0 += a0 * b0
      t1 += a0 * b1 + a1 * b0
      t2 += a0 * b2 + a1 * b1 + a2 * b0
      t3 += a1 * b2 + a2 * b1
      t4 += a2 * b2
      j -= LIMBS
    }
    j = QUINTIC_LIMBS - LIMBS
    for (let i = at + LIMBS; i < QUINTIC_LIMBS; i += LIMBS) {
      const a0 = a[i] ?? 0
      const a1 = a[i + 1] ?? 0
      const a2 = a[i + 2] ?? 0
      const b0 = b[j] ?? 0
      const b1 = b[j + 1] ?? 0
      const b2 = b[j + 2] ?? 0
      u0 += a0 * b0
      u1 += a0 * b1 + a1 * b0
      u2 += a0 * b2 + a1 * b1 + a2 * b0
      u3 += a1 * b2 + a2 * b1
      u4 += a2 * b2
      j -= LIMBS
    }
    t0 += NON_RESIDUE * u0
    t1 += NON_RESIDUE * u1
    t2 += NON_RESIDUE * u2
    t3 += NON_RESIDUE * u3
    t4 += NON_RESIDUE * u4
    normalizeProduct(into, at, t0, t1, t2, t3, t4)
  }
}

/** Writes a + b; repeated sums must be settled between. */
export function addQuintic(into: Float64Array, a: Float64Array, b: Float64Array): void {
  for (let limb = 0; limb < QUINTIC_LIMBS; limb += 1) into[limb] = (a[limb] ?? 0) + (b[limb] ?? 0)
}

/** Writes a - b; limbs grow as in a sum. */
export function subtractQuintic(into: Float64Array, a: Float64Array, b: Float64Array): void {
  for (let limb = 0; limb < QUINTIC_LIMBS; limb += 1) into[limb] = (a[limb] ?? 0) - (b[limb] ?? 0)
}

/**
 * Writes a * factor * z, settled, for a small whole factor.
 *
 * `into` must be other memory than `a`.
 */
export function multiplyByZ(into: Float64Array, a: Float64Array, factor: number): void {
  for (let limb = 0; limb < LIMBS; limb += 1) {
    into[limb] = (a[QUINTIC_LIMBS - LIMBS + limb] ?? 0) * factor * NON_RESIDUE
  }
  for (let limb = LIMBS; limb < QUINTIC_LIMBS; limb += 1) into[limb] = (a[limb - LIMBS] ?? 0) * factor
  normalizeQuintic(into)
}

/** Settles all coefficients, after sums. */
export function normalizeQuintic(element: Float64Array): void {
  for (let at = 0; at < QUINTIC_LIMBS; at += LIMBS) normalizeAt(element, at)
}

/**
 * 1 / a, settled; zero for zero.
 *
 * a^(p + p^2 + p^3 + p^4) times a is its norm in the base field.
 */
export function quinticInverse(a: Float64Array): Float64Array {
  const [firstTwo, conjugates, norm] = [quintic(), quintic(), quintic()]
  multiplyQuintic(firstTwo, frobenius(a, 1), frobenius(a, 2))
  multiplyQuintic(conjugates, firstTwo, frobenius(firstTwo, 2))
  multiplyQuintic(norm, a, conjugates)
  const scale = baseInverse(norm.subarray(0, LIMBS))
  for (let at = 0; at < QUINTIC_LIMBS; at += LIMBS) multiplyAt(conjugates, at, conjugates, at, scale, 0)
  return conjugates
}

// a^(p^times)
function frobenius(a: Float64Array, times: number): Float64Array {
  const result = quintic()
  for (let power = 0; power < DEGREE; power += 1) {
    const root = LIMBS * ((power * times) % DEGREE)
    multiplyAt(result, LIMBS * power, a, LIMBS * power, ROOTS, root)
  }
  return result
}
