import { expect, it } from 'vitest'
import type { UtxoFact } from '../../../../../src/core/chain/facts.ts'
import { isFreeCoin, protectionOf, withFrozen } from '../../../../../src/core/families/bitcoin/coins/protected-coins.ts'
import { fundedSpends } from '../../../deposit-address/own.ts'

it('protects coins of 10,000 sats or less, and those that the user froze', () => {
  const coins: readonly UtxoFact[] = fundedSpends([10_000n, 10_001n, 90_000n]).map(
    ({ previous: _previous, ...coin }) => ({
      ...coin,
      isLocked: false,
      place: { in: 'block' },
    }),
  )
  const marked = withFrozen(coins, (outpoint) => outpoint === `${coins[2]?.txid}:0`)
  expect(marked.map(protectionOf)).toEqual(['small', undefined, 'frozen'])
  expect(marked.map(isFreeCoin)).toEqual([false, true, false])
  const [, free] = coins
  if (!free) throw new Error('expected a coin')
  expect(isFreeCoin({ ...free, isLocked: true })).toBe(false)
  expect(isFreeCoin({ ...free, place: { in: 'mempool' } })).toBe(false)
})
