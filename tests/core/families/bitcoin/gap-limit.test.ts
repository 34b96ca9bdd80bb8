import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAP_LIMIT, nextAddressesToScan, nextUnused } from '../../../../src/core/families/bitcoin/gap-limit.ts'

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

function found(used: readonly number[]): readonly boolean[] {
  let seen: readonly boolean[] = []
  for (let ask = nextAddressesToScan(seen); ask.length > 0; ask = nextAddressesToScan(seen)) {
    expect(ask).toEqual(range(seen.length, seen.length + ask.length))
    seen = [...seen, ...ask.map((index) => used.includes(index))]
  }
  return seen
}

describe('the gap limit', () => {
  it('looks at twenty addresses of an account that was never used, and shows the first', () => {
    expect(nextAddressesToScan([])).toEqual(range(0, 20))
    expect(found([])).toHaveLength(20)
    expect(nextUnused([])).toBe(0)
  })

  it('looks at twenty more behind the last one with history', () => {
    expect(nextAddressesToScan([...range(0, 20).map((index) => index === 4)])).toEqual(range(20, 25))
    expect(found([4, 23])).toHaveLength(44)
    expect(nextUnused(found([4, 23]))).toBe(24)
  })

  it('does not see what lies behind twenty without history', () => {
    expect(found([20])).toHaveLength(20)
    expect(found([0, 20])).toHaveLength(41)
    expect(found([0, 21])).toHaveLength(21)
  })

  it('misses nothing where the holes are small enough, and never shows an address twice', () => {
    const steps = fc.array(fc.integer({ min: 1, max: GAP_LIMIT }), { maxLength: 12 })
    fc.assert(
      fc.property(steps, (gaps) => {
        const used = gaps.map((_, at) => gaps.slice(0, at + 1).reduce((sum, gap) => sum + gap, -1))
        const seen = found(used)
        expect(used.every((index) => seen[index])).toBe(true)
        expect(nextUnused(seen)).toBe((used.at(-1) ?? -1) + 1)
        expect(seen).toHaveLength(nextUnused(seen) + GAP_LIMIT)
      }),
    )
  })
})
