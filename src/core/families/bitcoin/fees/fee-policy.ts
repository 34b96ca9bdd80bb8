import { formatDecimal } from '../../../../lib/decimal.ts'
import type { BitcoinPsbtItem } from '../../../execution/item.ts'
import type { Reason } from '../../../reason/reason.ts'
import { vbytesOf } from '../transaction/size.ts'
import { MOST_FEE_SATS, MOST_SATS_PER_VBYTE, MOST_SHARE, SMALL_FEE_SATS, TICK_SHARE } from './fee-limits.ts'

export type SizedFee = Readonly<{ feeSats: bigint; vbytes: number }>

/** `amountSats`: the payment, or all coins if we pay ourselves. `parent`: for CPFP. */
export type MinerFee = SizedFee & Readonly<{ amountSats: bigint; parent?: SizedFee | undefined }>

export type MinerFeeReason = Extract<Reason, { code: `MINER_FEE_${string}` }>

/** `high`: the user ticks the share, in basis points. */
export type FeeJudgement =
  | Readonly<{ is: 'fine' }>
  | Readonly<{ is: 'high'; basisPoints: bigint }>
  | Readonly<{ is: 'refused'; reason: MinerFeeReason }>

type FeeItem = Pick<BitcoinPsbtItem, 'inputs' | 'outputs'>

/** Judges the fee of every Bitcoin signature. */
export function judgeFee({ feeSats, vbytes, amountSats, parent }: MinerFee): FeeJudgement {
  const fee = bitcoinText(feeSats)
  if (feeSats > MOST_FEE_SATS) return refused({ code: 'MINER_FEE_ABOVE_MOST', fee, most: bitcoinText(MOST_FEE_SATS) })
  const allSats = feeSats + (parent?.feeSats ?? 0n)
  const allVbytes = BigInt(vbytes + (parent?.vbytes ?? 0))
  if (allSats > allVbytes * BigInt(MOST_SATS_PER_VBYTE)) {
    const rate = formatDecimal((allSats * 10n) / allVbytes, 1)
    return refused({ code: 'MINER_FEE_ABOVE_RATE', rate, most: `${MOST_SATS_PER_VBYTE}` })
  }
  if (feeSats <= SMALL_FEE_SATS) return { is: 'fine' }
  const isAbove = (share: bigint) => feeSats * 10_000n > amountSats * share
  if (isAbove(MOST_SHARE)) return refused({ code: 'MINER_FEE_ABOVE_AMOUNT', fee, amount: bitcoinText(amountSats) })
  if (!isAbove(TICK_SHARE)) return { is: 'fine' }
  return { is: 'high', basisPoints: (feeSats * 10_000n + amountSats - 1n) / amountSats }
}

export function judgeFeeOf(item: FeeItem, feeSats: bigint, parent?: SizedFee): FeeJudgement {
  const { inputs, outputs } = item
  const vbytes = vbytesOf(
    inputs.map(({ script }) => script),
    outputs.map(({ script }) => script),
  )
  return judgeFee({ feeSats, vbytes, amountSats: feeBaseSats(item), parent })
}

/** A fee's base: the payment, or all coins if we pay ourselves. */
export function feeBaseSats({ inputs, outputs }: FeeItem): bigint {
  const paidSats = sumOf(outputs.filter(({ role }) => role !== 'change'))
  return paidSats > 0n ? paidSats : sumOf(inputs)
}

function sumOf(values: readonly Readonly<{ valueSats: bigint }>[]): bigint {
  return values.reduce((total, { valueSats }) => total + valueSats, 0n)
}

function bitcoinText(sats: bigint): string {
  return `${formatDecimal(sats, 8)} BTC`
}

function refused(reason: MinerFeeReason): FeeJudgement {
  return { is: 'refused', reason }
}
