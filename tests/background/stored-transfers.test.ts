import { expect, it } from 'vitest'
import { type Execution, isInFlight } from '../../src/core/execution/execution.ts'
import { executionRowOf } from '../../src/store/executions/row.ts'
import { trackedRequestId, transferTracking } from '../../src/wallet/engine/polling/poll-interval.ts'
import { createRequestBudget } from '../../src/wallet/engine/polling/request-budget.ts'
import { createTracker } from '../../src/wallet/engine/polling/tracker.ts'
import { resumeWork } from '../../src/wallet/engine/resume.ts'
import { countWaitingForUnlock } from '../../src/wallet/engine/waiting-for-unlock.ts'
import { templates } from '../bench/scale/templates.ts'
import { approved, newPlace, newWorker, withEmptyDisk } from '../store/stand.ts'
import { virtualClock } from '../wallet/virtual-clock.ts'
import { openTestStores } from './stores.ts'

withEmptyDisk()

async function store(execution: Execution, count: number): Promise<void> {
  const named = (at: number) => executionRowOf({ ...execution, id: `${execution.id} ${at}` }, 'last')
  await newWorker().database.write('executions', async (rows) => {
    await Promise.all(Array.from({ length: count }, (_none, at) => rows.put(named(at))))
  })
}

async function startUntilLockedPage() {
  const counted = { glanced: 0, loaded: 0, looks: 0, questions: 0, timers: 0 }
  const { executions, bundles } = await openTestStores({ place: newPlace() })
  const counting = {
    glanceInFlight: async () => {
      const seen = await executions.glanceInFlight()
      counted.glanced += seen.length
      return seen
    },
    load: (id: string) => {
      counted.loaded += 1
      return executions.load(id)
    },
  }
  const clock = virtualClock()
  const budget = createRequestBudget()
  const tracker = createTracker<Execution>({
    run: async (id) => {
      counted.looks += 1
      return new Promise<never>(() => id)
    },
    following: (execution) => transferTracking(execution, { nowSeconds: clock.now() / 1_000, blockSeconds: 1 }),
    inFlight: async () =>
      (await counting.glanceInFlight()).map((each) => ({
        id: each.id,
        requestId: trackedRequestId(each),
        isQuiet: !isInFlight(each),
      })),
    listen: () => () => undefined,
    after: (...asked) => {
      counted.timers += 1
      return clock.after(...asked)
    },
    budget: {
      take: (now) => {
        const taken = budget.take(now)
        if (taken.ok) counted.questions += 1
        return taken
      },
    },
    keepAwake: () => undefined,
    changed: () => undefined,
    nowMilliseconds: clock.now,
  })
  await resumeWork({
    inFlight: async () => (await counting.glanceInFlight()).length,
    resume: tracker.resume,
    isMade: () => true,
    alarm: { set: async () => undefined, clear: async () => undefined },
  })
  const waiting = await countWaitingForUnlock({ executions: counting, bundles })
  return { waiting, counted }
}

it('reads, asks and times as much with 500 ended transfers as with none', async () => {
  const { tracking, filled } = await templates()
  await store(approved({ id: 'planned' }), 2)
  await store({ ...tracking, id: 'tracked' }, 3)
  const without = await startUntilLockedPage()
  await store({ ...filled, id: 'ended' }, 500)
  expect(await startUntilLockedPage()).toEqual(without)
  expect(without.waiting).toBe(2)
  expect(without.counted).toMatchObject({ glanced: 15, loaded: 2, looks: 3, questions: 1 })
})

it('looks at 8 of 500 ended ones that may still reorganise before a locked page has its answer', async () => {
  const { filled } = await templates()
  const { stage } = filled
  if (stage.stage !== 'filled') throw new Error(`expected a fill, got ${stage.stage}`)
  await store({ ...filled, id: 'unsettled', stage: { ...stage, isFinal: undefined } }, 500)
  const { waiting, counted } = await startUntilLockedPage()
  expect(waiting).toBe(0)
  expect(counted).toMatchObject({ loaded: 0, looks: 8, questions: 0, timers: 1 })
})
