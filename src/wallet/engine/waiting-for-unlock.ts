import { isAwaitingPayment } from '../../core/execution/execution.ts'
import type { AccountUsePorts } from '../accounts/in-use.ts'

const UNSIGNED = ['planned', 'reserved']

/** Counts confirmed transfers and calls that a locked wallet can't sign, without other wallets' records. */
export async function countWaitingForUnlock(
  { executions, bundles }: AccountUsePorts,
  others: ReadonlySet<string> = new Set(),
): Promise<number> {
  const isOwn = ({ id }: Readonly<{ id: string }>) => !others.has(id)
  const inSteps = (await executions.glanceInFlight()).filter((each) => each.stage.stage === 'steps' && isOwn(each))
  const loaded = await Promise.all(inSteps.map(({ id }) => executions.load(id)))
  const transfers = loaded.filter((each) => each && !isAwaitingPayment(each) && isUnsigned(each))
  const calls = (await bundles.inFlight()).filter(
    (each) => each.stage.stage === 'calls' && isOwn(each) && isUnsigned(each),
  )
  return transfers.length + calls.length
}

function isUnsigned({ items }: Readonly<{ items: readonly Readonly<{ phase: string }>[] }>): boolean {
  return items.some(({ phase }) => UNSIGNED.includes(phase))
}
