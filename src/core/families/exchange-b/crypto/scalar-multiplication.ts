import { elementsOf } from './field-elements.ts'
import { addInto, createAdditionBuffers, neutralPoint, POINT_LIMBS, type Point, pointIn, pointOf } from './point.ts'

/** One point-scalar product of a sum; scalars are 40 bytes, little-endian. */
export type PointMultiple = Readonly<{
  table: Float64Array
  highest: number
  /** 0 to 15; which bits have one doesn't depend on the scalar. */
  digitAt: (bit: number) => number | undefined
}>

const SCALAR_BITS = 320
const WINDOW_BITS = 4
const TABLE_SIZE = 2 ** WINDOW_BITS
const COMB_BITS = SCALAR_BITS / WINDOW_BITS

// The conventional generator G (encoding 4), and 2^80, 2^160 and 2^240 times G: x, then y/x.
const GENERATORS = [
  `b2ca178ecf4453a1 3c757788836d3ea4 48d7f28a26dafd0b 1e0f15c7fd44c28e 21fa7ffcc8252211
   0000000000000004 0000000000000000 0000000000000000 0000000000000000 0000000000000000`,
  `bff791ca85bc028c f9fb2901ac55ca28 12104ec08515e4d1 7ed4b2e7eeb96ebd 3e86614ea1297f5f
   5f4f19f918ca2fa1 7b35f45ad01addd8 1e98cad77b6b570b acb647dffe5b9d03 29c2f7ebc24b865f`,
  `3830ee0b997a7060 7497cabd07057dc0 75927e746d00183e 9c6dadcc11deaeac 9f66177b8921cd13
   5a68029ac6b88061 74c2f6d5376d32b8 8654f959662a907f 3b25486baabfc538 73263a906bc9e2eb`,
  `a8a0ee7803a9262a 3a9e64856ddf4568 a8d15981c6b5e366 8c50dfc96818c3f6 67747da91ea27afa
   bd2142eb868998e4 c0e493442e7ee27c cdfb42ce2f0297c1 f38812ec0c0b49f5 0cada505f656b551`,
]

/** The generator times a scalar: four bits, 80 apart, per addition (Lim and Lee's comb). */
export function generatorTimes(scalar: Uint8Array): PointMultiple {
  const comb = [0, 1, 2, 3].map((tooth) => tooth * COMB_BITS)
  return {
    table: subsetSums(GENERATORS.map((hex) => pointOf(elementsOf(hex)))),
    highest: COMB_BITS - 1,
    digitAt: (bit) =>
      bit < COMB_BITS
        ? comb.reduce((digit, offset, tooth) => digit | (bitAt(scalar, bit + offset) << tooth), 0)
        : undefined,
  }
}

/** A point times a scalar: windows of four bits. */
export function pointTimes(point: Point, scalar: Uint8Array): PointMultiple {
  return {
    table: multiples(point),
    highest: SCALAR_BITS - WINDOW_BITS,
    digitAt: (bit) => (bit % WINDOW_BITS === 0 ? ((scalar[bit >> 3] ?? 0) >> (bit & 4)) & (TABLE_SIZE - 1) : undefined),
  }
}

/**
 * Adds point-scalar products with shared doublings, in constant time.
 *
 * Each lookup reads the whole table. Working memory is wiped.
 */
export function sumOf(strands: readonly PointMultiple[]): Point {
  const [sum, entry, adding] = [neutralPoint(), neutralPoint(), createAdditionBuffers()]
  for (let bit = Math.max(...strands.map(({ highest }) => highest)); bit >= 0; bit -= 1) {
    addInto(sum, sum, sum, adding)
    for (const { table, digitAt } of strands) {
      const digit = digitAt(bit)
      if (digit === undefined) continue
      pick(entry, table, digit)
      addInto(sum, sum, entry, adding)
    }
  }
  for (const secret of [entry.limbs, adding.limbs]) secret.fill(0)
  return sum
}

function bitAt(scalar: Uint8Array, bit: number): number {
  return ((scalar[bit >> 3] ?? 0) >> (bit & 7)) & 1
}

// Entry 5 is the first and the third.
function subsetSums(points: readonly Point[]): Float64Array {
  return tableOf((at) => {
    const highest = Math.floor(Math.log2(at))
    return { from: at - 2 ** highest, plus: points[highest] ?? neutralPoint() }
  })
}

function multiples(point: Point): Float64Array {
  return tableOf((at) => ({ from: at - 1, plus: point }))
}

// Entry 0 is neutral; every other one adds a point to an earlier one.
function tableOf(step: (at: number) => Readonly<{ from: number; plus: Point }>): Float64Array {
  const table = new Float64Array(TABLE_SIZE * POINT_LIMBS)
  const entryAt = (at: number) => pointIn(table.subarray(at * POINT_LIMBS, (at + 1) * POINT_LIMBS))
  const adding = createAdditionBuffers()
  table.set(neutralPoint().limbs)
  for (let at = 1; at < TABLE_SIZE; at += 1) {
    const { from, plus } = step(at)
    addInto(entryAt(at), entryAt(from), plus, adding)
  }
  return table
}

// Reads every entry; the others count zero times.
function pick(into: Point, table: Float64Array, digit: number): void {
  const { limbs } = into
  limbs.fill(0)
  for (let at = 0; at < TABLE_SIZE; at += 1) {
    const isMeant = ((at ^ digit) - 1) >>> 31
    for (let limb = 0; limb < POINT_LIMBS; limb += 1) {
      limbs[limb] = (limbs[limb] ?? 0) + (table[at * POINT_LIMBS + limb] ?? 0) * isMeant
    }
  }
}
