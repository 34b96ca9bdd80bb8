import { clear, every } from '../../src/platform/alarms.ts'
import { heartbeat } from '../../src/platform/keep-alive.ts'
import type { Keeping } from '../../src/wallet/tracker.ts'
import { TRACKER_ALARM } from './alarms.ts'

/** Minutes. The alarm backs up the heartbeat in case the background is killed. */
const ALIVE_MINUTES = 0.5

/** Keeps the background alive by heartbeat and alarm, by alarm alone, or not at all. */
export function keeperOfTheBackground(): (how: Keeping) => void {
  let stop: (() => void) | undefined
  let minutes: number | undefined
  return (how) => {
    const isAlive = how.by === 'heartbeat'
    if (isAlive) stop ??= heartbeat()
    else {
      stop?.()
      stop = undefined
    }
    const next = isAlive ? ALIVE_MINUTES : how.by === 'alarm' ? how.minutes : undefined
    if (next === minutes) return
    minutes = next
    void (next === undefined ? clear(TRACKER_ALARM) : every(TRACKER_ALARM, next))
  }
}
