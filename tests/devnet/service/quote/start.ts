import type { Hex } from '../chain.ts'
import type { CrossingStart } from '../requests/crossings.ts'
import type { Order } from './order.ts'
import type { Priced, QuoteCall } from './price.ts'
import type { SponsorshipObject } from './sponsorship.ts'

/** What comes on top of a priced body when its request starts: its order and, where one was asked for, its address. */
export type Made = Readonly<{
  order: Order
  orderId: Hex
  depositAddress: string | undefined
  sponsorship: SponsorshipObject | undefined
  call: QuoteCall
}>

/** What the service remembers of a request: a priced body with its order. */
export function startOf(priced: Priced, { order, orderId, depositAddress, sponsorship, call }: Made): CrossingStart {
  const { body, route, requestId, nowSeconds, fill } = priced
  const isOpen = body.useDepositAddress === true && body.strict !== true
  return {
    ...{ requestId, orderId, order, fill, sponsorship, asked: body, user: body.user },
    originChainId: route.origin.chain.id,
    destinationChainId: route.destination.chain.id,
    expiresAtSeconds: body.ttl === undefined ? order.output.deadline : nowSeconds + body.ttl,
    refundAsked: body.referrer === 'debug-force-refund',
    // service-facts.md 7: without `refundTo`, what an open address cannot fill does not go back by itself.
    refunds: !isOpen || body.refundTo !== undefined,
    isLocal: route.local !== undefined,
    depositAddress: depositAddress ? { address: depositAddress, type: isOpen ? 'open' : 'strict' } : undefined,
    apiKey: call.apiKey,
    referrer: body.referrer,
  }
}
