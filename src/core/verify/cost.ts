import { inWords } from './amounts.ts'
import type { Context } from './context.ts'

/** Above this share of the input the cost is pointed out; above the cap it is refused. In basis points. */
const WARN_BASIS_POINTS = 300n
const CAP_BASIS_POINTS = 1_500n

/**
 * What the crossing costs, in a trade of one asset for itself: input less the least that arrives, in smallest units
 * of the origin currency; undefined where the two currencies cannot be compared without a price.
 */
export function costOf(context: Pick<Context, 'intent' | 'amountIn'>, minimumOut: bigint): bigint | undefined {
  const { originCurrency: from, destinationCurrency: to } = context.intent
  if (from.symbol !== to.symbol || from.name !== to.name) return undefined
  const scaled =
    to.decimals >= from.decimals
      ? minimumOut / 10n ** BigInt(to.decimals - from.decimals)
      : minimumOut * 10n ** BigInt(from.decimals - to.decimals)
  return context.amountIn - scaled
}

/** A crossing of one asset must not lose more than its fees explain, whatever the service calls them. */
export function checkCost(context: Context): void {
  const { intent, quote, report, amountIn } = context
  const { amount, minimumAmount } = quote.details.currencyOut
  const cost = costOf(context, minimumAmount ?? amount)
  if (cost !== undefined && amountIn > 0n) {
    const basisPoints = (cost * 10_000n) / amountIn
    const lost = `${inWords(cost, intent.originCurrency)} of ${inWords(amountIn, intent.originCurrency)}`
    const at = 'details.currencyOut'
    if (basisPoints > 5_000n) report('C13', at, `More than half would be lost: ${lost}.`)
    else if (basisPoints > CAP_BASIS_POINTS) report('L05', at, `This costs up to ${lost}, more than the cap of 15 %.`)
    else if (basisPoints > WARN_BASIS_POINTS) report('L04', at, `This costs up to ${lost}.`)
  }
  checkFees(context)
}

function checkFees({ intent, quote, report, amountIn, origin, destination }: Context): void {
  for (const [name, fee] of Object.entries(quote.fees ?? {})) {
    const at = `fees.${name}`
    if (fee.currency.chainId !== origin.id && fee.currency.chainId !== destination.id) {
      report('L01', `${at}.currency`, 'A fee is said in a currency of another chain.')
    }
    const isOfInput = fee.currency.address.toLowerCase() === intent.originCurrency.address.toLowerCase()
    if (isOfInput && fee.currency.chainId === origin.id && fee.amount > amountIn && name !== 'gas') {
      report('L02', `${at}.amount`, 'A fee is larger than what you send.')
    }
  }
}
