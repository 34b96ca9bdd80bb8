import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromWire, toWire } from '../../src/lib/bigint-json.ts'
import { foreignKey } from '../foreign-keys.ts'

describe('the wire form', () => {
  it('gives back what it was given, through JSON', () => {
    const leaf = fc.oneof(fc.bigInt(), fc.integer(), fc.string(), fc.boolean(), fc.constant(null))
    const value = fc.object({ key: foreignKey, values: [leaf], maxDepth: 3 })
    fc.assert(
      fc.property(value, (plain) => {
        expect(fromWire(JSON.parse(JSON.stringify(toWire(plain))))).toEqual(plain)
      }),
    )
  })

  it('keeps a foreign key that is written like its own', () => {
    for (const foreign of [{ $bigint: '1' }, { $$bigint: '1' }, JSON.parse('{"__proto__":{"$bigint":"1"}}')]) {
      expect(fromWire(JSON.parse(JSON.stringify(toWire(foreign))))).toStrictEqual(foreign)
    }
  })

  it('leaves absent fields out and refuses what is not data', () => {
    expect(toWire({ a: undefined, b: 1n })).toEqual({ b: { $bigint: '1' } })
    expect(() => toWire({ call: () => {} })).toThrow(TypeError)
    expect(() => toWire(new Map())).toThrow(TypeError)
  })

  it('leaves look-alikes alone', () => {
    expect(fromWire({ $bigint: 'x' })).toEqual({ $bigint: 'x' })
    expect(fromWire({ $bigint: '1', more: 1 })).toEqual({ $bigint: '1', more: 1 })
  })
})
