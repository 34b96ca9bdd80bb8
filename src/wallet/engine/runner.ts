import { type Reason, reasonOfError } from '../../core/reason/reason.ts'
import { isCausewayError } from '../../lib/errors.ts'
import { type StartTimer, withTimeLimit } from './time-limit.ts'

/** Later, the next run asks again. */
export const PERFORM_SECONDS = 90
const NOTIFY_SECONDS = 10

export type Runner<R, T, E> = Readonly<{
  name: string
  next: (record: R) => T | undefined
  /** No money depends on it. */
  pending: (record: R) => T | undefined
  /** The task signs and sends nothing. */
  isAfterNotifications: (task: T) => boolean
  apply: (record: R, event: E) => R
  /** A read runs while the previous event is saved: a crash only repeats it. */
  isRead: (task: T) => boolean
  /** Its save makes the reservation. */
  isReserving: (task: T) => boolean
  /** The record rests until the next run. */
  isOnlyNews: (event: E, after: R, task: T) => boolean
}>

export type RunnerPorts<R, T, E> = Readonly<{
  load: (id: string) => Promise<R | undefined>
  /** Resolves once durable. Rejects a wrong `seq`, and with `TAKEN` another record's reservation. */
  save: (record: R, event: E) => Promise<void>
  perform: (task: T, record: R) => Promise<E | undefined>
  /** Makes errors and time-outs an event that the user sees. */
  obstacle?: (record: R, why: Reason) => E | undefined
  /** Names are exclusive across all contexts of the extension. */
  exclusive: <V>(name: string, work: () => Promise<V>) => Promise<V>
  after: StartTimer
}>

type Carried<R, E> = Readonly<{ record: R; unsaved: E | undefined; isResting: boolean }>

/** More conflicts than this rest until the next run. */
const MOST_CONFLICTS = 5

/** Names a record's lock. */
export function recordLock(machine: string, id: string): string {
  return `${machine} ${id}`
}

/**
 * Runs a record's due work and saves between acts: signed bytes before broadcast. Uncertain effects are checked before
 * repeats.
 */
export async function runRecord<R, T, E>(
  machine: Runner<R, T, E>,
  id: string,
  ports: RunnerPorts<R, T, E>,
): Promise<R | undefined> {
  return ports.exclusive(recordLock(machine.name, id), async () => {
    const loaded = await ports.load(id)
    let carried: Carried<R, E> | undefined =
      loaded === undefined ? undefined : { record: loaded, unsaved: undefined, isResting: false }
    let isNotifying = true
    while (carried) {
      const task: T | undefined = carried.isResting ? undefined : machine.next(carried.record)
      const notification = machine.pending(carried.record)
      if (notification !== undefined && isNotifying && (task === undefined || machine.isAfterNotifications(task))) {
        const notified: Carried<R, E> | undefined = await notify(machine, notification, carried, ports)
        isNotifying = notified !== undefined
        carried = notified ?? { ...carried, unsaved: undefined }
      } else if (task === undefined) break
      else carried = await carryOut(machine, task, carried, ports)
    }
    if (carried?.unsaved) await ports.save(carried.record, carried.unsaved)
    return carried?.record
  })
}

// A failure is retried; pages show the change anyway.
async function notify<R, T, E>(
  machine: Runner<R, T, E>,
  task: T,
  { record, unsaved, isResting }: Carried<R, E>,
  ports: RunnerPorts<R, T, E>,
): Promise<Carried<R, E> | undefined> {
  if (unsaved) await ports.save(record, unsaved)
  const event = await withTimeLimit(NOTIFY_SECONDS, ports.after, ports.perform(task, record)).catch(() => undefined)
  const after = event && machine.apply(record, event)
  return after === undefined || after === record ? undefined : { record: after, unsaved: event, isResting }
}

async function carryOut<R, T, E>(
  machine: Runner<R, T, E>,
  task: T,
  { record, unsaved }: Carried<R, E>,
  ports: RunnerPorts<R, T, E>,
): Promise<Carried<R, E>> {
  let saved: Promise<void> | undefined
  const saving = () => {
    saved ??= unsaved ? ports.save(record, unsaved) : Promise.resolve()
    return saved
  }
  const perform = () => performed(task, record, ports)
  const act = async (): Promise<Carried<R, E>> => {
    const event = machine.isRead(task) ? await together(perform(), saving()) : await saving().then(perform)
    if (!event) return { record, unsaved: undefined, isResting: true }
    const after = machine.apply(record, event)
    const isResting = after === record || machine.isOnlyNews(event, after, task)
    return { record: after, unsaved: after === record ? undefined : event, isResting }
  }
  return machine.isReserving(task) ? reserving(act, { record, unsaved: undefined, isResting: true }, ports) : act()
}

// Otherwise a failing task would repeat unnoticed.
async function performed<R, T, E>(task: T, record: R, ports: RunnerPorts<R, T, E>): Promise<E | undefined> {
  const { obstacle, after, perform } = ports
  let isLate = true
  const answered = async () => {
    try {
      return await perform(task, record)
    } catch (error) {
      if (!obstacle) throw error
      return obstacle(record, reasonOfError(error))
    } finally {
      isLate = false
    }
  }
  const event = await withTimeLimit(PERFORM_SECONDS, after, answered())
  return isLate ? obstacle?.(record, { code: 'TIMEOUT' }) : event
}

// After a conflict, it rereads free nonces and coins.
async function reserving<R, E>(
  act: () => Promise<Carried<R, E>>,
  unchanged: Carried<R, E>,
  ports: Pick<RunnerPorts<R, unknown, E>, 'save'>,
): Promise<Carried<R, E>> {
  for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts += 1) {
    const { unsaved: event, ...carried } = await act()
    try {
      if (event) await ports.save(carried.record, event)
      return { ...carried, unsaved: undefined }
    } catch (error) {
      if (!isCausewayError(error, 'TAKEN')) throw error
    }
  }
  return unchanged
}

// Both must end first, even in failure.
async function together<T>(reading: Promise<T>, saving: Promise<void>): Promise<T> {
  const [read, saved] = await Promise.allSettled([reading, saving])
  if (saved.status === 'rejected') throw saved.reason
  if (read.status === 'rejected') throw read.reason
  return read.value
}
