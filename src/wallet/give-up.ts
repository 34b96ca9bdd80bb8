import { apply } from '../core/apply.ts'
import type { ExecutorPorts } from './executor.ts'

export type GiveUpPorts = Pick<ExecutorPorts, 'load' | 'save' | 'exclusive'> &
  Readonly<{ nowSeconds: () => number; wake: (id: string) => void }>

/**
 * Ends a crossing because the user wants no more of it, while nothing of it is on its way.
 *
 * @returns true when it ended; false where bytes of it may be outside, or where it is over already
 */
export async function giveUp(id: string, ports: GiveUpPorts): Promise<boolean> {
  const isOver = await ports.exclusive(`execution ${id}`, async () => {
    const execution = await ports.load(id)
    if (!execution) return false
    const event = { event: 'ended', end: { reason: 'abandoned' }, atSeconds: ports.nowSeconds() } as const
    const after = apply(execution, event)
    if (after === execution) return false
    await ports.save(after, event)
    return true
  })
  if (isOver) ports.wake(id)
  return isOver
}
