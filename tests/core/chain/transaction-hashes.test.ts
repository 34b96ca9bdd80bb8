import { describe, expect, it } from 'vitest'
import {
  includesHash,
  isSameTransaction,
  normalizedHash,
  uniqueHashes,
} from '../../../src/core/chain/transaction-hashes.ts'

describe('the name of a transaction', () => {
  it('is the same in any writing', () => {
    expect(['0xAB', '0Xab', 'aB'].map(normalizedHash)).toEqual(['ab', 'ab', 'ab'])
    expect(isSameTransaction('0xAB', 'ab')).toBe(true)
    expect(isSameTransaction('0xab', '0xabc')).toBe(false)
    expect([includesHash(['0xCD', 'ab'], '0xAB'), includesHash([], 'ab')]).toEqual([true, false])
  })

  it('counts once', () => {
    expect(uniqueHashes(['0xab', 'AB', 'cd', '0xab', '0xCD'])).toEqual(['0xab', 'cd'])
  })
})
