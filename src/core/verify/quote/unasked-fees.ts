import { isSameCurrency, sameIdentifier } from '../../money/currency.ts'
import { cleanText } from '../../text/untrusted-text.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { currencyOfFee, type QuoteFee } from './fee-currency.ts'

/** Interface, "fees". */
const OWN_FEES: readonly string[] = ['gas', 'relayer', 'relayerGas', 'relayerService', 'subsidized']

/** Millionths, for all unrequested fees together. */
const CAP_MILLIONTHS = 5_000n

/** Reports fees of an app; the wallet asks for none. */
export function checkUnaskedFees(context: Context): void {
  const unasked = Object.entries(context.quote.fees ?? {}).filter(
    ([name, fee]) => !OWN_FEES.includes(name) && fee.amount > 0n,
  )
  const shares = unasked.map(([, fee]) => millionthsOf(fee, context))
  const isSmall =
    shares.every((each) => each !== undefined) && shares.reduce((sum, each) => sum + each, 0n) <= CAP_MILLIONTHS
  for (const [name, fee] of unasked) {
    const currency = currencyOfFee(fee, context)
    // Refused elsewhere.
    if (!currency) continue
    const says = { says: 'feeUnasked', fee: amountWithSymbol(fee.amount, currency) } as const
    context.report('L14', `fees.${cleanText(name, 40)}.amount`, says, isSmall ? 'warn' : undefined)
  }
}

// Undefined where only a price could tell.
function millionthsOf(
  { currency, amount }: QuoteFee,
  { intent, quote, origin, amountIn }: Context,
): bigint | undefined {
  const payment = quote.protocol?.v2?.orderData?.inputs[0]?.payment
  const isPayment = payment && currency.chainId === origin.id && sameIdentifier(currency.address, payment.currency)
  const whole = isSameCurrency(currency, intent.originCurrency)
    ? amountIn
    : isPayment
      ? payment.amount
      : isSameCurrency(currency, intent.destinationCurrency)
        ? quote.details.currencyOut.amount
        : 0n
  return whole > 0n ? (amount * 1_000_000n + whole - 1n) / whole : undefined
}
