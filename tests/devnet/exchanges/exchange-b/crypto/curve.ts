import {
  add,
  equal,
  inverse,
  isSquare,
  multiply,
  ONE,
  type Quintic,
  scale,
  squareRoot,
  subtract,
  ZERO,
} from './quintic.ts'

/** The group ecGFp5 (Pornin, ePrint 2022/274). Fractions x = X/Z and x/y = U/T. */
export type Point = Readonly<{ x: Quintic; z: Quintic; u: Quintic; t: Quintic }>

/** Prime, just below 2^319. */
export const ORDER = 1067993516717146951041484916571792702745057740581727230159139685185762082554198619328292418486241n

const A = 2n
const B: Quintic = [0n, 263n, 0n, 0n, 0n]
const FOUR_B: Quintic = [0n, 4n * 263n, 0n, 0n, 0n]

export const NEUTRAL: Point = { x: ZERO, z: ONE, u: ZERO, t: ONE }

/** The conventional generator (encoding 4). */
export const GENERATOR: Point = {
  x: [12883135586176881569n, 4356519642755055268n, 5248930565894896907n, 2165973894480315022n, 2448410071095648785n],
  z: ONE,
  u: ONE,
  t: [4n, 0n, 0n, 0n, 0n],
}

/** Adds two points by one complete formula (ePrint 2022/274, section 4). */
export function addPoints(p: Point, q: Point): Point {
  const xx = multiply(p.x, q.x)
  const zz = multiply(p.z, q.z)
  const uu = multiply(p.u, q.u)
  const tt = multiply(p.t, q.t)
  const xz = subtract(multiply(add(p.x, p.z), add(q.x, q.z)), add(xx, zz))
  const ut = subtract(multiply(add(p.u, p.t), add(q.u, q.t)), add(uu, tt))
  const bzz = multiply(B, zz)
  const sum = add(xx, bzz)
  const tall = multiply(tt, sum)
  const wide = multiply(scale(uu, 2n), add(multiply(B, xz), sum))
  const cross = multiply(add(tt, scale(uu, 2n)), add(xz, sum))
  return {
    x: multiply(B, subtract(cross, tall)),
    z: subtract(tall, wide),
    u: multiply(ut, subtract(bzz, xx)),
    t: add(tall, wide),
  }
}

export function multiplyPoint(point: Point, scalar: bigint): Point {
  return multiplyAndAdd([point, scalar], [NEUTRAL, 0n])
}

/** a times P plus b times Q, with shared doublings (Straus); scalars are 0 or more. */
export function multiplyAndAdd([p, a]: readonly [Point, bigint], [q, b]: readonly [Point, bigint]): Point {
  const sums: readonly Point[] = [NEUTRAL, p, q, addPoints(p, q)]
  let result = NEUTRAL
  for (let bit = Math.max(bits(a), bits(b)) - 1; bit >= 0; bit -= 1) {
    result = addPoints(result, result)
    const chosen = Number((a >> BigInt(bit)) & 1n) + 2 * Number((b >> BigInt(bit)) & 1n)
    if (chosen > 0) result = addPoints(result, sums[chosen] ?? NEUTRAL)
  }
  return result
}

/** Encodes a point as y/x in GF(p^5); zero for the neutral point. */
export function encode({ u, t }: Point): Quintic {
  return multiply(t, inverse(u))
}

/**
 * Decodes a point; undefined if `w` encodes none.
 *
 * y = wx gives x^2 - (w^2 - 2) x + 263z = 0; the representative is the solution that is no square.
 */
export function decode(w: Quintic): Point | undefined {
  if (equal(w, ZERO)) return NEUTRAL
  const sum = subtract(multiply(w, w), [A, 0n, 0n, 0n, 0n])
  const root = squareRoot(subtract(multiply(sum, sum), FOUR_B))
  if (!root) return undefined
  const half = inverse([2n, 0n, 0n, 0n, 0n])
  const larger = multiply(add(sum, root), half)
  const x = isSquare(larger) ? multiply(subtract(sum, root), half) : larger
  return { x, z: ONE, u: ONE, t: w }
}

function bits(scalar: bigint): number {
  return scalar.toString(2).length
}
