import { isSameAddress } from '../../families/address.ts'
import { isSameCurrency, sameIdentifier } from '../../money/currency.ts'
import { currencyOf } from '../../profiles/profile.ts'
import { isLookAlike } from '../../text/look-alike-address.ts'
import { amountWithSymbol, leastOutOf } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { checkDescriptions } from './descriptions.ts'
import { checkSlippage } from './slippage.ts'
import { checkTimeEstimate } from './time-estimate.ts'
import { checkTopup } from './topup.ts'

/** Requires `details` to echo the intent (interface, "details"). */
export function checkDetails(context: Context): void {
  checkParties(context)
  checkCurrencies(context)
  checkDescriptions(context)
  checkRefundCurrency(context)
  checkAmounts(context)
  checkSlippage(context)
  checkTopup(context)
  checkTimeEstimate(context)
}

function checkParties({ intent, quote, report }: Context): void {
  const { sender, recipient } = quote.details
  if (!isSameAddress(sender, intent.user)) {
    report('C01', 'details.sender', { says: 'quoteForAnother', sender, account: intent.user })
  }
  if (isSameAddress(recipient, intent.recipient)) return
  const at = 'details.recipient'
  if (isLookAlike(recipient, [intent.recipient, intent.user])) {
    report('C03', at, { says: 'paysLookAlike', recipient, asked: intent.recipient })
  } else report('C02', at, { says: 'paysStranger', recipient, asked: intent.recipient })
}

function checkCurrencies({ intent, quote, report }: Context): void {
  const { currencyIn, currencyOut } = quote.details
  const asked = { in: intent.originCurrency, out: intent.destinationCurrency }
  if (!isSameCurrency(currencyIn.currency, asked.in)) {
    const { address: currency, chainId } = currencyIn.currency
    const said = { currency, chain: String(chainId), asked: asked.in.symbol }
    report('C04', 'details.currencyIn.currency', { says: 'quoteTakesAnother', ...said })
  }
  if (!isSameCurrency(currencyOut.currency, asked.out)) {
    const { address: currency, chainId } = currencyOut.currency
    const said = { currency, chain: String(chainId), asked: asked.out.symbol }
    report('C05', 'details.currencyOut.currency', { says: 'quotePaysAnother', ...said })
  }
}

// A refund returns the input, a router's output, or a bridged currency on the destination (published orders).
function checkRefundCurrency({ intent, origin, destination, profile, quote, report }: Context): void {
  const said = quote.details.refundCurrency?.currency
  if (!said) return
  const paid = quote.protocol?.v2?.orderData?.inputs[0]?.payment.currency
  const isPaid = paid !== undefined && said.chainId === origin.id && sameIdentifier(said.address, paid)
  const isBridged = said.chainId === destination.id && currencyOf(profile, destination.id, said.address) !== undefined
  const isOwn = [intent.originCurrency, intent.destinationCurrency].some((own) => isSameCurrency(said, own))
  if (isPaid || isBridged || isOwn) return
  const what = { currency: said.address, chain: String(said.chainId) }
  report('C17', 'details.refundCurrency', { says: 'quoteRefundsUnrelated', ...what })
}

function checkAmounts({ intent, quote, report, amountIn }: Context): void {
  const { currencyIn, currencyOut } = quote.details
  const takes = amountWithSymbol(amountIn, intent.originCurrency)
  if (currencyIn.amount !== amountIn) {
    const said = amountWithSymbol(currencyIn.amount, intent.originCurrency)
    report('C06', 'details.currencyIn.amount', { says: 'inputDiffers', said, due: takes })
  }
  if (intent.mostIn !== undefined && amountIn > intent.mostIn) {
    const limit = amountWithSymbol(intent.mostIn, intent.originCurrency)
    report('C08', 'details.currencyIn.amount', { says: 'inputAboveLimit', takes, limit })
  }
  // EXPECTED_OUTPUT may exceed the amount a little.
  const isExact = intent.tradeType === 'EXACT_OUTPUT'
  const most = isExact ? intent.amount : mostExpected(intent.amount)
  const isMissed = currencyOut.amount < intent.amount || currencyOut.amount > most
  if (intent.tradeType !== 'EXACT_INPUT' && isMissed) {
    const pays = amountWithSymbol(currencyOut.amount, intent.destinationCurrency)
    const asked = amountWithSymbol(intent.amount, intent.destinationCurrency)
    report('C07', 'details.currencyOut.amount', { says: 'outputDiffers', pays, asked })
  }
  const least = leastOutOf(quote)
  const arrives = amountWithSymbol(least, intent.destinationCurrency)
  if (least > currencyOut.amount || (isExact && least !== currencyOut.amount)) {
    const promised = amountWithSymbol(currencyOut.amount, intent.destinationCurrency)
    report('C07', 'details.currencyOut.minimumAmount', { says: 'leastDoesNotFit', least: arrives, promised })
  }
  if (intent.leastOut !== undefined && least < intent.leastOut) {
    const limit = amountWithSymbol(intent.leastOut, intent.destinationCurrency)
    report('C10', 'details.currencyOut.minimumAmount', { says: 'outputBelowLimit', least: arrives, limit })
  }
}

// The user also pays for a surplus.
function mostExpected(asked: bigint): bigint {
  return asked + asked / 50n + 1n
}
