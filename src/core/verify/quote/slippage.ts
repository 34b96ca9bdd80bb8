import { amountWithSymbol, leastOutOf } from '../amount-text.ts'
import type { Context } from '../context.ts'

/** Without the user's own limit, in basis points: a warning. */
const HIGH_BASIS_POINTS = 500n
/** Above this, an override. */
const CAP_BASIS_POINTS = 1_500n
/** Above this, a refusal. */
const ABSURD_BASIS_POINTS = 5_000n

/** Bounds the loss between expected and minimum output. */
export function checkSlippage(context: Context): void {
  const { intent, quote, report } = context
  const { amount } = quote.details.currencyOut
  const missing = amount - leastOutOf(quote)
  const at = 'details.currencyOut.minimumAmount'
  const asked = intent.slippageBasisPoints
  checkSomething(context)
  if (asked === undefined) {
    const isAbove = (basisPoints: bigint) => missing * 10_000n > amount * basisPoints
    const loss = amountWithSymbol(missing, intent.destinationCurrency)
    if (isAbove(ABSURD_BASIS_POINTS)) report('C24', at, { says: 'slippageOver', share: '50', loss })
    else if (isAbove(CAP_BASIS_POINTS)) report('C25', at, { says: 'slippageOver', share: '15', loss })
    else if (isAbove(HIGH_BASIS_POINTS)) report('C22', at, { says: 'slippageOver', share: '5', loss })
    return
  }
  // Rounding costs one unit.
  if (missing * 10_000n > amount * BigInt(asked) + 10_000n) {
    const loss = amountWithSymbol(missing, intent.destinationCurrency)
    report('C09', at, { says: 'slippageAboveAsked', loss })
  }
  const total = quote.details.slippageTolerance?.total
  if (total !== undefined && !(/^[0-9]{1,5}$/.test(total) && Number(total) <= asked)) {
    const says = { says: 'slippageSaidAboveAsked', said: total, asked: String(asked) } as const
    report('C09', 'details.slippageTolerance.total', says)
  }
}

// A zero minimum is allowed only if the requested slippage leaves less than one unit.
function checkSomething({ intent, quote, report }: Context): void {
  const { amount } = quote.details.currencyOut
  const kept = 10_000n - BigInt(intent.slippageBasisPoints ?? 0)
  if (amount === 0n) report('C23', 'details.currencyOut.amount', 'nothingIsSure')
  else if (leastOutOf(quote) === 0n && amount * kept >= 10_000n) {
    report('C23', 'details.currencyOut.minimumAmount', 'nothingIsSure')
  }
}
