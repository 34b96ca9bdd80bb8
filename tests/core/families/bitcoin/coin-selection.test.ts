import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PaymentToFund, selectCoins } from '../../../../src/core/families/bitcoin/coin-selection.ts'
import { bitcoinPaymentItem } from '../../../../src/core/families/bitcoin/payment-item.ts'
import { dustSats, scriptOfAddress } from '../../../../src/core/families/bitcoin/transaction/script.ts'
import { vbytesOf } from '../../../../src/core/families/bitcoin/transaction/size.ts'
import { sign } from '../../../../src/core/sign/sign.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { ASKED, fundedSpends, OWN } from '../../deposit-address/own.ts'
import { privateKeyAt, termsOf } from '../../sign/bitcoin-peer.ts'

const to = scriptOfAddress(ASKED.address) ?? '0x'
const payable = (amount: bigint, satsPerVbyte: number): PaymentToFund => ({
  amount,
  to,
  change: OWN.script,
  satsPerVbyte,
})
const coinsOf = (values: readonly bigint[]) => values.map((valueSats) => ({ valueSats, script: OWN.script }))
const sum = (values: readonly Readonly<{ valueSats: bigint }>[]) =>
  values.reduce((all, each) => all + each.valueSats, 0n)

function price(count: number, outputs: readonly Hex[], satsPerVbyte: number): bigint {
  return BigInt(
    Math.ceil(
      vbytesOf(
        Array.from({ length: count }, () => OWN.script),
        outputs,
      ) * satsPerVbyte,
    ),
  )
}

describe('the coins of our own payment', () => {
  it('pay exactly the amount and what the next block asks, and everything else comes back', () => {
    const values = fc.array(fc.bigInt({ min: 300n, max: 5_000_000n }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(
        values,
        fc.bigInt({ min: 600n, max: 3_000_000n }),
        fc.integer({ min: 1, max: 60 }),
        (all, amount, rate) => {
          const choice = selectCoins(coinsOf(all), payable(amount, rate))
          const least = price(all.length, [to], rate)
          if (!choice) {
            expect(sum(coinsOf(all)) < amount + least).toBe(true)
            return
          }
          const { coins, changeSats, feeSats } = choice
          expect(sum(coins)).toBe(amount + changeSats + feeSats)
          if (changeSats > 0n) {
            expect(changeSats >= dustSats(OWN.script)).toBe(true)
            expect(feeSats).toBe(price(coins.length, [to, OWN.script], rate))
          }
          expect(feeSats >= price(coins.length, [to], rate)).toBe(true)
          expect(feeSats < price(coins.length, [to, OWN.script], rate) + dustSats(OWN.script)).toBe(true)
        },
      ),
    )
  })

  it('are as few as can be, the largest first', () => {
    const choice = selectCoins(coinsOf([10_000n, 90_000n, 50_000n, 20_000n]), payable(100_000n, 2))
    expect(choice?.coins.map(({ valueSats }) => valueSats)).toEqual([90_000n, 50_000n])
  })

  it('are none where all together are a satoshi short', () => {
    const fee = price(2, [to], 3)
    expect(selectCoins(coinsOf([50_000n, 50_000n]), payable(100_000n - fee, 3))).toMatchObject({ changeSats: 0n })
    expect(selectCoins(coinsOf([50_000n, 50_000n]), payable(100_000n - fee + 1n, 3))).toBeUndefined()
  })

  it('pay at least what nodes pass on, whatever an explorer says that a block asks', () => {
    const choice = selectCoins(coinsOf([500_000n]), payable(100_000n, 0.01))
    expect(choice?.feeSats).toBe(price(1, [to, OWN.script], 1))
  })
})

describe('the transaction that they make', () => {
  it('pays the address and ourselves, names no order, and is signed at the rate', async () => {
    const choice = selectCoins(fundedSpends([80_000n, 70_000n]), payable(ASKED.amount, 7))
    if (!choice) throw new Error('expected coins')
    const item = bitcoinPaymentItem(ASKED, OWN.address, choice, OWN)
    expect(item.outputs).toEqual([
      { role: 'deposit', script: to, valueSats: ASKED.amount },
      { role: 'change', script: OWN.script, valueSats: 150_000n - ASKED.amount - item.feeSats },
    ])
    const signed = await sign(item, { terms: termsOf(item), purpose: 'step', privateKey: privateKeyAt(OWN.path) })
    const weight = signed.bytes.length / 2
    expect(Number(item.feeSats)).toBeGreaterThanOrEqual(7 * Math.floor(weight / 2))
  })
})
