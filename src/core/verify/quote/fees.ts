import { type Amount, sameIdentifier } from '../../money/currency.ts'
import { cleanText } from '../../text/untrusted-text.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { currencyOfFee, type QuoteFee } from './fee-currency.ts'
import { type Sponsored, sponsoredOf } from './sponsored.ts'
import { type TotalCost, totalCostOf } from './total-cost.ts'
import { checkUnaskedFees } from './unasked-fees.ts'

/** Negative for a rebate. */
export type FeePart = Readonly<{
  part: 'execution' | 'service' | 'total' | 'app' | 'sponsored'
  amount: Amount
}>

/** The service's statements about the price: shown, never bound or approved. */
export type ServiceSays = Readonly<{
  fees: readonly FeePart[]
  /** A decimal in per cent. */
  impactPercent: string | undefined
  /** Native currency that arrives for gas. */
  gasTopup: Amount | undefined
  sponsored: Sponsored | undefined
  total: TotalCost | undefined
}>

const PARTS: Readonly<Record<string, FeePart['part']>> = {
  relayerGas: 'execution',
  relayerService: 'service',
  app: 'app',
  subsidized: 'sponsored',
}
/** Service facts 1. */
const MAY_BE_REWARDS: readonly string[] = ['relayer', 'relayerService']

/** Checks the fees' currencies, bounds and sponsorship. */
export function checkFees(context: Context): void {
  const { quote } = context
  for (const [name, fee] of Object.entries(quote.fees ?? {})) {
    const at = `fees.${cleanText(name, 40)}`
    if (!currencyOfFee(fee, context)) {
      const { address, chainId } = fee.currency
      context.report('L01', `${at}.currency`, { says: 'feeUnrelated', currency: address, chain: String(chainId) })
    }
    checkFee(context, name, fee, at)
  }
  checkUnaskedFees(context)
  checkSponsorship(context)
}

/**
 * The service's price statements in pinned currencies.
 *
 * @param sides the input, the least output and the highest gas cost
 */
export function serviceSays(context: Context, sides: Parameters<typeof totalCostOf>[1]): ServiceSays {
  const impact: unknown = context.quote.details['totalImpact']
  const percent: unknown = typeof impact === 'object' && impact !== null ? Reflect.get(impact, 'percent') : undefined
  const isDecimal = typeof percent === 'string' && /^-?[0-9]{1,6}(\.[0-9]{1,6})?$/.test(percent)
  return {
    fees: feeParts(context),
    impactPercent: isDecimal ? percent : undefined,
    gasTopup: topupOf(context),
    sponsored: sponsoredOf(context),
    total: totalCostOf(context, sides),
  }
}

function topupOf({ intent, quote, destination }: Context): Amount | undefined {
  const topup = intent.topupGasUsd === undefined ? undefined : quote.details.currencyGasTopup
  return topup && { currency: destination.native, value: topup.amount }
}

function feeParts(context: Context): readonly FeePart[] {
  const fees = context.quote.fees ?? {}
  const named = Object.keys(PARTS).filter((name) => Object.hasOwn(fees, name))
  const hasParts = Object.hasOwn(fees, 'relayerGas') || Object.hasOwn(fees, 'relayerService')
  const names = hasParts ? named : ['relayer', ...named]
  return names.flatMap((name) => {
    const fee = fees[name]
    const currency = fee && currencyOfFee(fee, context)
    if (!fee || !currency) return []
    return [{ part: PARTS[name] ?? ('total' as const), amount: { currency, value: fee.amount } }]
  })
}

function checkFee(context: Context, name: string, fee: QuoteFee, at: string): void {
  const { intent, quote, origin, amountIn, report } = context
  if (fee.amount < 0n && !isReward(name, quote.fees ?? {})) {
    report('L02', `${at}.amount`, 'feeBelowZero')
  }
  // We compute gas ourselves.
  if (name === 'gas' || fee.currency.chainId !== origin.id) return
  const payment = quote.protocol?.v2?.orderData?.inputs[0]?.payment
  const isIn = (address: string | undefined) => address !== undefined && sameIdentifier(fee.currency.address, address)
  const isOfInput = isIn(intent.originCurrency.address)
  const most = isOfInput ? amountIn : isIn(payment?.currency) ? payment?.amount : undefined
  if (most !== undefined && fee.amount > most) {
    const currency = currencyOfFee(fee, context) ?? intent.originCurrency
    report('L02', `${at}.amount`, { says: 'feeAboveInput', fee: amountWithSymbol(fee.amount, currency) })
  }
}

// A rebate counts only if the fee's parts add up to it.
function isReward(name: string, fees: Readonly<Record<string, QuoteFee>>): boolean {
  const { relayer, relayerGas, relayerService } = fees
  if (!MAY_BE_REWARDS.includes(name) || !relayer || !relayerGas || !relayerService) return false
  return relayer.amount === relayerGas.amount + relayerService.amount
}

function checkSponsorship({ intent, quote, report }: Context): void {
  const most = quote.feeSponsorship?.quoted?.maxSubsidizationAmount ?? 0n
  const { sponsorship } = intent
  const asked = sponsorship ? sponsorship.mostUsd : 0n
  if (asked !== undefined && most > asked) {
    const at = 'feeSponsorship.quoted.maxSubsidizationAmount'
    report('L07', at, 'sponsorChargedMore')
  }
}
