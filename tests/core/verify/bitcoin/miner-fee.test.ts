import { describe, expect, it } from 'vitest'
import { knownFact, unknownFact } from '../../../../src/core/chain/facts.ts'
import { saying } from '../../../../src/core/reason/reason.ts'
import { type BitcoinShape, honestBitcoin, withPsbt } from '../../honest/bitcoin-case.ts'
import { changed } from '../../honest/json.ts'
import { judge } from '../../proof/judge.ts'

/** One native coin, deposit, order and change take 217.5 vbytes. */
const VBYTES = 218n

function withFee(feeSats: bigint, shape: BitcoinShape) {
  const made = withPsbt(honestBitcoin(shape), ({ outputs }) => {
    const [deposit, , change] = outputs
    const total = (shape.values ?? [5_000_000n]).reduce((sum, value) => sum + value, 0n)
    if (change && deposit) change.valueSats = total - deposit.valueSats - feeSats
  })
  const { verdict, codes } = judge({ ...made, quote: changed(made.quote, ['fees', 'gas', 'amount'], `${feeSats}`) })
  return { verdict, codes }
}

const accepted = { verdict: 'accept', codes: [] }
const refused = (...codes: readonly string[]) => ({ verdict: 'refuse', codes })

describe('the fee of a Bitcoin transaction', () => {
  it('is at most three times what the next block asks for these very bytes', () => {
    for (const rate of [2, 5, 30]) {
      const most = 3n * VBYTES * BigInt(rate)
      expect(withFee(most, { satsPerVbyte: rate })).toEqual(accepted)
      expect(withFee(most + 1n, { satsPerVbyte: rate })).toEqual(refused('F18'))
    }
  })

  it('counts estimates below one satoshi per byte as one', () => {
    const facts = { highPriorityRate: knownFact(0.1, 'an explorer') }
    expect(withFee(VBYTES, { satsPerVbyte: 1, facts })).toEqual(accepted)
  })

  it('counts no multiple of a low estimate up to five satoshis per byte', () => {
    for (const satsPerVbyte of [0.1, 1]) {
      const facts = { highPriorityRate: knownFact(satsPerVbyte, 'an explorer') }
      expect(withFee(4n * VBYTES, { satsPerVbyte: 1, facts })).toEqual(accepted)
      expect(withFee(5n * VBYTES, { satsPerVbyte: 1, facts })).toEqual(accepted)
      expect(withFee(5n * VBYTES + 1n, { satsPerVbyte: 1, facts })).toEqual(refused('F18'))
    }
  })

  it('is never more than a hundredth of a bitcoin', () => {
    const values = Array.from({ length: 20 }, () => 50_000_000n)
    const shape = { values, amountIn: 800_000_000n, satsPerVbyte: 500 }
    expect(withFee(1_000_000n, shape)).toEqual(accepted)
    expect(withFee(1_000_001n, shape)).toEqual(refused('F18'))
  })

  it('is at most 5 % of the amount', () => {
    const shape = { amountIn: 200_000n, satsPerVbyte: 20 }
    expect(withFee(10_000n, shape)).toEqual(accepted)
    expect(withFee(10_001n, shape)).toEqual(refused('F18'))
  })

  it('may be more of a small amount, up to twice what the next block asks; then the user is told', () => {
    const shape = { amountIn: 20_000n, satsPerVbyte: 5 }
    expect(withFee(1_000n, shape)).toEqual(accepted)
    expect(withFee(1_001n, shape)).toEqual({ verdict: 'accept', codes: ['L04'] })
    expect(withFee(2_000n, shape)).toEqual({ verdict: 'accept', codes: ['L04'] })
    expect(withFee(2_180n, shape)).toEqual({ verdict: 'accept', codes: ['L05'] })
    expect(withFee(2_181n, shape)).toEqual(refused('F18'))
  })

  it('needs a tick above 10 % of the amount, and an expert above 15 %', () => {
    const shape = { amountIn: 20_000n, satsPerVbyte: 14 }
    expect(withFee(2_000n, shape)).toEqual({ verdict: 'accept', codes: ['L04'] })
    expect(withFee(2_001n, shape)).toEqual({ verdict: 'accept', codes: ['L05'] })
    expect(withFee(3_000n, shape)).toEqual({ verdict: 'accept', codes: ['L05'] })
    expect(withFee(3_001n, shape)).toEqual({ verdict: 'override', codes: ['L05'] })
  })

  it('is never above the amount, whatever a block asks', () => {
    const shape = { amountIn: 20_000n, satsPerVbyte: 100 }
    expect(withFee(20_000n, shape)).toEqual({ verdict: 'override', codes: ['L05'] })
    expect(withFee(20_001n, shape)).toEqual(refused('F18'))
  })

  it('is never above every rate that a block has asked', () => {
    const shape = { values: [900_000_000n], amountIn: 800_000_000n, satsPerVbyte: 1_500 }
    expect(withFee(VBYTES * 2_000n, shape)).toEqual(accepted)
    expect(withFee(VBYTES * 2_000n + 1n, shape)).toEqual(refused('F18'))
  })

  it('counts no share of a small fee', () => {
    const shape = { amountIn: 2_000n, satsPerVbyte: 4 }
    expect(withFee(1_000n, shape)).toEqual(accepted)
    expect(withFee(1_001n, shape)).toEqual({ verdict: 'override', codes: ['L05'] })
  })

  it('is at most 5 % of any amount where the price of blocks is not known', () => {
    const facts = { highPriorityRate: unknownFact(saying('the explorer did not answer')) }
    expect(withFee(1_000n, { amountIn: 20_000n, facts })).toEqual({ verdict: 'override', codes: ['D32'] })
    expect(withFee(1_001n, { amountIn: 20_000n, facts })).toEqual(refused('F18', 'D32'))
  })

  it('is never less than nothing, and left to experts where it is nothing', () => {
    expect(withFee(0n, {})).toEqual({ verdict: 'override', codes: ['F28'] })
    expect(withFee(-1n, {})).toEqual(refused('L02', 'F18'))
  })

  it('is called low where it is less than a third of what the next block asks', () => {
    expect(withFee(VBYTES * 10n, { satsPerVbyte: 30 })).toEqual(accepted)
    expect(withFee(VBYTES * 10n - 1n, { satsPerVbyte: 30 })).toEqual({ verdict: 'accept', codes: ['F25'] })
  })

  it('is left to experts where it is less than nodes pass on, whatever the next block asks', () => {
    expect(withFee(VBYTES, { satsPerVbyte: 1 })).toEqual(accepted)
    for (const satsPerVbyte of [1, 30]) {
      expect(withFee(VBYTES - 1n, { satsPerVbyte })).toEqual({ verdict: 'override', codes: ['F28'] })
    }
    const facts = { highPriorityRate: unknownFact(saying('nobody was asked')) }
    expect(withFee(VBYTES - 1n, { facts })).toEqual({ verdict: 'override', codes: ['F28', 'D32'] })
    expect(withFee(0n, { facts })).toEqual({ verdict: 'override', codes: ['F28', 'D32'] })
  })

  it('is not what the service calls it; a contradiction is told', () => {
    const made = honestBitcoin()
    const gas = ['fees', 'gas'] as const
    const said = { ...made, quote: changed(made.quote, [...gas, 'amount'], '1') }
    expect(judge(said)).toMatchObject({ verdict: 'accept', codes: ['F24'] })
    expect(judge(said).proven?.planHash).toBe(judge(made).proven?.planHash)
    expect(judge({ ...made, quote: changed(made.quote, gas, undefined) }).codes).toEqual([])
    expect(judge({ ...made, quote: changed(made.quote, ['fees'], undefined) }).codes).toEqual([])
  })
})

describe('a transaction without change', () => {
  /** The only coin exceeds amount and fee by this much at 5 sat/byte. */
  const withLeft = (left: bigint, kind: 'p2wpkh' | 'p2tr' = 'p2wpkh') => {
    const amountIn = 1_000_000n
    const made = honestBitcoin({ kind, values: [amountIn + left], amountIn, withChange: false })
    const { verdict, codes } = judge({ ...made, quote: changed(made.quote, ['fees', 'gas', 'amount'], `${left}`) })
    return { verdict, codes }
  }

  it('leaves no more to the miner than twice the price of a block and what change would have cost', () => {
    expect(withLeft(2n * VBYTES * 5n + 294n)).toEqual(accepted)
    expect(withLeft(2n * VBYTES * 5n + 295n)).toEqual(refused('F17'))
  })

  it('counts the larger change and the smaller coin of Taproot', () => {
    // The coin takes 57.5 vbytes, deposit 31, order 77, change 43 and overhead 10.5.
    expect(withLeft(2n * 219n * 5n + 330n, 'p2tr')).toEqual(accepted)
    expect(withLeft(2n * 219n * 5n + 331n, 'p2tr')).toEqual(refused('F17'))
  })
})
