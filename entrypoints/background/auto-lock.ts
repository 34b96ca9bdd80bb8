import { clear, every } from '../../src/platform/alarms.ts'
import type { Session } from '../../src/vault/session.ts'
import { LOCK_ALARM } from './alarms.ts'

/**
 * Tells pages and sites of a lock that came by itself. The session's own deadline decides, at every use of a key; the
 * alarm only sees to it that the screens say so within half a minute.
 */
export function createAutoLock(session: Pick<Session, 'resume'>, onLocked: () => void) {
  return {
    /** Begins to look; call it when the wallet is open, also after the background was started anew. */
    watch: async (): Promise<void> => {
      if ((await session.resume()).unlocked) await every(LOCK_ALARM, 0.5)
    },
    look: async (): Promise<void> => {
      if ((await session.resume()).unlocked) return
      await clear(LOCK_ALARM)
      onLocked()
    },
  }
}
