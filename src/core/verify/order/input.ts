import { isSameAddress } from '../../address.ts'
import { type Chain, familyOf } from '../../chain.ts'
import { contractsOf } from '../../contracts.ts'
import { sameIdentifier } from '../../currency.ts'
import { currencyOf } from '../../profile.ts'
import type { OrderData } from '../../quote.ts'
import { isLookAlike } from '../../text.ts'
import { inWords } from '../amounts.ts'
import type { Context } from '../context.ts'
import { isPaidThroughSwap } from '../route.ts'

const LONGEST_DEADLINE_SECONDS = 30 * 86_400
const SHORTEST_DEADLINE_SECONDS = 60
const AT = 'protocol.v2.orderData.inputs'

type Refund = OrderData['inputs'][number]['refunds'][number]

/** The order must be paid by the one deposit that the user makes, and give back to the user if it fails. */
export function checkInput(context: Context, order: OrderData): void {
  const { origin, report } = context
  const [input, ...others] = order.inputs
  if (!input || others.length > 0 || input.payment.chainId !== origin.slug) {
    report('K03', AT, { says: 'orderPaidOtherwise', chain: origin.name })
    return
  }
  checkPayment(context, input.payment)
  if (!input.refunds.some((refund) => refund.chainId === origin.slug)) {
    report('K07', `${AT}[0].refunds`, { says: 'refundNowhere', chain: origin.name })
  }
  input.refunds.forEach((refund, index) => {
    checkRefund(context, refund, `${AT}[0].refunds[${index}]`)
  })
}

/** An order that runs out before it can be filled, or never, is not one to pay for. */
export function checkDeadline({ facts, report }: Context, deadlineSeconds: number, at: string): void {
  const left = deadlineSeconds - facts.nowSeconds
  if (left < SHORTEST_DEADLINE_SECONDS) report('K15', at, 'orderRunsOut')
  if (left > LONGEST_DEADLINE_SECONDS) report('K15', at, 'orderRunsLong')
}

/**
 * `extraData` of an order names the contract that carries a fill or a refund out (service facts 6): a pinned router in
 * canonical encoding, or nothing; off the EVM always nothing.
 */
export function isKnownExtraData(extraData: string, chain: Chain): boolean {
  if (extraData === '0x') return true
  if (familyOf(chain) !== 'evm') return false
  return contractsOf(chain, 'router').some(({ address }) => extraData.toLowerCase() === addressWord(address))
}

// abi.encode(address): one word.
function addressWord(address: string): string {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}

function checkPayment(context: Context, payment: OrderData['inputs'][number]['payment']): void {
  const { intent, origin, profile, amountIn, report } = context
  const at = `${AT}[0].payment`
  if (isPaidThroughSwap(context)) {
    // What a router makes of the input: of a pinned currency, and how much of it only the simulation can show.
    if (!currencyOf(profile, origin.id, payment.currency) || payment.amount === 0n || payment.weight !== 1n) {
      report('K04', at, { says: 'orderWantsUnknown', chain: origin.name, currency: payment.currency })
    }
    return
  }
  const isAsked = sameIdentifier(payment.currency, intent.originCurrency.address)
  if (!isAsked || payment.amount !== amountIn || payment.weight !== 1n) {
    report('K04', at, { says: 'orderWantsAnother', due: inWords(amountIn, intent.originCurrency) })
  }
}

function checkRefund(context: Context, refund: Refund, at: string): void {
  const { intent, origin, destination, quote, report } = context
  const paid = quote.protocol?.v2?.orderData?.inputs[0]?.payment.currency ?? ''
  const ways = [
    { chain: origin, to: [intent.refundTo], currencies: [paid, intent.originCurrency.address] },
    {
      chain: destination,
      to: [intent.recipient, intent.refundTo],
      currencies: [intent.destinationCurrency.address],
    },
  ].filter(({ chain }) => chain.slug === refund.chainId)
  const ofRoute = ways.filter(({ currencies }) => currencies.some((each) => sameIdentifier(each, refund.currency)))
  if (ofRoute.length === 0) {
    report('K06', at, { says: 'refundUnrelated', currency: refund.currency, chain: refund.chainId })
  }
  const allowed = (ofRoute.length > 0 ? ofRoute : ways).flatMap(({ to }) => to)
  if (!allowed.some((own) => isSameAddress(own, refund.recipient))) {
    const says = isLookAlike(refund.recipient, allowed) ? 'refundToLookAlike' : 'refundToStranger'
    report('K05', `${at}.recipient`, { says, recipient: refund.recipient, asked: intent.refundTo })
  }
  const [way] = ways
  if (way && !isKnownExtraData(refund.extraData, way.chain)) {
    report('K20', `${at}.extraData`, 'refundContractUnknown')
  }
  checkDeadline(context, refund.deadline, `${at}.deadline`)
}
