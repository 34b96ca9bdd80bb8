import { applyToBundle, type BundleEvent } from '../../core/bundle/apply.ts'
import { type Bundle, isBundle, isBundleId } from '../../core/bundle/bundle.ts'
import { apply, type Event } from '../../core/execution/apply.ts'
import type { Execution } from '../../core/execution/execution.ts'
import type { StepsEvent } from '../../core/execution/steps/apply.ts'
import { isCausewayError } from '../../lib/errors.ts'
import { lockOfBundle } from '../bundles/executor.ts'
import type { ReservingRecord } from '../engine/adapters/step-adapter.ts'
import { lockOfExecution } from '../engine/executor.ts'
import type { RunnerPorts } from '../engine/runner.ts'

export type UserEventPorts<R extends ReservingRecord = Execution, E = Event> = Pick<
  RunnerPorts<R, unknown, E>,
  'load' | 'save' | 'exclusive'
> &
  Readonly<{ wake: (id: string) => void }>

/** Applies a user event under the lock, saves and resumes; undefined if nothing changed. */
export function applyUserEvent<E extends Event>(
  id: string,
  ports: UserEventPorts,
  decide: (execution: Execution) => Promise<E | undefined>,
): Promise<E | undefined> {
  return changeByHand<Execution, Event, E>(id, { ...ports, lock: lockOfExecution, apply }, decide)
}

/** The same for steps of a transfer or bundle. */
export function applyUserStepsEvent<R extends ReservingRecord>(
  id: string,
  ports: UserEventPorts<R, StepsEvent>,
  decide: (record: R) => Promise<StepsEvent | undefined>,
): Promise<StepsEvent | undefined> {
  const lock = isBundleId(id) ? lockOfBundle : lockOfExecution
  return changeByHand<R, StepsEvent, StepsEvent>(id, { ...ports, lock, apply: applyStepsEvent }, decide)
}

/** The same for a bundle. */
export function applyUserBundleEvent(
  id: string,
  ports: UserEventPorts<Bundle, BundleEvent>,
  decide: (bundle: Bundle) => Promise<BundleEvent | undefined>,
): Promise<BundleEvent | undefined> {
  return changeByHand<Bundle, BundleEvent, BundleEvent>(
    id,
    { ...ports, lock: lockOfBundle, apply: applyToBundle },
    decide,
  )
}

/** Applies a step event to a transfer or bundle. */
export function applyStepsEvent<R extends ReservingRecord>(record: R, event: StepsEvent): R {
  return (isBundle<ReservingRecord>(record) ? applyToBundle(record, event) : apply(record as Execution, event)) as R
}

type How<R, E> = Readonly<{ lock: (id: string) => string; apply: (record: R, event: E) => R }>

async function changeByHand<R extends ReservingRecord, E, F extends E>(
  id: string,
  { lock, apply, ...ports }: UserEventPorts<R, E> & How<R, E>,
  decide: (record: R) => Promise<F | undefined>,
): Promise<F | undefined> {
  const done = await ports.exclusive(lock(id), async () => {
    const record = await ports.load(id)
    const event = record && (await decide(record))
    if (!record || !event) return undefined
    const after = apply(record, event)
    if (after === record) return undefined
    return (await isSaved(() => ports.save(after, event))) ? event : undefined
  })
  if (done) ports.wake(id)
  return done
}

// `TAKEN` needs a new decision.
async function isSaved(save: () => Promise<void>): Promise<boolean> {
  try {
    await save()
    return true
  } catch (error) {
    if (isCausewayError(error, 'TAKEN')) return false
    throw error
  }
}
