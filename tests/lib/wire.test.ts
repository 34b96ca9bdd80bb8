import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromWire, toWire } from '../../src/lib/wire.ts'

describe('the wire form', () => {
  it('gives back what it was given, through JSON', () => {
    const leaf = fc.oneof(fc.bigInt(), fc.integer(), fc.string(), fc.boolean(), fc.constant(null))
    const value = fc.object({ values: [leaf], maxDepth: 3 }).filter((each) => !('$bigint' in each))
    fc.assert(
      fc.property(value, (plain) => {
        expect(fromWire(JSON.parse(JSON.stringify(toWire(plain))))).toEqual(plain)
      }),
    )
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
