import { outpointsOfChildren } from '../execution/cpfp.ts'
import type { Execution, ItemState } from '../execution/execution.ts'
import type { BitcoinPsbtItem } from '../execution/item.ts'
import { canStillBeIncluded } from '../execution/steps/step.ts'
import { isBitcoinPsbt } from '../families/bitcoin/items.ts'
import { changeIndexOf } from '../families/bitcoin/spending.ts'
import { outpointKey } from '../families/bitcoin/transaction/transaction.ts'

/**
 * Coins (`txid:vout`) of transactions that may still be included, with their replaceable change.
 * @param executions every unfinished one, and those that a reorganisation may undo
 */
export function reservedOutpoints(executions: readonly Execution[], exceptId: string): ReadonlySet<string> {
  const others = executions.filter(({ id }) => id !== exceptId)
  return new Set(others.flatMap(coinsOf))
}

function coinsOf(execution: Execution): readonly string[] {
  const { plan, items, stage } = execution
  return plan.flatMap((item, index) => {
    const state = items[index]
    if (!isBitcoinPsbt(item) || !state || state.phase === 'replaced') return []
    const isSigned = 'signed' in state || (state.phase === 'reserved' && state.earlier.length > 0)
    const change = [...replacedChangeOf(item, state), ...outpointsOfChildren(state, execution)]
    return isSigned || stage.stage === 'steps' ? [...item.inputs.map(outpointKey), ...addedTo(state), ...change] : []
  })
}

// A refused bump may still be included.
function addedTo(state: ItemState): readonly string[] {
  if (state.phase === 'planned') return []
  const all = [state.terms, ...(state.refused ?? []).map(({ terms }) => terms)]
  return all.flatMap((terms) => (terms.terms === 'bitcoin' ? (terms.added ?? []) : [])).map(outpointKey)
}

function replacedChangeOf(item: BitcoinPsbtItem, state: ItemState): readonly string[] {
  if (!canStillBeIncluded(state) || state.phase === 'planned') return []
  const vout = changeIndexOf(item)
  return state.earlier.map(({ hash }) => outpointKey({ txid: hash, vout }))
}
