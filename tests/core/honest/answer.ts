import type { Chain } from '../../../src/core/chain/chain.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import type { Terms } from './case.ts'
import { currencyIn, detailsOf, feesOf, sponsorshipOf } from './figures.ts'
import { type Json, json } from './json.ts'
import { chainsOf, orderOf, protocolOf } from './order.ts'

export type Bound = Terms &
  Readonly<{
    orderId: `0x${string}`
    depository: string
    origin: Chain
    currency: Currency
    check: Readonly<{ endpoint: string; method: 'GET' }>
  }>

export function stepOf(
  bound: Bound,
  step: Readonly<{ id: string; kind: 'transaction' | 'signature'; data?: unknown; depositAddress?: string }>,
) {
  const isLast = !['approve', 'authorize'].includes(step.id)
  return {
    id: step.id,
    action: 'Confirm in your wallet',
    description: 'words of the service',
    kind: step.kind,
    requestId: bound.requestId,
    depositAddress: step.depositAddress ?? '',
    items:
      step.data === undefined
        ? []
        : [{ status: 'incomplete', data: step.data, ...(isLast ? { check: bound.check } : {}) }],
  }
}

export function answerTo(terms: Terms, stepsOf: (bound: Bound) => readonly unknown[]): Json {
  const { from } = chainsOf(terms)
  const { requestId, input } = terms
  const depository = from.depositories[0] ?? ''
  const v2 = protocolOf(orderOf(terms), terms, depository)
  const bound: Bound = {
    ...terms,
    orderId: v2.orderId,
    depository,
    origin: from,
    currency: currencyIn(terms, from, input.originCurrency),
    check: { endpoint: `${terms.statusPath}?requestId=${requestId}`, method: 'GET' },
  }
  return json({
    requestId,
    steps: stepsOf(bound),
    fees: feesOf(terms),
    ...(input.sponsorship ? { feeSponsorship: { quoted: sponsorshipOf(terms) } } : {}),
    details: detailsOf(terms),
    protocol: { v2 },
  })
}
