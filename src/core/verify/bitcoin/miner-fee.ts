import type { Hex } from '../../../lib/hex.ts'
import { dustSats } from '../../families/bitcoin/dust.ts'
import {
  CAP_SHARE,
  LEAST_SATS_PER_VBYTE,
  SMALL_FEE_SATS,
  SMALL_SATS_PER_VBYTE,
  TOLD_SHARE,
} from '../../families/bitcoin/fees/fee-limits.ts'
import { judgeFee } from '../../families/bitcoin/fees/fee-policy.ts'
import { outputScriptOf } from '../../families/bitcoin/transaction/output-script.ts'
import { vbytesOf } from '../../families/bitcoin/transaction/size.ts'
import { isSameCurrency } from '../../money/currency.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { believableFeeRate } from './balance-and-fee-rate.ts'
import type { OwnOutput } from './outputs.ts'
import type { OwnUtxo } from './psbt-context.ts'

const MOST_TIMES = 3n

const SAME_TIMES = 2n

type Spending = Readonly<{ coins: readonly OwnUtxo[]; payments: readonly OwnOutput[]; feeSats: bigint }>

/**
 * Bounds the miner's fee, which the service sets through the change.
 * At most three times the next block's price and 5 % of the amount; in full blocks, twice the price replaces 5 %.
 */
export function checkMinerFee(spending: Spending, where: string, context: Context): void {
  const { feeSats } = spending
  if (feeSats < 0n) {
    context.report('F18', where, 'coinsTooSmall')
    return
  }
  const rate = believableFeeRate(context.facts)
  checkShare(spending, rate, where, context)
  checkRelay(spending, where, context)
  if (rate !== undefined) checkRate(spending, rate, where, context)
  checkSaid(feeSats, context)
}

const priceOf = (vbytes: number, rate: number) => BigInt(Math.ceil(vbytes * Math.max(rate, LEAST_SATS_PER_VBYTE)))

const sizeOf = ({ coins, payments }: Spending, more: readonly Hex[] = []) =>
  vbytesOf(
    coins.map(({ script }) => script),
    [...payments.map(({ script }) => script), ...more],
  )

function checkShare(spending: Spending, rate: number | undefined, where: string, context: Context): void {
  const { intent, amountIn, report } = context
  const { feeSats } = spending
  const fee = amountWithSymbol(feeSats, intent.originCurrency)
  const amount = amountWithSymbol(amountIn, intent.originCurrency)
  const isAbove = (share: bigint) => feeSats > SMALL_FEE_SATS && feeSats * 10_000n > amountIn * share
  const vbytes = sizeOf(spending)
  const judged = judgeFee({ feeSats, vbytes, amountSats: amountIn })
  if (judged.is === 'refused') report('F18', where, { says: 'minerFeeRefused', why: judged.reason })
  const usual = rate === undefined ? 0n : SAME_TIMES * priceOf(vbytes, rate)
  if (judged.is === 'refused' || !isAbove(TOLD_SHARE)) return
  const above = (share: string) => ({ says: 'minerFeeAboveShare', fee, amount, share }) as const
  if (feeSats > usual) report('F18', where, above('5'))
  else if (isAbove(CAP_SHARE)) report('L05', where, above('15'), 'override')
  else if (judged.is === 'high') report('L05', where, above('10'))
  else report('L04', where, above('5'))
}

function checkRate(spending: Spending, rate: number, where: string, context: Context): void {
  const { intent, report } = context
  const { feeSats, payments } = spending
  const fee = amountWithSymbol(feeSats, intent.originCurrency)
  const size = sizeOf(spending)
  const small = priceOf(size, SMALL_SATS_PER_VBYTE)
  if (payments.some(({ role }) => role === 'change')) {
    if (feeSats > small && feeSats > MOST_TIMES * priceOf(size, rate)) {
      report('F18', where, { says: 'minerFeeAboveRate', fee })
    }
  } else {
    const change = outputScriptOf(intent.user) ?? '0x'
    const most = SAME_TIMES * priceOf(sizeOf(spending, [change]), rate) + dustSats(change)
    if (feeSats > small && feeSats > most) {
      report('F17', where, { says: 'changeLeftToMiner', fee })
    }
  }
  const isRelayed = feeSats >= priceOf(size, LEAST_SATS_PER_VBYTE)
  if (isRelayed && feeSats * MOST_TIMES < priceOf(size, rate)) report('F25', where, { says: 'minerFeeLow', fee })
}

// No node relays such a transaction.
function checkRelay(spending: Spending, where: string, { intent, report }: Context): void {
  const { feeSats } = spending
  if (feeSats >= priceOf(sizeOf(spending), LEAST_SATS_PER_VBYTE)) return
  report('F28', where, { says: 'minerFeeNotRelayed', fee: amountWithSymbol(feeSats, intent.originCurrency) })
}

// The service's fee amounts are never used.
function checkSaid(feeSats: bigint, { quote, intent, report }: Context): void {
  const said = quote.fees?.['gas']
  if (!said || intent.coins || !isSameCurrency(said.currency, intent.originCurrency) || said.amount === feeSats) return
  const words = (sats: bigint) => amountWithSymbol(sats, intent.originCurrency)
  report('F24', 'fees.gas.amount', { says: 'minerFeeNotAsSaid', claimed: words(said.amount), fee: words(feeSats) })
}
