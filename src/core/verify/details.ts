import { isSameAddress } from '../address.ts'
import { isSameCurrency } from '../currency.ts'
import { inWords } from './amounts.ts'
import type { Context } from './context.ts'

/** The echo of the request in `details` must be the intent: who, what, how much (interface, "details"). */
export function checkDetails(context: Context): void {
  const { intent, quote, report } = context
  const { details } = quote
  if (!isSameAddress(details.sender, intent.user)) {
    report('C01', 'details.sender', `The quote is for ${details.sender}, not for your account ${intent.user}.`)
  }
  if (!isSameAddress(details.recipient, intent.recipient)) {
    report(
      'C02',
      'details.recipient',
      `The quote pays ${details.recipient}; you asked for ${intent.recipient}. All of it would go to a stranger.`,
    )
  }
  if (details.currencyGasTopup) {
    report('C16', 'details.currencyGasTopup', 'The quote adds a gas top-up that you did not ask for.')
  }
  checkCurrencies(context)
  checkAmounts(context)
  const seconds = details.timeEstimate
  if (seconds !== undefined && !(seconds >= 0 && seconds <= 86_400)) {
    report('C18', 'details.timeEstimate', 'The service gives no believable time for this crossing.')
  }
}

function checkCurrencies({ intent, quote, report }: Context): void {
  const { currencyIn, currencyOut, refundCurrency } = quote.details
  const asked = { in: intent.originCurrency, out: intent.destinationCurrency }
  if (!isSameCurrency(currencyIn.currency, asked.in)) {
    report('C04', 'details.currencyIn.currency', `The quote takes another currency than your ${asked.in.symbol}.`)
  }
  if (!isSameCurrency(currencyOut.currency, asked.out)) {
    report('C05', 'details.currencyOut.currency', `The quote pays another currency than ${asked.out.symbol}.`)
  }
  if (
    refundCurrency &&
    !isSameCurrency(refundCurrency.currency, asked.in) &&
    !isSameCurrency(refundCurrency.currency, asked.out)
  ) {
    report('C17', 'details.refundCurrency', 'A refund would come in a currency that is not part of this crossing.')
  }
  for (const [at, said, pinned] of [
    ['details.currencyIn.currency', currencyIn.currency, asked.in],
    ['details.currencyOut.currency', currencyOut.currency, asked.out],
  ] as const) {
    if (said.decimals !== pinned.decimals || said.symbol !== pinned.symbol) {
      report('C14', at, `The service describes ${pinned.symbol} in other words than it is; its own are not used.`)
    }
  }
}

function checkAmounts({ intent, quote, report, amountIn }: Context): void {
  const { currencyIn, currencyOut } = quote.details
  if (currencyIn.amount !== amountIn) {
    report(
      'C06',
      'details.currencyIn.amount',
      `The quote takes ${inWords(currencyIn.amount, intent.originCurrency)}; it should take ${inWords(amountIn, intent.originCurrency)}.`,
    )
  }
  if (intent.mostIn !== undefined && amountIn > intent.mostIn) {
    const takes = inWords(amountIn, intent.originCurrency)
    report(
      'C08',
      'details.currencyIn.amount',
      `It takes ${takes}; the limit is ${inWords(intent.mostIn, intent.originCurrency)}.`,
    )
  }
  if (intent.tradeType !== 'EXACT_INPUT' && currencyOut.amount !== intent.amount) {
    report(
      'C07',
      'details.currencyOut.amount',
      `The quote pays ${inWords(currencyOut.amount, intent.destinationCurrency)}; you asked for ${inWords(intent.amount, intent.destinationCurrency)}.`,
    )
  }
  const minimum = currencyOut.minimumAmount ?? currencyOut.amount
  if (minimum > currencyOut.amount || (intent.tradeType === 'EXACT_OUTPUT' && minimum !== currencyOut.amount)) {
    report(
      'C07',
      'details.currencyOut.minimumAmount',
      'The least that arrives does not fit the amount that is promised.',
    )
  }
  const asked = intent.slippageBasisPoints
  if (asked !== undefined && minimum * 10_000n < currencyOut.amount * BigInt(10_000 - asked) - 10_000n) {
    report('C09', 'details.currencyOut.minimumAmount', 'The quote allows more slippage than you asked for.')
  }
}
