import { clearAlarm, LEAST_MINUTES, setPeriodicAlarm } from '../../src/platform/alarms.ts'
import { resumeWork } from '../../src/wallet/engine/resume.ts'
import type { TransfersInFlight } from '../../src/wallet/notifications/badge.ts'
import type { LazyRuntime } from './lazy-runtime.ts'
import { TRACKER_ALARM } from './wiring/browser/alarm-names.ts'
import type { Stores } from './wiring/stores.ts'

type Parts = Readonly<{
  stores: Pick<Stores, 'executions' | 'bundles'>
  moving: Pick<TransfersInFlight, 'see'>
  runtime: Pick<LazyRuntime, 'get' | 'isBegun'>
  badgeChanged: () => void
}>

/** Resumes transfers in flight; without any, the runtime stays unloaded. */
export function resumeInFlight({ stores, moving, runtime, badgeChanged }: Parts): Promise<void> {
  return resumeWork({
    inFlight: async () => {
      const [executions, bundles] = await Promise.all([stores.executions.glanceInFlight(), stores.bundles.inFlight()])
      for (const execution of executions) moving.see(execution)
      badgeChanged()
      return executions.length + bundles.length
    },
    resume: async () => (await runtime.get()).wallet.tracker.resume(),
    isMade: runtime.isBegun,
    alarm: { set: () => setPeriodicAlarm(TRACKER_ALARM, LEAST_MINUTES), clear: () => clearAlarm(TRACKER_ALARM) },
  })
}
