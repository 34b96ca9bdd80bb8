import type { StepsEvent } from '../core/step-engine.ts'
import { type ByHandPorts, stepsByHand } from './by-hand.ts'
import type { Holding } from './carry/carry.ts'

/**
 * Broadcasts the waiting bytes of a transfer or a bundle once more because the user asks for it, and begins their schedule
 * anew. The same bytes can never take effect twice.
 *
 * @returns false where no bytes of it wait any more
 */
export async function broadcastAgain<R extends Holding>(
  id: string,
  ports: ByHandPorts<R, StepsEvent> & Readonly<{ nowSeconds: () => number }>,
): Promise<boolean> {
  const done = await stepsByHand<R>(id, ports, async ({ items }) => {
    const index = items.findIndex(({ phase }) => phase === 'broadcast')
    return index < 0 ? undefined : { event: 'rebroadcast', index, atSeconds: ports.nowSeconds() }
  })
  return done !== undefined
}
