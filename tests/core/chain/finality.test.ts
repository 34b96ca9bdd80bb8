import { expect, it } from 'vitest'
import { finalHeightAt, isFinalAt } from '../../../src/core/chain/finality.ts'

const SIX = { by: 'depth', blocks: 6 } as const

it('counts the own block as the first of the depth', () => {
  expect(finalHeightAt(105n, SIX)).toBe(100n)
  expect([isFinalAt(5, SIX), isFinalAt(6, SIX)]).toEqual([false, true])
})

it('has no final height below the genesis block', () => {
  expect(finalHeightAt(3n, SIX)).toBe(0n)
})

it('never follows from confirmations where a tag decides', () => {
  expect(isFinalAt(1_000_000, { by: 'finalizedTag' })).toBe(false)
})
