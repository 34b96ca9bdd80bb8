import { describe, expect, it } from 'vitest'
import type { UtxoFact } from '../../../../src/core/chain/facts.ts'
import { ACCOUNTS, coinsOf } from '../../honest/bitcoin.ts'
import { honestBitcoin, withFacts, withPsbt } from '../../honest/bitcoin-case.ts'
import { at, changed } from '../../honest/json.ts'
import { judge } from '../../proof/judge.ts'

const DEPOSITORY = 'bc1qr6vjf0ude9k445phz5zeyy48v3hwmugy855056'

describe('what is shown of a Bitcoin transaction', () => {
  it('says what is sent to whom, what it costs, what comes back and which order it is for', () => {
    const made = honestBitcoin({ values: [3_000_000n, 3_000_000n], satsPerVbyte: 10 })
    const { shown } = judge(made)
    const [step] = shown?.steps ?? []
    // 2 × 68 coins + 2 × 31 outputs + 77 order + 10.5 overhead: 286 vbytes.
    expect(shown?.mostGas.value).toBe(2_860n)
    expect(step).toMatchObject({
      word: 'bitcoinPsbt',
      counterparty: DEPOSITORY,
      amount: { value: 1_000_000n },
      bitcoin: {
        coins: 2,
        spendsSats: 6_000_000n,
        feeSats: 2_860n,
        satsPerVbyte: '10',
        feeBasisPoints: 29n,
        change: { valueSats: 4_997_140n, address: ACCOUNTS.p2wpkh.address },
        orderId: at(made.quote, ['protocol', 'v2', 'orderId']),
      },
    })
    expect(Object.keys(step?.raw ?? {})).toEqual(['psbt'])
    expect(shown?.claims).toContain('coins-proven')
  })

  it('says where there is no change', () => {
    const [step] = judge(honestBitcoin({ withChange: false })).shown?.steps ?? []
    expect(step?.bitcoin?.change).toBeUndefined()
    expect(step?.bitcoin?.satsPerVbyte).toBe('5')
    expect(step?.bitcoin).not.toHaveProperty('isSpedUpByCoins')
  })

  it('says which free confirmed coin can pay for a speed-up instead', () => {
    const made = honestBitcoin({ withChange: false })
    const [spare] = coinsOf(ACCOUNTS.p2wpkh, [300_000n])
    if (!spare) throw new Error('expected a coin')
    const beside = (change: Partial<UtxoFact>) => {
      const { raw: _raw, ...coin } = { ...spare, txid: 'cd'.repeat(32), place: { in: 'block' } as const, ...change }
      const coins = [...made.spending.coins, coin]
      const facts = withFacts(made, { coins: { known: true, value: coins, from: 'explorer' } })
      return judge(facts).shown?.steps[0]?.bitcoin?.isSpedUpByCoins
    }
    expect(beside({})).toBe(true)
    expect(beside({ place: { in: 'mempool' } })).toBeUndefined()
    expect(beside({ isLocked: true })).toBeUndefined()
    expect(beside({ script: ACCOUNTS.p2tr.receive.script })).toBeUndefined()
    expect(beside({ valueSats: 400n })).toBeUndefined()
  })
})

describe('a quote from Bitcoin that carries no order', () => {
  const made = honestBitcoin()
  const without = { ...made, quote: changed(made.quote, ['protocol'], undefined) }

  it('is left to experts, since the published ones carry none', () => {
    expect(judge(without)).toMatchObject({ verdict: 'override', codes: ['K22'] })
  })

  it('must still name some order, in the one canonical form', () => {
    const bytes = withPsbt(without, ({ outputs: [, order] }) => {
      if (order) order.script = `6a20${'ab'.repeat(32)}`
    })
    expect(judge(bytes).codes).toContain('F20')
    const empty = withPsbt(without, ({ outputs: [, order] }) => {
      if (order) order.script = '6a023078'
    })
    expect(judge(empty).codes).toContain('F20')
  })

  it('must still pay a pinned depository', () => {
    const stranger = withPsbt(without, ({ outputs: [deposit] }) => {
      if (deposit) deposit.script = `0014${'ab'.repeat(20)}`
    })
    expect(judge(stranger).codes).toContain('F14')
  })
})
