import type { Hex } from '../../../../lib/hex.ts'
import { inputWeightOf, vbytesOf, weightOf } from '../transaction/size.ts'

/** Bitcoin Core, `TOTAL_TRIES`. */
export const MOST_TRIES = 100_000

export type SelectableCoin = Readonly<{ valueSats: bigint; script: Hex }>

export type ChangelessPayment = Readonly<{ amount: bigint; to: Hex; satsPerVbyte: number; mostFeeSats: bigint }>

/** In quarters of a satoshi, as weights are of vbytes. */
export function effectiveValueOf({ valueSats, script }: SelectableCoin, satsPerVbyte: number): number {
  return Number(valueSats) * 4 - inputWeightOf(script) * satsPerVbyte
}

/** Finds the cheapest changeless selection: branch and bound, the largest effective value first. */
export function changelessCoins<C extends SelectableCoin>(
  sorted: readonly C[],
  { amount, to, satsPerVbyte: rate, mostFeeSats }: ChangelessPayment,
): readonly C[] | undefined {
  const coins = sorted.map((coin) => ({ coin, value: effectiveValueOf(coin, rate) })).filter(({ value }) => value > 0)
  const after = [0]
  for (const { value } of coins.toReversed()) after.unshift(value + (after[0] ?? 0))
  const frame = weightOf([], [to]) * rate
  const target = Number(amount) * 4 + frame
  let most = mostFeeSats
  let best: readonly C[] | undefined
  let tries = 0

  function search(at: number, chosen: readonly C[], sum: Readonly<{ value: number; sats: bigint }>): void {
    tries += 1
    const feeSats = sum.sats - amount
    const inputs = Number(sum.sats) * 4 - sum.value
    if (tries > MOST_TRIES || feeSats > most || frame + inputs > Number(most) * 4) return
    if (sum.value + (after[at] ?? 0) < target) return
    if (sum.value >= target && feeSats >= priceOf(chosen, to, rate)) {
      best = chosen
      most = feeSats - 1n
      return
    }
    const next = coins[at]
    if (!next) return
    const { coin, value } = next
    search(at + 1, [...chosen, coin], { value: sum.value + value, sats: sum.sats + coin.valueSats })
    let other = at + 1
    while (coins[other]?.value === value) other += 1
    search(other, chosen, sum)
  }

  search(0, [], { value: 0, sats: 0n })
  return best
}

function priceOf(chosen: readonly SelectableCoin[], to: Hex, rate: number): bigint {
  const scripts = chosen.map(({ script }) => script)
  return BigInt(Math.ceil(vbytesOf(scripts, [to]) * rate))
}
