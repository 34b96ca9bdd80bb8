import type { Execution } from '../execution.ts'
import { outpointKey } from './transaction.ts'

/**
 * The coins that crossings hold, as `txid:vout`: of every Bitcoin transaction that may still be signed or get in. A
 * crossing that is over and has signed nothing holds none, nor does a transaction whose coins another one has taken.
 *
 * @param executions every one that is not over, or whose steps a reorganisation may still undo
 * @param exceptId the crossing that asks, whose own coins are free to it
 */
export function lockedCoins(executions: readonly Execution[], exceptId: string): ReadonlySet<string> {
  const others = executions.filter(({ id }) => id !== exceptId)
  return new Set(others.flatMap(coinsOf))
}

function coinsOf({ plan, items, stage }: Execution): readonly string[] {
  return plan.flatMap((item, index) => {
    const state = items[index]
    if (item.kind !== 'bitcoinPsbt' || !state || state.phase === 'replaced') return []
    const isSigned = 'signed' in state || (state.phase === 'reserved' && state.earlier.length > 0)
    return isSigned || stage.stage === 'steps' ? item.inputs.map(outpointKey) : []
  })
}
