import { apply, type Event } from '../core/apply.ts'
import { type Execution, next, type Task } from '../core/execution.ts'
import { laneOf } from '../core/lane.ts'

export type ExecutorPorts = Readonly<{
  load: (id: string) => Promise<Execution | undefined>
  /** Durable before it resolves, with the event that made it; refuses a record whose `seq` does not follow. */
  save: (execution: Execution, event: Event) => Promise<void>
  /** Carries a task out; nothing when there is only to wait. */
  perform: (task: Task, execution: Execution) => Promise<Event | undefined>
  /** Runs one function at a time per name, across every context of the extension. */
  exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>
}>

/**
 * Tasks that do nothing outside: they only read. What came of the task before may be saved while they go on, since
 * whatever a crash in between forgets is read once more. Everything else begins only when all before it is durable.
 */
const READS: readonly Task['task'][] = ['simulate', 'reserve', 'confirm', 'settle', 'track', 'proveFill', 'proveRefund']

/**
 * Carries an execution on for as long as there is something to do now, saving between any two acts. Starting,
 * resuming after a crash and retrying are this one function: signed bytes are stored before they are sent, and what
 * is not known to have happened is looked at before anything is done again.
 *
 * @returns the execution as it is stored when there is only to wait, or undefined when it does not exist
 */
export async function run(id: string, ports: ExecutorPorts): Promise<Execution | undefined> {
  return ports.exclusive(`execution ${id}`, async () => {
    const loaded = await ports.load(id)
    let carried: Carried | undefined = loaded && { execution: loaded, unsaved: undefined, isResting: false }
    for (let task = carried && next(carried.execution); carried && task; task = next(carried.execution)) {
      carried = await carryOut(task, carried, ports)
      if (carried.isResting) break
    }
    if (carried?.unsaved) await ports.save(carried.execution, carried.unsaved)
    return carried?.execution
  })
}

/** How far an execution is; `unsaved` is the event that made it so, while that is not stored yet. */
type Carried = Readonly<{ execution: Execution; unsaved: Event | undefined; isResting: boolean }>

async function carryOut(task: Task, { execution, unsaved }: Carried, ports: ExecutorPorts): Promise<Carried> {
  const saving = async () => {
    if (unsaved) await ports.save(execution, unsaved)
  }
  const act = async (): Promise<Carried> => {
    const event = READS.includes(task.task)
      ? await together(ports.perform(task, execution), saving())
      : await saving().then(() => ports.perform(task, execution))
    if (!event) return { execution, unsaved: undefined, isResting: true }
    const after = apply(execution, event)
    const isResting = after === execution || isOnlyNews(event, after)
    return { execution: after, unsaved: after === execution ? undefined : event, isResting }
  }
  // A nonce or a coin counts as taken once it is saved, so reading what is free and saving it are one act on its lane.
  const item = task.task === 'reserve' ? execution.plan[task.index] : undefined
  if (!item) return act()
  return ports.exclusive(laneOf(item), async () => {
    const { unsaved: event, ...carried } = await act()
    if (event) await ports.save(carried.execution, event)
    return { ...carried, unsaved: undefined }
  })
}

// Both are over before anything else begins, also where one of them fails.
async function together<T>(reading: Promise<T>, saving: Promise<void>): Promise<T> {
  const [read, saved] = await Promise.allSettled([reading, saving])
  if (saved.status === 'rejected') throw saved.reason
  if (read.status === 'rejected') throw read.reason
  return read.value
}

// Progress goes on at once; what changed nothing in our hands waits for the next look.
function isOnlyNews(event: Event, after: Execution): boolean {
  if (event.event === 'status') return next(after)?.task === 'track'
  return ['troubled', 'needed', 'lost', 'seen', 'settled', 'stalled', 'reported'].includes(event.event)
}
