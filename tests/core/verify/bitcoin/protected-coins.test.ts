import { describe, expect, it } from 'vitest'
import { knownFact, type UtxoFact } from '../../../../src/core/chain/facts.ts'
import { type BitcoinShape, honestBitcoin, withFacts } from '../../honest/bitcoin-case.ts'
import { judge } from '../../proof/judge.ts'

function judged(shape: BitcoinShape, change: (coin: UtxoFact, at: number) => UtxoFact = (coin) => coin) {
  const made = honestBitcoin(shape)
  const coins = made.spending.coins.map(({ raw: _raw, ...coin }, at) => change(coin, at))
  return judge(withFacts(made, { coins: knownFact(coins, 'an example') }))
}

describe("a service's PSBT that spends protected coins", () => {
  it('needs a tick for coins of 10,000 sats or less, and says how many and how much', () => {
    const small = judged({ values: [1_000_000n, 10_000n, 294n, 1n], amountIn: 900_000n })
    expect(small).toMatchObject({
      verdict: 'accept',
      findings: [
        { code: 'F32', level: 'tick', sentence: { says: 'coinsSmallSpent', coins: '3', amount: '0.00010295 BTC' } },
      ],
    })
    expect(small.proven?.ticks).toHaveLength(1)
    expect(judged({ values: [1_000_000n, 10_001n], amountIn: 900_000n }).findings).toEqual([])
  })

  it('needs another tick for coins that the user froze, of any value', () => {
    const shape = { values: [600_000n, 500_000n, 9_000n], amountIn: 900_000n }
    const frozen = judged(shape, (coin, at) => (at === 1 ? { ...coin, isFrozen: true } : coin))
    expect(frozen.findings.map(({ sentence }) => sentence)).toMatchObject([
      { says: 'coinsFrozenSpent', coins: '1', amount: '0.005 BTC' },
      { says: 'coinsSmallSpent', coins: '1' },
    ])
    expect(new Set(frozen.proven?.ticks).size).toBe(2)
  })
})
