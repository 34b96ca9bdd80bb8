import { describe, expect, it } from 'vitest'
import { outOfBounds } from '../../../src/core/quote/json-bounds.ts'

function nested(levels: number): unknown {
  return levels === 0 ? 'end' : { in: nested(levels - 1) }
}

describe('the bounds of an answer', () => {
  it('hold for plain values, and for long calldata at its own keys only', () => {
    const data = `0x${'ab'.repeat(5_000)}`
    expect(outOfBounds({ steps: [{ data }, { calls: [data] }], ok: true, none: null, sum: 5 })).toBeUndefined()
    expect(outOfBounds({ steps: [{ name: data }] })).toEqual({
      at: 'steps[0].name',
      message: 'it holds a text that is too long',
    })
  })

  it.each<readonly [string, unknown, string]>([
    ['33 levels', nested(33), 'more than 32 levels'],
    ['65 members', Array.from({ length: 65 }, () => 0), 'more than 64 members'],
    ['a key that alters objects', JSON.parse('{"__proto__":1}'), 'forbidden key'],
    ['a long key', { ['k'.repeat(513)]: 1 }, 'too long'],
    ['half a character', ['\ud800'], 'not Unicode'],
    ['an inexact number', [2 ** 53], 'not exact'],
    ['no number', [Number.NaN], 'not exact'],
    ['a function', [() => 1], 'not JSON'],
  ])('refuse %s', (_name, value, message) => {
    expect(outOfBounds(value)?.message).toContain(message)
  })

  it('allow 32 levels and 64 members', () => {
    expect(outOfBounds(nested(32))).toBeUndefined()
    expect(outOfBounds(Array.from({ length: 64 }, () => 0))).toBeUndefined()
  })
})
