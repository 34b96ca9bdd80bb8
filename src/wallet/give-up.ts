import { apply } from '../core/apply.ts'
import { type Execution, isAwaitingPayment } from '../core/execution.ts'
import type { Deposited } from './deposit.ts'
import type { ExecutorPorts } from './executor.ts'
import type { Answer } from './node-port.ts'

export type GiveUpPorts = Pick<ExecutorPorts, 'load' | 'save' | 'exclusive'> &
  Readonly<{
    nowSeconds: () => number
    wake: (id: string) => void
    /** What stands at a crossing's deposit address; undefined where it has none. */
    deposited: (execution: Execution) => Promise<Answer<Deposited> | undefined>
  }>

/**
 * Ends a crossing because the user wants no more of it, while nothing of it is on its way. An address of one order that
 * was paid is followed to its end, also before the service has seen it.
 *
 * @returns true when it ended; false where bytes of it may be outside, where it was paid, or where it is over already
 */
export async function giveUp(id: string, ports: GiveUpPorts): Promise<boolean> {
  const isOver = await ports.exclusive(`execution ${id}`, async () => {
    const execution = await ports.load(id)
    if (!execution || (await isPaid(execution, ports))) return false
    const event = { event: 'ended', end: { reason: 'abandoned' }, atSeconds: ports.nowSeconds() } as const
    const after = apply(execution, event)
    if (after === execution) return false
    await ports.save(after, event)
    return true
  })
  if (isOver) ports.wake(id)
  return isOver
}

// A reusable address may have been paid by an earlier crossing.
async function isPaid(execution: Execution, { deposited }: GiveUpPorts): Promise<boolean> {
  if (!isAwaitingPayment(execution) || execution.intent.payment !== 'strictAddress') return false
  const answer = await deposited(execution)
  return answer?.ok === true && answer.value.arrived > 0n
}
