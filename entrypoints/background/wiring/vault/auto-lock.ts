import { clearAlarm, setPeriodicAlarm } from '../../../../src/platform/alarms.ts'
import type { Session } from '../../../../src/vault/session/session.ts'
import { LOCK_ALARM } from '../browser/alarm-names.ts'

/**
 * Tells pages and sites of an automatic lock. The session's deadline decides; the alarm updates screens within 30
 * seconds.
 */
export function createAutoLock(session: Pick<Session, 'resume'>, onLocked: () => void) {
  return {
    /** Call it once the wallet is open, and after a background restart. */
    watch: async (): Promise<void> => {
      if ((await session.resume()).unlocked) await setPeriodicAlarm(LOCK_ALARM, 0.5)
    },
    look: async (): Promise<void> => {
      if ((await session.resume()).unlocked) return
      await clearAlarm(LOCK_ALARM)
      onLocked()
    },
  }
}
