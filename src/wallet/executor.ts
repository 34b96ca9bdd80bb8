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
 * Carries an execution on for as long as there is something to do now, saving between any two acts. Starting,
 * resuming after a crash and retrying are this one function: signed bytes are stored before they are sent, and what
 * is not known to have happened is looked at before anything is done again.
 *
 * @returns the execution as it is stored when there is only to wait, or undefined when it does not exist
 */
export async function run(id: string, ports: ExecutorPorts): Promise<Execution | undefined> {
  return ports.exclusive(`execution ${id}`, async () => {
    let execution = await ports.load(id)
    for (let task = execution && next(execution); execution && task; task = next(execution)) {
      const carried: Carried = await carryOut(task, execution, ports)
      execution = carried.execution
      if (carried.isResting) break
    }
    return execution
  })
}

type Carried = Readonly<{ execution: Execution; isResting: boolean }>

async function carryOut(task: Task, execution: Execution, ports: ExecutorPorts): Promise<Carried> {
  const act = async (): Promise<Carried> => {
    const event = await ports.perform(task, execution)
    if (!event) return { execution, isResting: true }
    const after = apply(execution, event)
    if (after !== execution) await ports.save(after, event)
    return { execution: after, isResting: after === execution || isOnlyNews(event, after) }
  }
  // A nonce or a coin counts as taken once it is saved, so reading what is free and saving it are one act on its lane.
  const item = task.task === 'reserve' ? execution.plan[task.index] : undefined
  return item ? ports.exclusive(laneOf(item), act) : act()
}

// Progress goes on at once; what changed nothing in our hands waits for the next look.
function isOnlyNews(event: Event, after: Execution): boolean {
  if (event.event === 'status') return next(after)?.task === 'track'
  return ['troubled', 'needed', 'lost', 'seen', 'settled', 'stalled'].includes(event.event)
}
