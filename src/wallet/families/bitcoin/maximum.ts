import type { UtxoFact } from '../../../core/chain/facts.ts'
import type { SizedFee } from '../../../core/families/bitcoin/fee-policy.ts'
import { scriptOfAddress } from '../../../core/families/bitcoin/transaction/script.ts'
import { vbytesOf } from '../../../core/families/bitcoin/transaction/size.ts'
import type { Hex } from '../../../lib/hex.ts'

/** This output with an order id is the longest in a deposit. */
const ORDER_SCRIPT: Hex = `0x6a20${'00'.repeat(32)}`

// Prices may rise before the signature.
const HEADROOM_PERCENT = 150n

export type DepositMaximum = Readonly<{ maximumSats: bigint; feeSats: bigint }>

/**
 * Finds the most that one address's coins can deposit, in satoshis. It keeps back 150 % of the fee for spending all
 * with an order output; `now` is without that headroom.
 */
export function depositMaximum(
  coins: readonly Pick<UtxoFact, 'valueSats' | 'script'>[],
  { depository, satsPerVbyte }: Readonly<{ depository: string; satsPerVbyte: number }>,
): DepositMaximum & Readonly<{ now: SizedFee }> {
  const sum = coins.reduce((total, { valueSats }) => total + valueSats, 0n)
  const scripts = coins.map(({ script }) => script)
  const vbytes = vbytesOf(scripts, [scriptOfAddress(depository) ?? ORDER_SCRIPT, ORDER_SCRIPT])
  const nowSats = BigInt(Math.ceil(vbytes * satsPerVbyte))
  const feeSats = (nowSats * HEADROOM_PERCENT) / 100n
  return { maximumSats: sum > feeSats ? sum - feeSats : 0n, feeSats, now: { feeSats: nowSats, vbytes } }
}
