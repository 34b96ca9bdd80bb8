import type { Event } from '../core/apply.ts'
import { type Execution, isUnsettled } from '../core/execution.ts'
import type { CarryPorts } from './carry/carry.ts'

/** Blocks above a step's own after which a reorganisation is no longer to be feared. */
export const SETTLED_BLOCKS = 12n

/**
 * Looks again at the steps that are in a block: one that a reorganisation took out is lost, and its bytes are sent
 * again; one that is deep enough is settled. A node that does not answer changes nothing.
 */
export async function lookAtIncluded(execution: Execution, ports: CarryPorts): Promise<Event | undefined> {
  const atSeconds = ports.nowSeconds()
  for (const [index, state] of execution.items.entries()) {
    const item = execution.plan[index]
    if (item?.kind !== 'evmTransaction' || !('signed' in state) || !isUnsettled(item, state)) continue
    const node = ports.node(item.chainId)
    const [receipt, height] = await Promise.all([node.receipt(state.signed.hash), node.height()])
    if (!receipt.ok || !height.ok) continue
    if (!receipt.value) return { event: 'lost', index, atSeconds }
    if (height.value >= receipt.value.blockNumber + SETTLED_BLOCKS) return { event: 'settled', index, atSeconds }
  }
  return undefined
}
