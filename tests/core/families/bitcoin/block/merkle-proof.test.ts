import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MOST_LEVELS, rootOf } from '../../../../../src/core/families/bitcoin/block/merkle-proof.ts'
import { merklePath, merkleRoot } from '../../../../devnet/bitcoin/merkle.ts'

const idAt = (at: number) => (at + 1).toString(16).padStart(64, '0')

it('leads from any transaction of any block to the root, and from no other place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), fc.nat(), (count, at, elsewhere) => {
      const ids = Array.from({ length: count }, (_, index) => idAt(index))
      const position = at % count
      const path = merklePath(ids, position)
      expect(rootOf(idAt(position), { path, position })).toBe(merkleRoot(ids))
      const other = elsewhere % 2 ** path.length
      // An odd last hash is paired with itself, so its twin has the same root.
      const isTwin = path.some(
        (_, level) => ((position ^ other) >> level) % 2 === 1 && isPairedWithItself(count, position, level),
      )
      fc.pre(other !== position && !isTwin)
      expect(rootOf(idAt(position), { path, position: other })).not.toBe(merkleRoot(ids))
    }),
  )
})

function isPairedWithItself(count: number, position: number, level: number): boolean {
  const size = Math.ceil(count / 2 ** level)
  return size % 2 === 1 && position >> level === size - 1
}

it('has a place inside its tree, and no more levels than a block can have', () => {
  expect(rootOf(idAt(0), { path: [], position: 0 })).toBe(idAt(0))
  for (const position of [1, -1, 0.5, Number.NaN, Number.MAX_VALUE]) {
    expect(rootOf(idAt(0), { path: [], position })).toBeUndefined()
  }
  const path = Array.from({ length: MOST_LEVELS + 1 }, () => idAt(1))
  expect(rootOf(idAt(0), { path, position: 0 })).toBeUndefined()
  expect(rootOf(idAt(0), { path: path.slice(1), position: 2 ** MOST_LEVELS - 1 })).toMatch(/^[0-9a-f]{64}$/)
})
