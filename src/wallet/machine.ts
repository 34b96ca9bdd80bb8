import { type Reason, reasonOfError } from '../core/reason.ts'
import { isCausewayError } from '../lib/errors.ts'
import { type After, within } from './within.ts'

/** How long one call of `perform` is waited for, seconds: the next look asks again, and nothing is concluded. */
export const PERFORM_SECONDS = 90
/** How long a notification is waited for, seconds. */
const NOTIFY_SECONDS = 10

/** What carries a durable record on: two pure functions, and what its tasks are like. */
export type Machine<R, T, E> = Readonly<{
  /** The kind of record, in one word. */
  name: string
  /** The next task, apart from notifications. */
  next: (record: R) => T | undefined
  /** The notification that is pending, if any. No money waits for it. */
  pending: (record: R) => T | undefined
  /** Whether a task comes after pending notifications: nothing is signed or sent by it. */
  isAfterNotifications: (task: T) => boolean
  apply: (record: R, event: E) => R
  /**
   * Whether a task does nothing outside and only reads. What came of the task before may be saved while it goes on, since
   * whatever a crash in between forgets is read once more. Everything else begins only when all before it is durable.
   */
  isRead: (task: T) => boolean
  /** Whether a task may reserve a nonce, a coin or an arrival, which is its record's once that is saved and not before. */
  isReserving: (task: T) => boolean
  /** Whether an event changed nothing in our hands, so that it waits for the next look; progress goes on at once. */
  isOnlyNews: (event: E, after: R, task: T) => boolean
}>

export type MachinePorts<R, T, E> = Readonly<{
  load: (id: string) => Promise<R | undefined>
  /**
   * Durable before it resolves, with the event that made it; refuses a record whose `seq` does not follow, and with `TAKEN`
   * one that reserves what another record has.
   */
  save: (record: R, event: E) => Promise<void>
  /** Carries a task out; nothing when there is only to wait. */
  perform: (task: T, record: R) => Promise<E | undefined>
  /** What a task that threw, or took too long, comes to: the user must hear of it, and be offered a way out. */
  obstacle?: (record: R, why: Reason) => E | undefined
  /** Runs one function at a time per name, across every context of the extension. */
  exclusive: <V>(name: string, work: () => Promise<V>) => Promise<V>
  after: After
}>

/** How far a record is; `unsaved` is the event that made it so, while that is not stored yet. */
type Carried<R, E> = Readonly<{ record: R; unsaved: E | undefined; isResting: boolean }>

/** After so many conflicts at one task it rests until the next look. */
const MOST_CONFLICTS = 5

/** The name of the lock under which a record is carried on. */
export function lockOf(machine: string, id: string): string {
  return `${machine} ${id}`
}

/**
 * Carries a record on for as long as there is something to do now, saving between any two acts. Starting, resuming after
 * a crash and retrying are this one function: signed bytes are stored before they are sent, and what is not known to
 * have happened is looked at before anything is done again. Notifications come last, and one that fails or hangs is left
 * for the next look.
 *
 * @returns the record as it is stored when there is only to wait, or undefined when it does not exist
 */
export async function carryOn<R, T, E>(
  machine: Machine<R, T, E>,
  id: string,
  ports: MachinePorts<R, T, E>,
): Promise<R | undefined> {
  return ports.exclusive(lockOf(machine.name, id), async () => {
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

// It is told again where it fails: the pages show the news all the same.
async function notify<R, T, E>(
  machine: Machine<R, T, E>,
  task: T,
  { record, unsaved, isResting }: Carried<R, E>,
  ports: MachinePorts<R, T, E>,
): Promise<Carried<R, E> | undefined> {
  if (unsaved) await ports.save(record, unsaved)
  const event = await within(NOTIFY_SECONDS, ports.after, ports.perform(task, record)).catch(() => undefined)
  const after = event && machine.apply(record, event)
  return after === undefined || after === record ? undefined : { record: after, unsaved: event, isResting }
}

async function carryOut<R, T, E>(
  machine: Machine<R, T, E>,
  task: T,
  { record, unsaved }: Carried<R, E>,
  ports: MachinePorts<R, T, E>,
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

// A task that throws or hangs at each look would go on so for ever, and nobody would hear of it.
async function performed<R, T, E>(task: T, record: R, ports: MachinePorts<R, T, E>): Promise<E | undefined> {
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
  const event = await within(PERFORM_SECONDS, after, answered())
  return isLate ? obstacle?.(record, { code: 'TIMEOUT' }) : event
}

// Read first, then reserved by the save: where another record was faster, what is free is read again.
async function reserving<R, E>(
  act: () => Promise<Carried<R, E>>,
  unchanged: Carried<R, E>,
  ports: Pick<MachinePorts<R, unknown, E>, 'save'>,
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

// Both are over before anything else begins, also where one of them fails.
async function together<T>(reading: Promise<T>, saving: Promise<void>): Promise<T> {
  const [read, saved] = await Promise.allSettled([reading, saving])
  if (saved.status === 'rejected') throw saved.reason
  if (read.status === 'rejected') throw read.reason
  return read.value
}
