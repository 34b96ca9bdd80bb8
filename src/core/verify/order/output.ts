import { encodeAbiParameters } from 'viem/utils'
import type { Hex } from '../../../lib/hex.ts'
import { isSameAddress } from '../../families/address.ts'
import type { DestinationCall } from '../../intent/intent.ts'
import { sameIdentifier } from '../../money/currency.ts'
import type { OrderData } from '../../quote/quote.ts'
import { isLookAlike } from '../../text/look-alike-address.ts'
import { amountWithSymbol, leastOutOf } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { valuationOf } from '../quote/independent-prices.ts'
import { isKnownExtraData, isPaidToItsRouter } from './extra-data.ts'

const AT = 'protocol.v2.orderData.output'

// Service facts 6: three tuples of one field each.
const ORDER_CALL = [
  { type: 'tuple', components: [{ name: 'to', type: 'address' }] },
  { type: 'tuple', components: [{ name: 'data', type: 'bytes' }] },
  { type: 'tuple', components: [{ name: 'value', type: 'uint256' }] },
] as const

type Output = OrderData['output']
type Payment = Output['payments'][number]

/** Requires the order to pay the recipient as promised, and nothing more. */
export function checkOutput(context: Context, { output }: OrderData): void {
  const { intent, destination, report } = context
  if (output.chainId !== destination.slug) {
    report('K08', `${AT}.chainId`, {
      says: 'orderPaysElsewhere',
      chain: output.chainId,
      asked: destination.name,
    })
  }
  const asked = intent.calls.map(orderCall)
  const isAsCalled =
    output.calls.length === asked.length && asked.every((call, at) => output.calls[at]?.toLowerCase() === call)
  if (!isAsCalled) {
    report('K14', `${AT}.calls`, 'orderCallsOthers')
  }
  const namesContract = output.extraData !== '0x'
  if (!isKnownExtraData(output.extraData, destination) || (asked.length > 0 && !namesContract)) {
    report('K20', `${AT}.extraData`, 'orderContractUnknown')
  }
  checkPayments(context, output)
}

/** Encodes a destination call as an order carries it. */
export function orderCall({ to, data, value }: DestinationCall): Hex {
  return encodeAbiParameters(ORDER_CALL, [{ to: to.toLowerCase() as Hex }, { data: data as Hex }, { value }])
}

function checkPayments(context: Context, output: Output): void {
  const { report } = context
  const [main, ...others] = output.payments
  const isTopup = others.length === 1 && others.every((other) => isAskedTopup(context, other))
  if (!main || (others.length > 0 && !isTopup)) {
    report('K10', `${AT}.payments`, 'orderSplits')
  }
  if (main) checkMain(context, main, output)
}

/** Gas on arrival by independent prices, at most as asked, millionths of a dollar. */
export function shownGasUsd(context: Context): bigint {
  const { intent, quote, destination } = context
  const asked = intent.topupGasUsd ?? 0n
  const value = quote.details.currencyGasTopup?.amount
  const worth = value === undefined ? undefined : valuationOf({ currency: destination.native, value }, context)
  return worth && worth.least < asked ? worth.least : asked
}

/** The part that the order guarantees. */
export function promisedGasUsd(context: Context): bigint {
  const [, gas] = context.quote.protocol?.v2?.orderData?.output.payments ?? []
  if (!gas || !isAskedTopup(context, gas) || gas.expectedAmount === 0n) return 0n
  const shown = shownGasUsd(context)
  return gas.minimumAmount < gas.expectedAmount ? (shown * gas.minimumAmount) / gas.expectedAmount : shown
}

// A requested gas top-up may be a second payment.
function isAskedTopup({ intent, destination, quote }: Context, payment: Payment): boolean {
  const shown = quote.details.currencyGasTopup?.amount
  const isAsked = intent.topupGasUsd !== undefined && shown === payment.expectedAmount
  const isGas = sameIdentifier(payment.currency, destination.native.address)
  return isAsked && isGas && isSameAddress(payment.recipient, intent.recipient)
}

function checkMain({ intent, destination, quote, report }: Context, payment: Payment, { extraData }: Output): void {
  const at = `${AT}.payments[0]`
  const currency = intent.destinationCurrency
  // With calls, the order pays the router that makes them (published quotes with calls).
  const isCarried = intent.calls.length > 0 && isPaidToItsRouter(payment.recipient, extraData, destination)
  if (!isCarried && !isSameAddress(intent.recipient, payment.recipient)) {
    const says = isLookAlike(payment.recipient, [intent.recipient]) ? 'paysLookAlike' : 'paysStranger'
    report('K09', `${at}.recipient`, { says, recipient: payment.recipient, asked: intent.recipient })
  }
  if (!sameIdentifier(payment.currency, currency.address)) {
    report('K11', `${at}.currency`, { says: 'orderPaysAnother', currency: payment.currency, asked: currency.symbol })
  }
  const least = leastOutOf(quote)
  if (payment.minimumAmount !== least) {
    report('K12', `${at}.minimumAmount`, {
      says: 'orderPromisesLess',
      promised: amountWithSymbol(payment.minimumAmount, currency),
      shown: amountWithSymbol(least, currency),
    })
  }
  const { amount } = quote.details.currencyOut
  if (payment.expectedAmount !== amount) {
    report('K13', `${at}.expectedAmount`, {
      says: 'orderExpectsAnother',
      expected: amountWithSymbol(payment.expectedAmount, currency),
      shown: amountWithSymbol(amount, currency),
    })
  }
}
