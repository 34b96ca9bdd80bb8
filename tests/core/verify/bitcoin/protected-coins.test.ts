import { describe, expect, it } from 'vitest'
import { knownFact, type UtxoFact } from '../../../../src/core/chain/facts.ts'
import { outpointKey } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'
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

describe("a PSBT that doesn't spend exactly the chosen coins", () => {
  const made = honestBitcoin({ values: [3_000_000n, 2_000_000n], amountIn: 900_000n })
  const all = made.spending.coins.map(outpointKey)
  const other = outpointKey({ txid: 'ab'.repeat(32), vout: 0 })

  it.each([
    ['all of them', all, 'accept'],
    ['another order', all.toReversed(), 'accept'],
    ['one more', all.slice(1), 'refuse'],
    ['one less', [...all, other], 'refuse'],
    ['another', [...all.slice(1), other], 'refuse'],
  ])('is judged: %s', (_what, coins, verdict) => {
    const judgment = judge({ ...made, input: { ...made.input, coins } })
    expect(judgment.verdict).toBe(verdict)
    expect(judgment.codes).toEqual(verdict === 'refuse' ? ['F33'] : [])
  })
})
