import type { Hex } from '../../../../devnet/chains.ts'
import type { Bound } from '../../../honest/answer.ts'
import type { Draw } from '../draw.ts'
import { coinsElsewhere } from '../money.ts'
import { THIEF } from '../places.ts'
import { calling, mayCall, mayTopUp, takingForApp, toppingUp } from './arrivals.ts'
import type { Offer } from './quote.ts'

type Order = Parameters<Offer['twist']>[0]
type Refund = Order['inputs'][number]['refunds'][number]

const LIES = [
  'refund-of-too-much',
  'refund-ends-first',
  'refund-to-thief',
  'refund-unslipped',
  'ends-at-once',
  'ends-before-permit',
  'zero-request-id',
  'zero-order-id',
  'calls-paid-to-proxy',
  'dust-topup',
  'app-fee',
  'poor-output',
  'scaled',
] as const

/** The steps are honest; the order or its figures lie. */
export function lyingInOrder(draw: Draw, offer: Offer): Offer {
  const lie = draw.pick(LIES)
  const lies = [lie]
  if (lie === 'poor-output') return { ...offer, lies, terms: poorer(offer.terms) }
  if (lie === 'scaled') return scaled(offer)
  if (lie === 'zero-request-id') return { ...offer, lies, terms: { ...offer.terms, requestId: `0x${'00'.repeat(32)}` } }
  if (lie === 'zero-order-id') return namingNone(draw, offer)
  if (lie === 'app-fee') return takingForApp(offer, BigInt(20 + draw.below(70)))
  if (lie === 'dust-topup') return mayTopUp(offer) ? toppingUp(draw, offer, true) : takingForApp(offer, 60n)
  if (lie === 'calls-paid-to-proxy') return mayCall(offer) ? calling(offer, true) : takingForApp(offer, 60n)
  const { nowSeconds } = offer.terms
  if (lie === 'ends-before-permit' && isByPermit(offer)) return { ...withDeadline(offer, nowSeconds + 300), lies }
  if (lie.startsWith('ends')) return withDeadline(offer, nowSeconds + 5)
  const changes: Readonly<Record<string, Partial<Refund>>> = {
    'refund-of-too-much': { minimumAmount: (10n ** 40n).toString() },
    'refund-ends-first': { deadline: nowSeconds + 60 },
    'refund-to-thief': { recipient: THIEF },
    'refund-unslipped': { minimumAmount: (offer.terms.paid?.amount ?? 10n ** 40n).toString() },
  }
  const change = changes[lie] ?? {}
  // An EVM thief has no address on other families. No other currency has a minimum.
  const isChanged = (at: number) => at === 0 || !['refund-to-thief', 'refund-unslipped'].includes(lie)
  const twist = (order: Order) =>
    withRefunds(offer.twist(order), (refund, at) => (isChanged(at) ? { ...refund, ...change } : refund))
  return { ...offer, lies, twist }
}

/** The honest order refunds in another bridged currency on the destination. */
export function refundingBridged(draw: Draw, offer: Offer): Offer {
  const { to, terms } = offer
  const others = coinsElsewhere(terms.input.originChainId).filter(
    (each) => each.chainId === to.chainId && each.address !== to.address,
  )
  if (others.length === 0) return offer
  const { address } = draw.pick(others)
  const twist = (order: Order) =>
    withRefunds(offer.twist(order), (refund, at) => (at === 0 ? refund : { ...refund, currency: address }))
  return { ...offer, twist }
}

function isByPermit({ route }: Offer): boolean {
  return route === 'eip3009' || route === 'permit2'
}

// The deadline is too soon for a fill, and rules out refunds.
function withDeadline(offer: Offer, deadline: number): Offer {
  const twist = (order: Order) => {
    const { output, ...rest } = withRefunds(offer.twist(order), (refund) => ({ ...refund, deadline }))
    return { ...rest, output: { ...output, deadline } }
  }
  return { ...offer, lies: ['ends-at-once'], twist }
}

// The service proves no order, and names an id that the protocol ignores.
function namingNone(draw: Draw, offer: Offer): Offer {
  const { terms } = offer
  const profile = { ...terms.profile, orderBinding: 'shown' } as const
  const named: Hex = `0x${'00'.repeat(16)}${draw.bytes(16).slice(2)}`
  return { ...offer, lies: ['zero-order-id'], named, terms: { ...terms, profile, isSigned: false } }
}

// The service's dollar values stay the same.
function poorer(terms: Offer['terms']): Offer['terms'] {
  return { ...terms, out: terms.out / 1_000n + 1n, minimum: terms.minimum / 1_000n + 1n }
}

// The user states an expected output; the service scales both sides by twenty.
function scaled(offer: Offer): Offer {
  const { terms, steps, route } = offer
  // A swap's figures hold for one amount only.
  if (route === 'swap') return { ...offer, lies: ['poor-output'], terms: poorer(terms) }
  const small = { ...terms.input, tradeType: 'EXPECTED_OUTPUT', amount: terms.out / 20n } as const
  const wanted = { ...terms, input: small }
  return { ...offer, lies: ['scaled'], terms: wanted, steps: (bound: Bound) => steps(bound) }
}

function withRefunds(order: Order, change: (refund: Refund, at: number) => Refund): Order {
  return { ...order, inputs: order.inputs.map((each) => ({ ...each, refunds: each.refunds.map(change) })) }
}
