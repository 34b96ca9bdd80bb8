import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replacementTerms } from '../../../../../src/core/families/bitcoin/fees/fee-bump.ts'
import {
  MOST_FEE_SATS,
  MOST_SATS_PER_VBYTE,
  SMALL_FEE_SATS,
} from '../../../../../src/core/families/bitcoin/fees/fee-limits.ts'
import { judgeFee, judgeFeeOf } from '../../../../../src/core/families/bitcoin/fees/fee-policy.ts'
import { sign } from '../../../../../src/core/sign/sign.ts'
import { provenItem, termsOf } from '../../../sign/bitcoin-peer.ts'

const VBYTES = 200

describe('the fee policy', () => {
  it('asks for a tick above 10 % of the amount, and refuses more than the amount', () => {
    const of = (feeSats: bigint) => judgeFee({ feeSats, vbytes: VBYTES, amountSats: 100_000n })
    expect(of(10_000n)).toEqual({ is: 'fine' })
    expect(of(10_001n)).toEqual({ is: 'high', basisPoints: 1_001n })
    expect(of(100_000n)).toEqual({ is: 'high', basisPoints: 10_000n })
    const reason = { code: 'MINER_FEE_ABOVE_AMOUNT', fee: '0.00100001 BTC', amount: '0.001 BTC' }
    expect(of(100_001n)).toEqual({ is: 'refused', reason })
  })

  it('counts no share of a small fee', () => {
    for (const amountSats of [1n, 500n, 1_000n]) {
      expect(judgeFee({ feeSats: SMALL_FEE_SATS, vbytes: VBYTES, amountSats })).toEqual({ is: 'fine' })
      expect(judgeFee({ feeSats: SMALL_FEE_SATS + 1n, vbytes: VBYTES, amountSats })).toMatchObject({ is: 'refused' })
    }
  })

  it('refuses a rate above every block’s so far, and a fee above a hundredth of a bitcoin', () => {
    const of = (feeSats: bigint, vbytes: number) => judgeFee({ feeSats, vbytes, amountSats: 2_000_000_000n })
    const most = BigInt(VBYTES * MOST_SATS_PER_VBYTE)
    expect(of(most, VBYTES)).toEqual({ is: 'fine' })
    expect(of(most + 1n, VBYTES)).toMatchObject({ is: 'refused', reason: { code: 'MINER_FEE_ABOVE_RATE' } })
    expect(of(MOST_FEE_SATS, 5_000)).toEqual({ is: 'fine' })
    expect(of(MOST_FEE_SATS + 1n, 5_000)).toMatchObject({ is: 'refused', reason: { code: 'MINER_FEE_ABOVE_MOST' } })
  })

  it('judges the rate of a CPFP with its parent', () => {
    const parent = { feeSats: 1_000n, vbytes: 1_000 }
    const child = { feeSats: 300_000n, vbytes: 110, amountSats: 100_000_000n }
    expect(judgeFee(child)).toMatchObject({ is: 'refused' })
    expect(judgeFee({ ...child, parent })).toEqual({ is: 'fine' })
    // Together they take 1,110 vB.
    const most = { ...parent, feeSats: BigInt(1_110 * MOST_SATS_PER_VBYTE) - child.feeSats }
    expect(judgeFee({ ...child, parent: most })).toEqual({ is: 'fine' })
    const above = { ...child, parent: most, feeSats: child.feeSats + 1n }
    expect(judgeFee(above)).toMatchObject({ is: 'refused', reason: { code: 'MINER_FEE_ABOVE_RATE' } })
  })

  it('never becomes milder with a higher fee', () => {
    const RANK = { fine: 0, high: 1, refused: 2 }
    const sats = fc.bigInt({ min: 0n, max: 2_000_000n })
    fc.assert(
      fc.property(sats, sats, sats, fc.integer({ min: 100, max: 10_000 }), (a, b, amountSats, vbytes) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        const rank = (feeSats: bigint) => RANK[judgeFee({ feeSats, vbytes, amountSats }).is]
        expect(rank(low)).toBeLessThanOrEqual(rank(high))
      }),
    )
  })
})

describe('a signature', () => {
  const { item, privateKey } = provenItem({ values: [5_000_000n], amountIn: 200_000n })
  const signed = (feeSats: bigint, more = {}) =>
    sign<'bitcoinPsbt'>(item, { terms: { ...termsOf(item, feeSats), ...more }, purpose: 'step', privateKey })

  it('N3: a bump at 1,900 sat/vB of a transfer of 200,000 satoshis is neither offered nor signed', async () => {
    const raised = replacementTerms(item, termsOf(item), { satsPerVbyte: 1_900, others: [] })
    expect(raised).toMatchObject({ ok: false, reason: { code: 'MINER_FEE_ABOVE_AMOUNT' } })
    await expect(signed(414_200n, { isFeeTicked: true })).rejects.toThrow('MINER_FEE_ABOVE_AMOUNT')
  })

  it('of a fee above 10 % of the amount needs the tick', async () => {
    expect(judgeFeeOf(item, 20_001n)).toMatchObject({ is: 'high' })
    await expect(signed(20_001n)).rejects.toThrow('expected a tick')
    expect(await signed(20_001n, { isFeeTicked: true })).toMatchObject({ kind: 'bitcoinPsbt' })
    expect(await signed(20_000n)).toMatchObject({ kind: 'bitcoinPsbt' })
  })

  it('pays the miner exactly the judged fee, whatever the item says', async () => {
    const inputs = item.inputs.map((each) => ({ ...each, valueSats: each.valueSats + 900_000n }))
    const terms = termsOf(item)
    await expect(sign<'bitcoinPsbt'>({ ...item, inputs }, { terms, purpose: 'step', privateKey })).rejects.toThrow(
      'expected a fee of',
    )
  })
})
