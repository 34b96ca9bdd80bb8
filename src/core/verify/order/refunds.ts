import { isSameAddress } from '../../address.ts'
import { sameIdentifier } from '../../currency.ts'
import { currencyOf } from '../../profile.ts'
import type { OrderData } from '../../quote.ts'
import { isLookAlike } from '../../text.ts'
import type { Context } from '../context.ts'
import { isKnownExtraData } from './carrier.ts'

const AT = 'protocol.v2.orderData.inputs[0].refunds'

type Input = OrderData['inputs'][number]
type Refund = Input['refunds'][number]

/** If it fails, what was paid must come back to the user, on one side of the crossing or the other, and can. */
export function checkRefunds(context: Context, { payment, refunds }: Input): void {
  const { origin, report } = context
  if (!refunds.some((refund) => refund.chainId === origin.slug)) {
    report('K07', AT, { says: 'refundNowhere', chain: origin.name })
  }
  refunds.forEach((refund, index) => {
    checkRefund(context, refund, payment, `${AT}[${index}]`)
  })
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
    report('K20', `${at}.extraData`, 'refundContractUnknown')
  }
  if (refund.minimumAmount > mostRefunded(refund, payment)) {
    report('K21', `${at}.minimumAmount`, 'refundMinimumUnmet')
  }
}

// Where a refund may be made, to whom, and in what. Published orders refund in a bridged currency where a swap ends the
// crossing: on the destination any pinned one will do. On one chain, what was paid is the payer's alone.
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

// Below its minimum a refund is not made. What was paid can come back; of another currency nobody knows how much would.
function mostRefunded(refund: Refund, payment: Input['payment']): bigint {
  const isOfPayment = refund.chainId === payment.chainId && sameIdentifier(refund.currency, payment.currency)
  return isOfPayment ? payment.amount : 0n
}
