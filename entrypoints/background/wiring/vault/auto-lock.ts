import type { Session } from '../../../../src/vault/session/session.ts'
import type { StartTimer } from '../../../../src/wallet/engine/time-limit.ts'

type Parts = Readonly<{
  session: Pick<Session, 'resume'>
  onLocked: () => void
  alarm: Readonly<{ set: () => Promise<void>; clear: () => Promise<unknown> }>
  after: StartTimer
  nowMilliseconds: () => number
}>

const SOONEST_MILLISECONDS = 1_000

/** Tells of an automatic lock: at the deadline, or by the alarm after a sleep. */
export function createAutoLock({ session, onLocked, alarm, after, nowMilliseconds }: Parts) {
  let stop = () => {}

  function lookAt(deadline: number): void {
    stop()
    const left = Math.max(deadline - nowMilliseconds(), SOONEST_MILLISECONDS)
    stop = after(left, () => void look().catch(() => undefined))
  }

  async function look(): Promise<void> {
    const now = await session.resume()
    if (now.unlocked) return lookAt(now.deadline)
    stop()
    await alarm.clear()
    onLocked()
  }

  return {
    /** Call it after an unlock and after a background restart. */
    watch: async (): Promise<void> => {
      const now = await session.resume()
      if (!now.unlocked) return
      await alarm.set()
      lookAt(now.deadline)
    },
    look,
  }
}
