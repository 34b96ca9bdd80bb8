import { isSameAddress } from '../../families/address.ts'
import { sameIdentifier } from '../../money/currency.ts'
import { currencyOf } from '../../profiles/profile.ts'
import type { OrderData } from '../../quote/quote.ts'
import { isLookAlike } from '../../text/look-alike-address.ts'
import type { Context } from '../context.ts'
import { requiredOutputOf } from '../evm/enforced-minimum.ts'
import { isLocal, isPaidThroughSwap } from '../route.ts'
import { isKnownExtraData } from './extra-data.ts'

const AT = 'protocol.v2.orderData.inputs[0].refunds'

type Input = OrderData['inputs'][number]
type Refund = Input['refunds'][number]

/** Requires a possible refund to the user, on the origin or the destination. */
export function checkRefunds(context: Context, { payment, refunds }: Input): void {
  const { origin, report } = context
  if (!refunds.some((refund) => refund.chainId === origin.slug)) {
    report('K07', AT, { says: 'refundNowhere', chain: origin.name })
  }
  refunds.forEach((refund, index) => {
    checkRefund(context, refund, payment, `${AT}[${index}]`)
  })
}

/** Whether an accepted order also refunds the recipient. */
export function mayRefundRecipient({ intent, quote }: Context): boolean {
  const refunds = quote.protocol?.v2?.orderData?.inputs.flatMap((input) => input.refunds) ?? []
  return refunds.some(({ recipient }) => !isSameAddress(recipient, intent.refundTo))
}

function checkRefund(context: Context, refund: Refund, payment: Input['payment'], at: string): void {
  const { intent, report } = context
  const sides = sidesOf(context, payment).filter(({ chain }) => chain.slug === refund.chainId)
  const ofRoute = sides.filter(({ isKnown }) => isKnown(refund.currency))
  if (ofRoute.length === 0) {
    report('K06', at, { says: 'refundUnrelated', currency: refund.currency, chain: refund.chainId })
  }
  const allowed = (ofRoute.length > 0 ? ofRoute : sides).flatMap(({ to }) => to)
  if (!allowed.some((own) => isSameAddress(own, refund.recipient))) {
    const says = isLookAlike(refund.recipient, allowed) ? 'refundToLookAlike' : 'refundToStranger'
    report('K05', `${at}.recipient`, { says, recipient: refund.recipient, asked: intent.refundTo })
  }
  const [side] = sides
  if (side && !isKnownExtraData(refund.extraData, side.chain)) {
    report('K20', `${at}.extraData`, 'orderContractUnknown')
  }
  const least = { ...payment, amount: leastDeposited(context, payment.amount) }
  if (refund.minimumAmount > mostRefunded(refund, payment)) {
    report('K21', `${at}.minimumAmount`, 'refundMinimumUnmet')
  } else if (refund.minimumAmount > mostRefunded(refund, least)) {
    report('K21', `${at}.minimumAmount`, 'refundMinimumUnmet', 'tick')
  }
}

// Published orders refund any pinned bridged currency on the destination.
function sidesOf({ intent, profile, origin, destination }: Context, payment: Input['payment']) {
  const isOneOf = (own: readonly string[]) => (currency: string) => own.some((each) => sameIdentifier(each, currency))
  const isPaid = isOneOf([payment.currency, intent.originCurrency.address])
  const isAsked = isOneOf([intent.destinationCurrency.address])
  const isBridged = (currency: string) =>
    currencyOf(profile, destination.id, currency) !== undefined && !(destination.id === origin.id && isPaid(currency))
  return [
    { chain: origin, to: [intent.refundTo], isKnown: isPaid },
    {
      chain: destination,
      to: [intent.recipient, intent.refundTo],
      isKnown: (currency: string) => isAsked(currency) || isBridged(currency),
    },
  ]
}

// Slippage may be missing.
function leastDeposited(context: Context, ordered: bigint): bigint {
  const isSwapped = isPaidThroughSwap(context) && !isLocal(context.intent)
  return (isSwapped ? requiredOutputOf(context)?.minimum : undefined) ?? ordered
}

// A lower sum isn't refunded.
function mostRefunded(refund: Refund, payment: Input['payment']): bigint {
  const isOfPayment = refund.chainId === payment.chainId && sameIdentifier(refund.currency, payment.currency)
  return isOfPayment ? payment.amount : 0n
}
