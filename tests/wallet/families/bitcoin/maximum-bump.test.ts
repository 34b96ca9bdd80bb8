import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replacementTerms } from '../../../../src/core/families/bitcoin/fees/fee-bump.ts'
import { scriptOfAddress } from '../../../../src/core/families/bitcoin/transaction/script.ts'
import { vbytesOf } from '../../../../src/core/families/bitcoin/transaction/size.ts'
import { bitcoinFiguresOf } from '../../../../src/core/families/bitcoin/transaction-figures.ts'
import { sign } from '../../../../src/core/sign/sign.ts'
import { depositMaximum } from '../../../../src/wallet/families/bitcoin/deposit-maximum.ts'
import { provenItem, termsOf } from '../../../core/sign/bitcoin-peer.ts'
import { DEPOSITORY_ADDRESS } from '../../../devnet/bitcoin/keys.ts'
import { NODES } from '../../../devnet/bitcoin/stand.ts'
import { type BitcoinStand, startBitcoinStand } from '../../../net/bitcoin-stand.ts'
import { fundedItem, ownAddress } from '../../../net/funded-item.ts'

const RATES = [2, 3, 5, 8, 10, 15, 20, 25]
const COINS: readonly (readonly bigint[])[] = [[300_000n], [120_000n, 100_000n, 80_000n]]
const CASES = RATES.flatMap((rate) => COINS.map((values) => [rate, values.length, values] as const))

const { script } = ownAddress('p2wpkh', 0)
const ORDER_SCRIPT = `0x6a42${'00'.repeat(66)}` as const
const sizeOf = (coins: number) =>
  vbytesOf(
    Array.from({ length: coins }, () => script),
    [scriptOfAddress(DEPOSITORY_ADDRESS) ?? '0x', ORDER_SCRIPT, script],
  )
const most = (values: readonly bigint[], satsPerVbyte: number) =>
  depositMaximum(
    values.map((valueSats) => ({ valueSats, script })),
    { depository: DEPOSITORY_ADDRESS, satsPerVbyte },
  )

describe.each(NODES)('the most that one address can send over $kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('', () => {
    let stand: BitcoinStand
    let used = 1_100
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())

    it.each(CASES)(
      'at %i sat/vB from %i coins keeps change for a bump to the rate that it says',
      async (rate, count, values) => {
        used += 1
        const { maximumSats, speedUp } = most(values, rate)
        if (!speedUp) throw new Error('expected change')
        expect(speedUp.satsPerVbyte).toBeGreaterThanOrEqual(Math.max(25, 2 * rate))
        const feeSats = BigInt(sizeOf(count) * rate)
        const wanted = { script: 'p2wpkh', index: used, values, feeSats, amount: maximumSats } as const
        const { item, privateKey } = await fundedItem(stand, wanted)
        const figures = bitcoinFiguresOf(item)
        expect(Number(figures.speedUpRate)).toBeGreaterThanOrEqual(speedUp.satsPerVbyte)
        const signedFor = (fee: bigint) =>
          sign<'bitcoinPsbt'>(item, { terms: termsOf(item, fee), purpose: 'step', privateKey })
        expect((await stand.bitcoin.broadcast((await signedFor(feeSats)).bytes)).result).toBe('accepted')
        const bumped = replacementTerms(item, termsOf(item), { satsPerVbyte: speedUp.satsPerVbyte, others: [] })
        if (!bumped.ok) throw new Error(bumped.message)
        const raised = await signedFor(bumped.terms.feeSats)
        expect((await stand.bitcoin.broadcast(raised.bytes)).result).toBe('accepted')
        expect((await stand.node.position()).mempool).toContain(raised.hash)
      },
    )
  })
})

describe('the change that the most keeps', () => {
  it('costs little of few coins, and is still thrice the rate of today', () => {
    const small = most([20_000n], 2)
    expect(small.speedUp?.satsPerVbyte).toBe(6)
    expect(20_000n - small.maximumSats).toBeLessThan(2_000n)
    expect(most([20_000n], 1).speedUp?.satsPerVbyte).toBe(3)
  })

  it('is missing where the coins are too few, which the review says before the signature', () => {
    const dust = most([1_000n], 2)
    expect(dust.speedUp).toBeUndefined()
    expect(dust.maximumSats).toBe(1_000n - dust.feeSats)
    expect(most([], 2)).toMatchObject({ maximumSats: 0n, speedUp: undefined })
    expect(bitcoinFiguresOf(provenItem({ withChange: false }).item).speedUpRate).toBeUndefined()
  })

  it('is no use below the least bump, which the review says too', () => {
    const { item } = provenItem({})
    const size = BigInt(sizeOf(1))
    const withChange = (valueSats: bigint) => ({
      ...item,
      outputs: item.outputs.map((output) => (output.role === 'change' ? { ...output, valueSats } : output)),
    })
    expect(bitcoinFiguresOf(withChange(294n + size - 1n)).speedUpRate).toBeUndefined()
    expect(bitcoinFiguresOf(withChange(294n + size)).speedUpRate).toBe('6')
  })
})
