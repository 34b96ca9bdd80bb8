import type { Hex } from '../chain.ts'
import type { TransferStart } from '../requests/transfers.ts'
import type { Order } from './order.ts'
import type { Priced, QuoteCall } from './price.ts'
import type { SponsorshipObject } from './sponsorship.ts'

export type Made = Readonly<{
  order: Order
  orderId: Hex
  depositAddress: string | undefined
  sponsorship: SponsorshipObject | undefined
  call: QuoteCall
}>

/** Makes the record of a new request. */
export function startOf(priced: Priced, { order, orderId, depositAddress, sponsorship, call }: Made): TransferStart {
  const { body, route, requestId, nowSeconds, fill } = priced
  const isOpen = body.useDepositAddress === true && body.strict !== true
  return {
    ...{ requestId, orderId, order, fill, sponsorship, asked: body, user: body.user },
    originChainId: route.origin.chain.id,
    destinationChainId: route.destination.chain.id,
    expiresAtSeconds: body.ttl === undefined ? order.output.deadline : nowSeconds + body.ttl,
    refundAsked: body.referrer === 'debug-force-refund',
    // service-facts.md 7: without `refundTo`, an open address refunds nothing by itself.
    refunds: !isOpen || body.refundTo !== undefined,
    isLocal: route.local !== undefined,
    depositAddress: depositAddress ? { address: depositAddress, type: isOpen ? 'open' : 'strict' } : undefined,
    apiKey: call.apiKey,
    referrer: body.referrer,
  }
}
