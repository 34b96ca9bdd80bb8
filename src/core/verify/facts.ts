import { familyOf } from '../chain/chain.ts'
import type { OriginFacts } from '../chain/facts.ts'
import type { Item } from '../execution/item.ts'
import { checkBitcoinFacts } from './bitcoin/facts.ts'
import type { Context } from './context.ts'
import { checkEvmFacts } from './evm/facts.ts'
import { checkExchangeAFacts, checkExchangeBFacts } from './exchanges/facts.ts'

export const FRESH_SECONDS = 30

/** Checks that independent facts agree with the plan; an unread fact never agrees. */
export function checkFacts(context: Context, plan: readonly Item[], freshSeconds: number): void {
  const { facts, report } = context
  const age = facts.nowSeconds - facts.receivedAtSeconds
  if (Number.isFinite(freshSeconds) && (age > freshSeconds || age < -5)) {
    report('P01', '', { says: 'quoteTooOld', seconds: String(age) })
  }
  const family = familyOf(context.origin)
  if (facts.origin.family === family) ORIGIN_CHECKS[family](context, plan)
  else report('D32', 'facts.origin', { says: 'factsOfAnotherChain', chain: context.origin.name })
}

type CheckOrigin = (context: Context, plan: readonly Item[]) => void

const ORIGIN_CHECKS: Readonly<Record<OriginFacts['family'], CheckOrigin>> = {
  evm: (context, plan) => {
    const { origin } = context.facts
    if (origin.family === 'evm') checkEvmFacts(plan, origin, context)
  },
  bitcoin: (context) => {
    const { origin } = context.facts
    if (origin.family === 'bitcoin') checkBitcoinFacts(context, origin)
  },
  exchangeA: (context) => {
    const { origin } = context.facts
    if (origin.family === 'exchangeA') checkExchangeAFacts(context, origin)
  },
  exchangeB: (context, plan) => {
    const { origin } = context.facts
    if (origin.family === 'exchangeB') checkExchangeBFacts(context, origin, plan)
  },
}
