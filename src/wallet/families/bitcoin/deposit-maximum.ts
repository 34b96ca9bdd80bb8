import type { UtxoFact } from '../../../core/chain/facts.ts'
import { dustSats } from '../../../core/families/bitcoin/dust.ts'
import { LEAST_SATS_PER_VBYTE } from '../../../core/families/bitcoin/fees/fee-limits.ts'
import type { MinerFee } from '../../../core/families/bitcoin/fees/fee-policy.ts'
import { feeAtRate, speedUpRate } from '../../../core/families/bitcoin/fees/speed-up-reserve.ts'
import { orderScripts } from '../../../core/families/bitcoin/order-output.ts'
import { scriptOfAddress } from '../../../core/families/bitcoin/transaction/script.ts'
import { vbytesOf } from '../../../core/families/bitcoin/transaction/size.ts'
import type { Hex } from '../../../lib/hex.ts'

const ORDER_SCRIPT: Hex = orderScripts(`0x${'00'.repeat(32)}`, '')[0] ?? '0x'

// Prices may rise before the signature.
const HEADROOM_PERCENT = 150n

/** `speedUp` comes back as change. */
export type DepositMaximum = Readonly<{
  maximumSats: bigint
  feeSats: bigint
  speedUp: Readonly<{ sats: bigint; satsPerVbyte: number }> | undefined
}>

/** One address's maximum deposit; keeps 150 % of the fee and a later bump's change. */
export function depositMaximum(
  coins: readonly Pick<UtxoFact, 'valueSats' | 'script'>[],
  { depository, satsPerVbyte }: Readonly<{ depository: string; satsPerVbyte: number }>,
): DepositMaximum & Readonly<{ now: MinerFee }> {
  const sum = coins.reduce((total, { valueSats }) => total + valueSats, 0n)
  const scripts = coins.map(({ script }) => script)
  const change = scripts[0] ?? ORDER_SCRIPT
  const vbytes = vbytesOf(scripts, [scriptOfAddress(depository) ?? ORDER_SCRIPT, ORDER_SCRIPT, change])
  const rate = Math.max(satsPerVbyte, LEAST_SATS_PER_VBYTE)
  const nowSats = feeAtRate(vbytes, rate)
  const nowFor = (maximumSats: bigint) => {
    const leftSats = sum > nowSats ? sum - nowSats : 0n
    return { feeSats: nowSats, vbytes, amountSats: maximumSats > 0n ? maximumSats : leftSats }
  }
  const feeSats = (nowSats * HEADROOM_PERCENT) / 100n
  const target = speedUpRate(rate, { vbytes, sum })
  const sats = feeAtRate(vbytes, target) + dustSats(change) - feeSats
  if (coins.length > 0 && sum > feeSats + sats) {
    const maximumSats = sum - feeSats - sats
    return { maximumSats, feeSats, speedUp: { sats, satsPerVbyte: target }, now: nowFor(maximumSats) }
  }
  const maximumSats = sum > feeSats ? sum - feeSats : 0n
  return { maximumSats, feeSats, speedUp: undefined, now: nowFor(maximumSats) }
}
