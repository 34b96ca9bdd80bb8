import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeCopy, encodeCopies } from '../../../src/store/second-copies/storage.ts'
import { foreignKey } from '../../foreign-keys.ts'

it('gives back any row, whatever its keys', () => {
  const leaf = fc.oneof(fc.bigInt(), fc.integer(), fc.string(), fc.boolean(), fc.constant(null), fc.constant(undefined))
  fc.assert(
    fc.property(fc.object({ key: foreignKey, values: [leaf], maxDepth: 3 }), (row) => {
      const { a } = encodeCopies(new Map([['a', row]]))
      expect(decodeCopy(a)).toEqual(row)
    }),
  )
})
