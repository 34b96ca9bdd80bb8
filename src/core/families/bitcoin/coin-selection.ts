import type { Hex } from '../../../lib/hex.ts'
import { LEAST_SATS_PER_VBYTE } from './fee-limits.ts'
import { dustSats } from './transaction/script.ts'
import { vbytesOf } from './transaction/size.ts'

export type CoinSelection<C> = Readonly<{ coins: readonly C[]; changeSats: bigint; feeSats: bigint }>

export type PaymentToFund = Readonly<{ amount: bigint; to: Hex; change: Hex; satsPerVbyte: number }>

/**
 * Selects the fewest UTXOs, largest first. Dust change goes to the miner.
 * @returns undefined if all are too little
 */
export function selectCoins<C extends Readonly<{ valueSats: bigint; script: Hex }>>(
  coins: readonly C[],
  { amount, to, change, satsPerVbyte }: PaymentToFund,
): CoinSelection<C> | undefined {
  const largestFirst = [...coins].sort((a, b) => (a.valueSats > b.valueSats ? -1 : 1))
  for (let count = 1; count <= largestFirst.length; count += 1) {
    const chosen = largestFirst.slice(0, count)
    const scripts = chosen.map(({ script }) => script)
    const price = (outputs: readonly Hex[]) =>
      BigInt(Math.ceil(vbytesOf(scripts, outputs) * Math.max(satsPerVbyte, LEAST_SATS_PER_VBYTE)))
    const left = chosen.reduce((sum, { valueSats }) => sum + valueSats, 0n) - amount
    const withChange = price([to, change])
    if (left - withChange >= dustSats(change)) {
      return { coins: chosen, changeSats: left - withChange, feeSats: withChange }
    }
    if (left >= price([to])) return { coins: chosen, changeSats: 0n, feeSats: left }
  }
  return undefined
}
