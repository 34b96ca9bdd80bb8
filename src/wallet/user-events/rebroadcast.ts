import type { StepsEvent } from '../../core/execution/steps/apply.ts'
import type { ReservingRecord } from '../engine/adapters/step-adapter.ts'
import { applyUserStepsEvent, type UserEventPorts } from './user-event.ts'

/**
 * Rebroadcasts waiting bytes at the user's wish, on a new schedule; false without any. They never take effect twice.
 */
export async function rebroadcastByUser<R extends ReservingRecord>(
  id: string,
  ports: UserEventPorts<R, StepsEvent> & Readonly<{ nowSeconds: () => number }>,
): Promise<boolean> {
  const done = await applyUserStepsEvent<R>(id, ports, async ({ items }) => {
    const index = items.findIndex(({ phase }) => phase === 'broadcast')
    return index < 0 ? undefined : { event: 'rebroadcast', index, atSeconds: ports.nowSeconds() }
  })
  return done !== undefined
}
