import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toWire } from '../../src/lib/bigint-json.ts'
import { canonicalJson } from '../../src/lib/canonical-json.ts'
import { canonicalWire } from '../../src/lib/canonical-wire.ts'
import { foreignKey } from '../foreign-keys.ts'

/** Returns the written text or the thrown error. */
function outcome(write: () => string): unknown {
  try {
    return write()
  } catch (error) {
    return error
  }
}

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
  key: fc.oneof(foreignKey, fc.string({ unit: 'binary' })),
})

it('writes what the two steps write that it stands for, and refuses what they refuse', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(outcome(() => canonicalWire(value))).toEqual(outcome(() => canonicalJson(toWire(value))))
    }),
    { numRuns: 2_000 },
  )
})

it('writes a foreign key apart from its own', () => {
  expect(canonicalWire({ $bigint: '1' })).not.toBe(canonicalWire(1n))
})

it.each([
  [{ b: 1n, a: [undefined, null, 'x'], c: undefined }, '{"a":[null,null,"x"],"b":{"$bigint":"1"}}'],
  [[-0, 0.5, true, -7n], '[0,0.5,true,{"$bigint":"-7"}]'],
])('writes %o', (value, text) => {
  expect(canonicalWire(value)).toBe(text)
})

it.each([Number.NaN, 2 ** 53, '\ud800', { '\ud800': 1 }, new Date(0), () => 1, Array(1), undefined])(
  'refuses %o',
  (value) => {
    expect(() => canonicalWire(value)).toThrow()
    expect(() => canonicalWire({ deep: [value === undefined ? () => 1 : value] })).toThrow()
  },
)
