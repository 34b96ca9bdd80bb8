import { clear, every } from '../../src/platform/alarms.ts'
import { heartbeat } from '../../src/platform/keep-alive.ts'
import { TRACKER_ALARM } from './alarms.ts'

/** Keeps the background alive while it is needed: by a heartbeat, and by an alarm for when it was killed all the same. */
export function keeperOfTheBackground(): (isNeeded: boolean) => void {
  let stop: (() => void) | undefined
  return (isNeeded) => {
    if (isNeeded === (stop !== undefined)) return
    stop?.()
    stop = isNeeded ? heartbeat() : undefined
    void (isNeeded ? every(TRACKER_ALARM, 0.5) : clear(TRACKER_ALARM))
  }
}
