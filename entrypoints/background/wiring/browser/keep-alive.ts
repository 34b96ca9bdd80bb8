import { clearAlarm, setPeriodicAlarm } from '../../../../src/platform/alarms.ts'
import { startHeartbeat } from '../../../../src/platform/keep-alive.ts'
import type { KeepAwake } from '../../../../src/wallet/engine/polling/keep-awake.ts'
import { TRACKER_ALARM } from './alarm-names.ts'

/** Minutes. The alarm backs up the heartbeat in case the background is killed. */
const ALIVE_MINUTES = 0.5

/** Keeps the background alive by heartbeat and alarm, by alarm alone, or not at all. */
export function createKeepAlive(beaten: () => void): (how: KeepAwake) => void {
  let stop: (() => void) | undefined
  let minutes: number | undefined
  return (how) => {
    const isAlive = how.by === 'heartbeat'
    if (isAlive) stop ??= startHeartbeat(beaten)
    else {
      stop?.()
      stop = undefined
    }
    const next = isAlive ? ALIVE_MINUTES : how.by === 'alarm' ? how.minutes : undefined
    if (next === minutes) return
    minutes = next
    void (next === undefined ? clearAlarm(TRACKER_ALARM) : setPeriodicAlarm(TRACKER_ALARM, next))
  }
}
