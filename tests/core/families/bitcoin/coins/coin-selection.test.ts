import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_TRIES } from '../../../../../src/core/families/bitcoin/coins/changeless-coins.ts'
import {
  type PaymentToFund,
  selectCoins,
  spendAll,
} from '../../../../../src/core/families/bitcoin/coins/coin-selection.ts'
import { dustSats } from '../../../../../src/core/families/bitcoin/dust.ts'
import { bitcoinPaymentItem } from '../../../../../src/core/families/bitcoin/payment-item.ts'
import { scriptOfAddress } from '../../../../../src/core/families/bitcoin/transaction/script.ts'
import { vbytesOf } from '../../../../../src/core/families/bitcoin/transaction/size.ts'
import { sign } from '../../../../../src/core/sign/sign.ts'
import type { Hex } from '../../../../../src/lib/hex.ts'
import { ownAddress } from '../../../../net/funded-item.ts'
import { ASKED, fundedSpends, OWN } from '../../../deposit-address/own.ts'
import { privateKeyAt, termsOf } from '../../../sign/bitcoin-peer.ts'

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

const TAPROOT = ownAddress('p2tr', 0).script
const mixed = fc.array(
  fc.record({
    valueSats: fc.bigInt({ min: 300n, max: 400_000n }),
    script: fc.constantFrom(OWN.script, TAPROOT),
  }),
  { minLength: 1, maxLength: 7 },
)
type Coin = Readonly<{ valueSats: bigint; script: Hex }>
const feeAt = (coins: readonly Coin[], outputs: readonly Hex[], rate: number) => {
  const scripts = coins.map(({ script }) => script)
  return BigInt(Math.ceil(vbytesOf(scripts, outputs) * rate))
}
const isSegwit = ({ script }: Coin) => script === OWN.script

function largestFirstFee(coins: readonly Coin[], amount: bigint, rate: number): bigint | undefined {
  const sorted = coins.toSorted((a, b) => Number(b.valueSats - a.valueSats))
  for (let count = 1; count <= sorted.length; count += 1) {
    const left = sum(sorted.slice(0, count)) - amount
    const withChange = feeAt(sorted.slice(0, count), [to, OWN.script], rate)
    if (left - withChange >= dustSats(OWN.script)) return withChange
    if (left >= feeAt(sorted.slice(0, count), [to], rate)) return left
  }
  return undefined
}

function leastChangeless(coins: readonly Coin[], amount: bigint, rate: number): bigint | undefined {
  const fees = Array.from({ length: 2 ** coins.length }, (_, bits) => coins.filter((_, at) => bits & (2 ** at)))
    .map((chosen) => ({ left: sum(chosen) - amount, least: feeAt(chosen, [to], rate) }))
    .flatMap(({ left, least }) => (left >= least ? [left] : []))
  return fees.toSorted((a, b) => Number(a - b))[0]
}

describe('the cost of the chosen coins', () => {
  it('is never above that of the largest first, and is the best changeless match where one is cheaper', () => {
    fc.assert(
      fc.property(
        mixed,
        fc.bigInt({ min: 600n, max: 900_000n }),
        fc.double({ min: 1, max: 80, noNaN: true }),
        (coins, amount, rate) => {
          const segwit = coins.filter(isSegwit)
          const choice = selectCoins(coins, payable(amount, rate))
          const tier = largestFirstFee(segwit, amount, rate) === undefined ? coins : segwit
          const largest = largestFirstFee(tier, amount, rate)
          if (largest === undefined) return
          expect(choice).toBeDefined()
          if (!choice) return
          expect(choice.feeSats <= largest).toBe(true)
          const changeless = leastChangeless(tier, amount, rate)
          if (changeless !== undefined) expect(choice.feeSats <= changeless).toBe(true)
          expect(selectCoins(coins, payable(amount, rate))).toEqual(choice)
          expect(sum(choice.coins)).toBe(amount + choice.changeSats + choice.feeSats)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('needs no change where some coins match the amount and its fee', () => {
    const fee = price(2, [to], 5)
    const coins = coinsOf([90_000n, 80_000n, 61_000n, 39_000n + fee, 20_000n])
    const choice = selectCoins(coins, payable(100_000n, 5))
    expect(choice).toMatchObject({ changeSats: 0n })
    expect(choice?.coins.map(({ valueSats }) => valueSats)).toEqual([61_000n, 39_000n + fee])
  })

  it('counts Taproot coins last, and only where the others are too little', () => {
    const coins = [...coinsOf([60_000n, 60_000n]), { valueSats: 5_000_000n, script: TAPROOT }]
    expect(selectCoins(coins, payable(100_000n, 5))?.coins.every(isSegwit)).toBe(true)
    expect(selectCoins(coins, payable(200_000n, 5))?.coins.map(({ script }) => script)).toEqual([TAPROOT])
  })

  it('gives up the search after a count of tries, and then takes the largest', () => {
    const coins = coinsOf(Array.from({ length: 60 }, (_, at) => 1_000_000n + 2n ** BigInt(at % 20) * 2n))
    expect(MOST_TRIES).toBe(100_000)
    const choice = selectCoins(coins, payable(29_000_001n, 1))
    expect(choice?.feeSats).toBe(largestFirstFee(coins, 29_000_001n, 1))
  })
})

describe('coins that the user chose', () => {
  it('are all spent, none added, and everything but the fee comes back; else there is no payment', () => {
    fc.assert(
      fc.property(
        mixed,
        fc.bigInt({ min: 600n, max: 900_000n }),
        fc.double({ min: 1, max: 80, noNaN: true }),
        (coins, amount, rate) => {
          const choice = spendAll(coins, payable(amount, rate))
          const least = feeAt(coins, [to], rate)
          expect(choice !== undefined).toBe(sum(coins) >= amount + least)
          if (!choice) return
          const dear = feeAt(coins, [to, OWN.script], rate)
          expect(choice.coins).toEqual(coins)
          expect(sum(coins)).toBe(amount + choice.changeSats + choice.feeSats)
          if (choice.changeSats > 0n)
            expect([choice.feeSats, choice.changeSats >= dustSats(OWN.script)]).toEqual([dear, true])
          else expect(choice.feeSats >= least && choice.feeSats < dear + dustSats(OWN.script)).toBe(true)
        },
      ),
      { numRuns: 150 },
    )
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
