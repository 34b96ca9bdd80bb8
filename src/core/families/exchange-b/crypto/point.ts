import { elementsOf } from './field-elements.ts'
import {
  addQuintic,
  multiplyByZ,
  multiplyQuintic,
  QUINTIC_LIMBS,
  quintic,
  quinticInverse,
  subtractQuintic,
} from './quintic.ts'

/*
 * The prime-order group ecGFp5 (Pornin, ePrint 2022/274). The curve y^2 = x (x^2 + 2x + 263z) over GF(p^5) is taken
 * modulo its point of order two.
 */

/** Fractions x = X/Z and x/y = U/T, all views of `limbs`. */
export type Point = Readonly<{
  limbs: Float64Array
  x: Float64Array
  z: Float64Array
  u: Float64Array
  t: Float64Array
}>

// 263 z is the curve's b.
const B = 263
export const POINT_LIMBS = 4 * QUINTIC_LIMBS

const ONE = elementsOf('0000000000000001')

/** Encodes a point as y/x in GF(p^5), settled; zero for the neutral point. */
export function encodePoint({ u, t }: Point): Float64Array {
  const encoded = quintic()
  multiplyQuintic(encoded, t, quinticInverse(u))
  return encoded
}

type Name = 'xx' | 'zz' | 'uu' | 'tt' | 'xz' | 'ut' | 'bzz' | 'sum' | 'tall' | 'wide' | 'cross' | 'left' | 'right'

/** All views of `limbs`. */
export type AdditionBuffers = Readonly<Record<Name | 'limbs', Float64Array>>

/** Makes working memory; wipe it after secret additions. */
export function createAdditionBuffers(): AdditionBuffers {
  const limbs = new Float64Array(13 * QUINTIC_LIMBS)
  const part = (at: number) => limbs.subarray(at * QUINTIC_LIMBS, (at + 1) * QUINTIC_LIMBS)
  const [xx, zz, uu, tt, xz, ut] = [part(0), part(1), part(2), part(3), part(4), part(5)]
  const [bzz, sum, tall, wide, cross] = [part(6), part(7), part(8), part(9), part(10)]
  return { limbs, xx, zz, uu, tt, xz, ut, bzz, sum, tall, wide, cross, left: part(11), right: part(12) }
}

/**
 * Adds two points by one complete formula (ePrint 2022/274, section 4).
 *
 * `into` may be either point. Coordinates up to twice SETTLED stay so, with factors up to 5 times SETTLED.
 */
export function addInto(into: Point, p: Point, q: Point, adding: AdditionBuffers): void {
  const { xx, zz, uu, tt, xz, ut, bzz, sum, tall, wide, cross, left, right } = adding
  multiplyQuintic(xx, p.x, q.x)
  multiplyQuintic(zz, p.z, q.z)
  multiplyQuintic(uu, p.u, q.u)
  multiplyQuintic(tt, p.t, q.t)
  // xz = (x1 + z1) (x2 + z2) - xx - zz, and ut likewise
  addQuintic(left, p.x, p.z)
  addQuintic(right, q.x, q.z)
  multiplyQuintic(xz, left, right)
  subtractQuintic(xz, xz, xx)
  subtractQuintic(xz, xz, zz)
  addQuintic(left, p.u, p.t)
  addQuintic(right, q.u, q.t)
  multiplyQuintic(ut, left, right)
  subtractQuintic(ut, ut, uu)
  subtractQuintic(ut, ut, tt)
  multiplyByZ(bzz, zz, B)
  addQuintic(sum, xx, bzz)
  multiplyQuintic(tall, tt, sum)
  // wide = 2 uu (b xz + sum)
  addQuintic(uu, uu, uu)
  multiplyByZ(right, xz, B)
  addQuintic(right, right, sum)
  multiplyQuintic(wide, uu, right)
  // cross = (tt + 2 uu) (xz + sum)
  addQuintic(left, tt, uu)
  addQuintic(right, xz, sum)
  multiplyQuintic(cross, left, right)
  subtractQuintic(left, cross, tall)
  multiplyByZ(into.x, left, B)
  subtractQuintic(into.z, tall, wide)
  subtractQuintic(right, bzz, xx)
  multiplyQuintic(into.u, ut, right)
  addQuintic(into.t, tall, wide)
}

/** Makes a neutral point. */
export function neutralPoint(): Point {
  const point = pointIn(new Float64Array(POINT_LIMBS))
  point.z.set(ONE)
  point.t.set(ONE)
  return point
}

/** Makes the point of x and y/x, in this order. */
export function pointOf(elements: Float64Array): Point {
  const point = pointIn(new Float64Array(POINT_LIMBS))
  point.x.set(elements.subarray(0, QUINTIC_LIMBS))
  point.z.set(ONE)
  point.u.set(ONE)
  point.t.set(elements.subarray(QUINTIC_LIMBS))
  return point
}

/** A point as a view of memory. */
export function pointIn(limbs: Float64Array): Point {
  const [x = limbs, z = limbs, u = limbs, t = limbs] = partsOf(limbs)
  return { limbs, x, z, u, t }
}

function partsOf(limbs: Float64Array): readonly Float64Array[] {
  return Array.from({ length: limbs.length / QUINTIC_LIMBS }, (_, at) =>
    limbs.subarray(at * QUINTIC_LIMBS, (at + 1) * QUINTIC_LIMBS),
  )
}
