/** 2^64 - 2^32 + 1. Elements are bigints from 0 to P - 1. */
export const P = 0xffffffff00000001n

export function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % P
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % P
    square = (square * square) % P
  }
  return result
}

/** 1 / `element`; zero for zero (Fermat). */
export function inverse(element: bigint): bigint {
  return power(element, P - 2n)
}

/** Whether `element` is a square (Euler's criterion); zero is. */
export function isSquare(element: bigint): boolean {
  return element % P === 0n || power(element, (P - 1n) / 2n) === 1n
}

// P - 1 = 2^32 * (2^32 - 1), and 7 generates the whole group.
const TWO_ADICITY = 32
const ODD_PART = 0xffffffffn
const ROOT = power(7n, ODD_PART)

/** A square root of `element` (Tonelli-Shanks), if any. */
export function squareRoot(element: bigint): bigint | undefined {
  if (!isSquare(element)) return undefined
  let root = power(element, (ODD_PART + 1n) / 2n)
  let rest = power(element, ODD_PART)
  let step = ROOT
  // Each round clears one bit of `rest`'s discrete logarithm, from the lowest up.
  for (let bit = TWO_ADICITY - 2; bit >= 0; bit -= 1) {
    if (power(rest, 1n << BigInt(bit)) !== 1n && rest !== 0n) {
      root = (root * step) % P
      rest = (rest * step * step) % P
    }
    step = (step * step) % P
  }
  return root
}
