import type { Hex } from '../../../../lib/hex.ts'
import { dustSats } from '../dust.ts'
import { LEAST_SATS_PER_VBYTE } from '../fees/fee-limits.ts'
import { scriptKindOf } from '../transaction/script.ts'
import { vbytesOf } from '../transaction/size.ts'
import { changelessCoins, effectiveValueOf, type SelectableCoin } from './changeless-coins.ts'

/** Each costs questions. */
export const MOST_COINS_ELSEWHERE = 40

export const MOST_COINS_SPENT = 500

export type CoinSelection<C> = Readonly<{ coins: readonly C[]; changeSats: bigint; feeSats: bigint }>

export type PaymentToFund = Readonly<{
  amount: bigint
  to: Hex
  change: Hex
  satsPerVbyte: number
  others?: readonly Hex[]
}>

/**
 * Selects the cheapest UTXOs, Taproot ones last. Dust change goes to the miner.
 * @returns undefined if all are too little
 */
export function selectCoins<C extends SelectableCoin>(
  coins: readonly C[],
  payment: PaymentToFund,
): CoinSelection<C> | undefined {
  const segwit = coins.filter(({ script }) => scriptKindOf(script) !== 'p2tr')
  return cheapestOf(segwit, payment) ?? cheapestOf(coins, payment)
}

/** Spends all coins. */
export function spendAll<C extends SelectableCoin>(
  coins: readonly C[],
  payment: PaymentToFund,
): CoinSelection<C> | undefined {
  const satsPerVbyte = Math.max(payment.satsPerVbyte, LEAST_SATS_PER_VBYTE)
  return fundedBy(coins, { ...payment, satsPerVbyte })
}

function cheapestOf<C extends SelectableCoin>(
  coins: readonly C[],
  payment: PaymentToFund,
): CoinSelection<C> | undefined {
  const satsPerVbyte = Math.max(payment.satsPerVbyte, LEAST_SATS_PER_VBYTE)
  const asked = { ...payment, satsPerVbyte }
  const byValue = coins.toSorted((a, b) => Number(b.valueSats - a.valueSats))
  const byEffectiveValue = byValue.toSorted(
    (a, b) => effectiveValueOf(b, satsPerVbyte) - effectiveValueOf(a, satsPerVbyte),
  )
  const [first, second] = [byEffectiveValue, byValue].map((sorted) => largestOf(sorted, asked))
  const largest = !first || (second && second.feeSats < first.feeSats) ? second : first
  const exact = largest && changelessCoins(byEffectiveValue, { ...asked, mostFeeSats: largest.feeSats })
  return exact ? { coins: exact, changeSats: 0n, feeSats: sumOf(exact) - payment.amount } : largest
}

function largestOf<C extends SelectableCoin>(
  sorted: readonly C[],
  payment: PaymentToFund,
): CoinSelection<C> | undefined {
  for (let count = 1; count <= sorted.length; count += 1) {
    const funded = fundedBy(sorted.slice(0, count), payment)
    if (funded) return funded
  }
  return undefined
}

function fundedBy<C extends SelectableCoin>(
  coins: readonly C[],
  { amount, to, change, satsPerVbyte, others = [] }: PaymentToFund,
): CoinSelection<C> | undefined {
  const scripts = coins.map(({ script }) => script)
  const price = (outputs: readonly Hex[]) => BigInt(Math.ceil(vbytesOf(scripts, outputs) * satsPerVbyte))
  const left = sumOf(coins) - amount
  const withChange = price([to, ...others, change])
  if (left - withChange >= dustSats(change)) return { coins, changeSats: left - withChange, feeSats: withChange }
  return left >= price([to, ...others]) ? { coins, changeSats: 0n, feeSats: left } : undefined
}

function sumOf(coins: readonly SelectableCoin[]): bigint {
  return coins.reduce((sum, { valueSats }) => sum + valueSats, 0n)
}
