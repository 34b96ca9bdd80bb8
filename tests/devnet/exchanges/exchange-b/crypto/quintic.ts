import {
  inverse as baseInverse,
  squareRoot as baseSquareRoot,
  isSquare as isBaseSquare,
  P,
  power,
} from './goldilocks.ts'

/** GF(p^5) = GF(p)[z] / (z^5 - 3): coefficients of 1 to z^4, each from 0 to p - 1. */
export type Quintic = readonly [bigint, bigint, bigint, bigint, bigint]

export const ZERO: Quintic = [0n, 0n, 0n, 0n, 0n]
export const ONE: Quintic = [1n, 0n, 0n, 0n, 0n]

/** z^5. */
const NON_RESIDUE = 3n
// z^p = 3^((p-1)/5) * z.
const FROBENIUS = power(NON_RESIDUE, (P - 1n) / 5n)

export function add(a: Quintic, b: Quintic): Quintic {
  return [(a[0] + b[0]) % P, (a[1] + b[1]) % P, (a[2] + b[2]) % P, (a[3] + b[3]) % P, (a[4] + b[4]) % P]
}

export function subtract(a: Quintic, b: Quintic): Quintic {
  return [
    (a[0] + P - b[0]) % P,
    (a[1] + P - b[1]) % P,
    (a[2] + P - b[2]) % P,
    (a[3] + P - b[3]) % P,
    (a[4] + P - b[4]) % P,
  ]
}

/** a * b, with z^5 = 3 folded in. */
export function multiply([a0, a1, a2, a3, a4]: Quintic, [b0, b1, b2, b3, b4]: Quintic): Quintic {
  return [
    (a0 * b0 + NON_RESIDUE * (a1 * b4 + a2 * b3 + a3 * b2 + a4 * b1)) % P,
    (a0 * b1 + a1 * b0 + NON_RESIDUE * (a2 * b4 + a3 * b3 + a4 * b2)) % P,
    (a0 * b2 + a1 * b1 + a2 * b0 + NON_RESIDUE * (a3 * b4 + a4 * b3)) % P,
    (a0 * b3 + a1 * b2 + a2 * b1 + a3 * b0 + NON_RESIDUE * (a4 * b4)) % P,
    (a0 * b4 + a1 * b3 + a2 * b2 + a3 * b1 + a4 * b0) % P,
  ]
}

export function scale(a: Quintic, factor: bigint): Quintic {
  return [(a[0] * factor) % P, (a[1] * factor) % P, (a[2] * factor) % P, (a[3] * factor) % P, (a[4] * factor) % P]
}

export function equal(a: Quintic, b: Quintic): boolean {
  return a.every((coefficient, index) => coefficient === b[index])
}

/** 1 / a; zero for zero. The norm is in the base field. */
export function inverse(a: Quintic): Quintic {
  const conjugates = conjugateProduct(a)
  return scale(conjugates, baseInverse(multiply(a, conjugates)[0]))
}

/** Whether `a` is a square: its norm is one. Zero is. */
export function isSquare(a: Quintic): boolean {
  return isBaseSquare(norm(a))
}

/**
 * A square root of `a`, if any.
 *
 * With r = 1 + p + … + p^4, a^r is the norm and r is odd: a^((r+1)/2) squared is a * norm.
 */
export function squareRoot(a: Quintic): Quintic | undefined {
  const root = baseSquareRoot(norm(a))
  if (root === undefined) return undefined
  if (root === 0n) return ZERO
  // (r+1)/2 = 1 + (p + p^3) * (p+1)/2
  const half = raise(a, (P + 1n) / 2n)
  const product = multiply(a, multiply(frobenius(half, 1), frobenius(half, 3)))
  return scale(product, baseInverse(root))
}

function norm(a: Quintic): bigint {
  return multiply(a, conjugateProduct(a))[0]
}

// a^(p + p^2 + p^3 + p^4)
function conjugateProduct(a: Quintic): Quintic {
  const firstTwo = multiply(frobenius(a, 1), frobenius(a, 2))
  return multiply(firstTwo, frobenius(firstTwo, 2))
}

// a^(p^times)
function frobenius(a: Quintic, times: number): Quintic {
  const c = power(FROBENIUS, BigInt(times))
  const c2 = (c * c) % P
  return [a[0], (a[1] * c) % P, (a[2] * c2) % P, (((a[3] * c2) % P) * c) % P, (((a[4] * c2) % P) * c2) % P]
}

function raise(a: Quintic, exponent: bigint): Quintic {
  let result = ONE
  let square = a
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = multiply(result, square)
    square = multiply(square, square)
  }
  return result
}
