import type { Event } from '../core/apply.ts'
import { type ByHandPorts, byHand } from './by-hand.ts'

/**
 * Broadcasts the waiting bytes of a transfer once more because the user asks for it, and begins their schedule anew. The
 * same bytes can never take effect twice.
 *
 * @returns false where no bytes of it wait any more
 */
export async function broadcastAgain(
  id: string,
  ports: ByHandPorts & Readonly<{ nowSeconds: () => number }>,
): Promise<boolean> {
  const done = await byHand(id, ports, async ({ items }): Promise<Event | undefined> => {
    const index = items.findIndex(({ phase }) => phase === 'broadcast')
    return index < 0 ? undefined : { event: 'rebroadcast', index, atSeconds: ports.nowSeconds() }
  })
  return done !== undefined
}
