import { expect, it } from 'vitest'
import { createBundles } from '../../src/store/bundles/store.ts'
import { createDatabase } from '../../src/store/database/indexed-db.ts'
import { executionRowOf } from '../../src/store/executions/row.ts'
import { createExecutions } from '../../src/store/executions/store.ts'
import { withSecondCopies } from '../../src/store/second-copies/copied-database.ts'
import { encodeCopies, type UpdateProgress } from '../../src/store/second-copies/storage.ts'
import { count } from '../count.ts'
import { countingReads } from './counting-reads.ts'
import { approved, newPlace, withEmptyDisk } from './stand.ts'

withEmptyDisk()

const MANY = count('CAUSEWAY_ENDED_ROWS', { usual: 2_000, deep: 10_000 })
const ended = executionRowOf(
  approved({ stage: { stage: 'failed', end: { reason: 'expired' } }, pendingNotifications: [] }),
  'last',
)

const nameOf = (at: number) => `transfer-${String(at).padStart(5, '0')}`

it('reads only running transfers of a disk of 10,000 at the unlock, and copies the others afterwards', async () => {
  const place = newPlace()
  const first = createDatabase()
  await first.write('executions', async (store) => {
    await Promise.all(
      Array.from({ length: MANY }, (_, at) => store.put({ ...ended, id: nameOf(at), approvedAtSeconds: at })),
    )
  })
  await first.write(
    'executions',
    async (store) => void (await store.put(executionRowOf(approved({ id: 'under way' }), 'last'))),
  )
  const reads = countingReads()
  const database = withSecondCopies({ database: first, place, onDamaged: () => {} })
  await database.read('vault', (store) => store.get('vault'))
  await database.read('settings', (store) => store.get('settings'))
  const executions = createExecutions({ database, onDamaged: () => {} })
  const bundles = createBundles({ database, onDamaged: () => {} })
  expect(await executions.glanceInFlight()).toHaveLength(1)
  expect(await bundles.inFlight()).toEqual([])
  // The few that one batch of copies reads meanwhile are no part of it.
  expect(reads.counted.rows).toBeLessThan(1_000)
  expect(reads.counted.writes).toBeLessThan(10)
  await expect.poll(() => place.texts.size).toBeGreaterThan(MANY)
  reads.stop()
}, 120_000)

it('reads 50 transfers in flight at a time, each time after pages had their turn', async () => {
  const database = createDatabase()
  await database.write('executions', async (store) => {
    await Promise.all(
      Array.from({ length: 120 }, (_, at) => store.put(executionRowOf(approved({ id: nameOf(at) }), 'last'))),
    )
  })
  const reads = countingReads()
  const atTurn: number[] = []
  const turn = async () => void atTurn.push(reads.counted.rows)
  const executions = createExecutions({ database, onDamaged: () => {}, turn })
  const seen = await executions.glanceInFlight()
  expect(seen.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, at) => nameOf(at)))
  expect(atTurn).toEqual([0, 0, 50, 100])
  expect(await createBundles({ database, onDamaged: () => {}, turn }).inFlight()).toEqual([])
  expect(atTurn).toHaveLength(4)
  reads.stop()
})

it('asks for the turn of pages after both copies were compared', async () => {
  const place = newPlace()
  let compare = () => {}
  const mayCompare = new Promise<void>((resolve) => {
    compare = resolve
  })
  const first = createDatabase()
  await first.write('executions', async (store) => void (await store.put(executionRowOf(approved(), 'last'))))
  const database = withSecondCopies({
    database: first,
    place: { ...place, session: () => mayCompare.then(place.session) },
    onDamaged: () => {},
  })
  const turns: string[] = []
  const turn = async () => void turns.push(place.texts.has('executions:'.concat(approved().id)) ? 'after' : 'before')
  const seen = createExecutions({ database, onDamaged: () => {}, turn }).glanceInFlight()
  compare()
  expect(await seen).toHaveLength(1)
  expect(new Set(turns)).toEqual(new Set(['after']))
})

it('reads the settings of a lost disk of 10,000 before its history, which is restored in batches that say how far', async () => {
  const place = newPlace()
  const transfer = approved({ stage: { stage: 'failed', end: { reason: 'expired' } }, pendingNotifications: [] })
  for (let at = 0; at < MANY; at += 1) {
    const id = nameOf(at)
    const row = executionRowOf({ ...transfer, id }, 'last')
    await place.write(encodeCopies(new Map([[`executions:${id}`, row]])))
  }
  await place.write(encodeCopies(new Map([['settings:settings', { language: 'de' }]])))
  const heard: (UpdateProgress | undefined)[] = []
  const onProgress = (progress: UpdateProgress | undefined) => void heard.push(progress)
  const database = withSecondCopies({ database: createDatabase(), place, onDamaged: () => {}, onProgress })
  const executions = createExecutions({ database, onDamaged: () => {} })
  let isRestored = false
  const listed = executions.list({ limit: 1 }).then((rows) => {
    isRestored = true
    return rows
  })
  expect(await database.read('settings', (store) => store.get('settings'))).toMatchObject({ language: 'de' })
  expect(isRestored).toBe(false)
  expect(heard.length).toBeLessThanOrEqual(1)
  expect(await listed).toHaveLength(1)
  expect(heard.slice(0, 2)).toEqual([
    { done: 0, total: MANY },
    { done: 250, total: MANY },
  ])
  expect(heard.at(-1)).toBeUndefined()
  expect(heard).toHaveLength(MANY / 250 + 1)
}, 120_000)
