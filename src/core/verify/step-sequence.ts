import { familyOf } from '../chain/chain.ts'
import { type Item, setsAllowance } from '../execution/item.ts'
import { isEvmTransaction, isPermit } from '../families/evm/items.ts'
import { type StepWord, stepWordOf } from '../families/items.ts'
import type { FindingCode } from '../review/finding.ts'
import type { Context } from './context.ts'
import { checkApprovalsFit } from './evm/approvals.ts'
import { FAMILY_CHECKS } from './family-checks.ts'
import { isPaidThroughSwap } from './route.ts'

/** Requires exactly an allowed sequence of steps. */
export function checkSequence(plan: readonly Item[], context: Context): void {
  const words = plan.map(stepWordOf)
  const allowed = FAMILY_CHECKS[familyOf(context.origin)].sequences(context)
  if (!allowed.includes(words.join(' '))) {
    context.report(codeFor(words, allowed), 'steps', 'stepsDiffer')
    return
  }
  checkApprovalsFit(plan, context)
  if (isPaidThroughSwap(context) && !isRouted(plan.at(-1))) {
    context.report('K04', 'protocol.v2.orderData.inputs[0].payment', 'swapMissing')
  }
}

function codeFor(words: readonly StepWord[], allowed: readonly string[]): FindingCode {
  const sorted = words.toSorted().join(' ')
  if (allowed.some((known) => known.split(' ').sort().join(' ') === sorted)) return 'B06'
  const others = words.filter((each) => !setsAllowance(each))
  return allowed.includes(others.join(' ')) ? 'E10' : 'B03'
}

function isRouted(last: Item | undefined): boolean {
  if (isPermit(last)) return last.routed !== undefined
  return isEvmTransaction(last) && last.role === 'swap'
}
