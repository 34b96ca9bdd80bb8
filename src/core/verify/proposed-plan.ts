import { type Facts, unknownFact } from '../chain/facts.ts'
import type { Item } from '../execution/item.ts'
import type { Intent } from '../intent/intent.ts'
import type { Profile } from '../profiles/profile.ts'
import type { Quote } from '../quote/quote.ts'
import { namedOrder } from './order/order.ts'
import { contextOf, planOf } from './plan.ts'

/** Rebuilds a quote's plan unjudged, to know which facts to read. */
export function proposedPlan(intent: Intent, quote: Quote, profile: Profile): readonly Item[] {
  const parts = { intent, quote, profile, facts: NOTHING_READ, report: () => undefined }
  return planOf(contextOf(parts, namedOrder(quote))).items
}

const notRead = unknownFact({ code: 'NOT_ASKED' })

const NOTHING_READ: Facts = {
  nowSeconds: 0,
  receivedAtSeconds: 0,
  usedIds: [],
  clocks: { service: notRead, chain: notRead },
  chains: notRead,
  origin: {
    family: 'evm',
    nodeChainId: notRead,
    contracts: {},
    tokenDecimals: notRead,
    tokenSymbol: notRead,
    balance: notRead,
    nativeBalance: notRead,
    maxFeePerGasWei: notRead,
    tokenDomain: notRead,
    simulation: notRead,
    depositAddresses: notRead,
  },
}
