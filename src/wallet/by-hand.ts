import { apply, type Event } from '../core/apply.ts'
import type { Execution } from '../core/execution.ts'
import { isCausewayError } from '../lib/errors.ts'
import { type ExecutorPorts, lockOfExecution } from './executor.ts'

export type ByHandPorts = Pick<ExecutorPorts, 'load' | 'save' | 'exclusive'> & Readonly<{ wake: (id: string) => void }>

/**
 * What a person does to a crossing beside its own steps: decided under its lock and on the record as it is at that moment,
 * saved, and carried on from there.
 *
 * @param decide the event that it comes to, or nothing where the crossing has moved on
 * @returns the event; undefined where it changed nothing
 */
export async function byHand<E extends Event>(
  id: string,
  ports: ByHandPorts,
  decide: (execution: Execution) => Promise<E | undefined>,
): Promise<E | undefined> {
  const done = await ports.exclusive(lockOfExecution(id), async () => {
    const execution = await ports.load(id)
    const event = execution && (await decide(execution))
    if (!execution || !event) return undefined
    const after = apply(execution, event)
    if (after === execution) return undefined
    return (await isSaved(after, event, ports)) ? event : undefined
  })
  if (done) ports.wake(id)
  return done
}

// What another record has reserved meanwhile is decided about again.
async function isSaved(after: Execution, event: Event, ports: Pick<ByHandPorts, 'save'>): Promise<boolean> {
  try {
    await ports.save(after, event)
    return true
  } catch (error) {
    if (isCausewayError(error, 'TAKEN')) return false
    throw error
  }
}
