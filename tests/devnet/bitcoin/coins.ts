import type { Ledger, Unspent } from './ledger.ts'
import { feeFor, isDust, vbytesOf } from './sizes.ts'
import type { Output } from './transaction.ts'

/** `changeSats` is zero without a change output; the rest is the fee. */
export type Selection = Readonly<{ coins: readonly Unspent[]; changeSats: bigint; feeSats: bigint }>

const MATURITY_BLOCKS = 100

/** The spendable coins of a script; rewards only once mature. */
export function spendableCoins(ledger: Ledger, script: string): readonly Unspent[] {
  const height = ledger.tip().height + 1
  return ledger
    .unspent(script)
    .filter(({ coinbase, block }) => !coinbase || (block !== undefined && height - block.height >= MATURITY_BLOCKS))
}

/**
 * Selects coins of `script`: confirmed first, then largest; change returns to `script`.
 *
 * Undefined if they don't suffice.
 */
export function selectCoins(
  coins: readonly Unspent[],
  payment: Readonly<{ script: string; outputs: readonly Output[]; satsPerVbyte: number }>,
): Selection | undefined {
  const { script, outputs, satsPerVbyte } = payment
  const paid = outputs.reduce((sum, { valueSats }) => sum + valueSats, 0n)
  const scripts = outputs.map((output) => output.script)
  const chosen: Unspent[] = []
  let total = 0n
  for (const coin of [...coins].sort(byValue)) {
    chosen.push(coin)
    total += coin.valueSats
    const inputs = chosen.map(() => script)
    const withChange = feeFor(vbytesOf(inputs, [...scripts, script]), satsPerVbyte)
    const changeSats = total - paid - withChange
    if (changeSats > 0n && !isDust(changeSats, script)) return { coins: chosen, changeSats, feeSats: withChange }
    if (total - paid >= feeFor(vbytesOf(inputs, scripts), satsPerVbyte)) {
      return { coins: chosen, changeSats: 0n, feeSats: total - paid }
    }
  }
  return undefined
}

function byValue(a: Unspent, b: Unspent): number {
  if ((a.block === undefined) !== (b.block === undefined)) return a.block === undefined ? 1 : -1
  return Number(b.valueSats - a.valueSats)
}
