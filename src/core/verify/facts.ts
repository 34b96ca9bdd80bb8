import { familyOf } from '../chain/chain.ts'
import type { Item } from '../execution/item.ts'
import type { Context } from './context.ts'
import { checksOf } from './family-checks.ts'

/** Checks that independent facts agree with the plan; an unread fact never agrees. */
export function checkFacts(context: Context, plan: readonly Item[], freshSeconds: number): void {
  const { facts, report } = context
  const age = facts.nowSeconds - facts.receivedAtSeconds
  if (Number.isFinite(freshSeconds) && (age > freshSeconds || age < -5)) {
    report('P01', '', { says: 'quoteTooOld', seconds: String(age) })
  }
  const family = familyOf(context.origin)
  if (facts.origin.family === family) checksOf(facts.origin).checkFacts(context, facts.origin, plan)
  else report('D32', 'facts.origin', { says: 'factsOfAnotherChain', chain: context.origin.name })
}
