import { isAwaitingPayment } from '../../core/execution/execution.ts'
import type { AccountUsePorts } from '../accounts/in-use.ts'

const UNSIGNED = ['planned', 'reserved']

/** Counts confirmed transfers and calls that a locked wallet can't sign. */
export async function countWaitingForUnlock({ executions, bundles }: AccountUsePorts): Promise<number> {
  const inSteps = (await executions.glanceInFlight()).filter(({ stage }) => stage.stage === 'steps')
  const loaded = await Promise.all(inSteps.map(({ id }) => executions.load(id)))
  const transfers = loaded.filter((each) => each && !isAwaitingPayment(each) && isUnsigned(each))
  const calls = (await bundles.inFlight()).filter((each) => each.stage.stage === 'calls' && isUnsigned(each))
  return transfers.length + calls.length
}

function isUnsigned({ items }: Readonly<{ items: readonly Readonly<{ phase: string }>[] }>): boolean {
  return items.some(({ phase }) => UNSIGNED.includes(phase))
}
