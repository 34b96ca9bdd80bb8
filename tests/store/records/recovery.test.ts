import { describe, expect, it } from 'vitest'
import { canBeAbandoned } from '../../../src/core/execution/abandon.ts'
import { apply, type Event } from '../../../src/core/execution/apply.ts'
import { createBundles } from '../../../src/store/bundles/store.ts'
import { createDatabase, type Damage } from '../../../src/store/database/indexed-db.ts'
import { createExecutions, type Executions } from '../../../src/store/executions/store.ts'
import { withSecondCopies } from '../../../src/store/second-copies/copied-database.ts'
import { createMarks, type MarkStorage } from '../../../src/store/second-copies/marks.ts'
import { copyOf } from '../../../src/store/second-copies/storage.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { NOW } from '../../core/honest.ts'
import { approved, newMarkPlace, newPlace, type Place, putRaw, withEmptyDisk } from '../stand.ts'

withEmptyDisk()

const terms = { terms: 'evm', nonce: 7, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } as const
const hash = `0x${'ab'.repeat(32)}`
const signed = { kind: 'evmTransaction', purpose: 'step', chainId: 1, bytes: '0x02', hash } as never
const HISTORY: readonly Event[] = [
  { event: 'reserved', index: 0, terms, atSeconds: NOW },
  { event: 'signed', index: 0, signed, atSeconds: NOW },
  { event: 'broadcast', index: 0, atSeconds: NOW + 1 },
  { event: 'rebroadcast', index: 0, atSeconds: NOW + 2 },
]

/** Opens a new background's stores on the present disk. */
function open(place?: Place, marks?: MarkStorage) {
  const damages: Damage[] = []
  const onDamaged = (damage: Damage) => void damages.push(damage)
  const first = createDatabase()
  const database = place ? withSecondCopies({ database: first, place, onDamaged }) : first
  const ofStore = (store: 'executions' | 'bundles') => place && ((id: string) => copyOf(place, store, id))
  const executions = createExecutions({
    database,
    onDamaged,
    copyOf: ofStore('executions'),
    marks: marks && createMarks(marks),
  })
  return { damages, database, executions, bundles: createBundles({ database, onDamaged, copyOf: ofStore('bundles') }) }
}

const rowsNow = () => createDatabase().read('executions', (store) => store.getAll())
const dropRecords = (from: number) =>
  createDatabase().remove(
    'journal',
    Array.from({ length: 9 }, (_, at): [string, number] => ['transfer', from + at]),
  )

/** As if the log's end was lost. */
async function loseSaves(rows: readonly unknown[], seq: number): Promise<void> {
  await putRaw('executions', rows[seq])
  await dropRecords(seq + 1)
}

async function withRows(executions: Executions) {
  const rows: unknown[] = []
  let execution = approved()
  await executions.begin(execution)
  rows.push((await rowsNow())[0])
  for (const event of HISTORY) {
    if (event.event === 'rebroadcast') await executions.mark(execution)
    execution = apply(execution, event)
    await executions.save(execution, event)
    rows.push((await rowsNow())[0])
  }
  return { rows, execution }
}

describe('a database that has lost the end of its log', () => {
  it('gives way to the second copy of more saves, and says so in the log', async () => {
    const place = newPlace()
    const { rows, execution } = await withRows(open(place).executions)
    for (let seq = 0; seq < HISTORY.length; seq += 1) {
      await loseSaves(rows, seq)
      place.restart()
      const { executions, damages } = open(place)
      expect(await executions.load('transfer')).toStrictEqual(execution)
      expect(damages).toMatchObject([{ store: 'executions', key: 'transfer', why: /its save 4 was lost/ }])
      const again = open(place)
      expect(await again.executions.load('transfer')).toStrictEqual(execution)
      expect(again.damages).toStrictEqual([])
    }
  })

  it('does not write its older row over the newer copy, also where the copy may be old', async () => {
    const place = newPlace()
    const { rows, execution } = await withRows(open(place).executions)
    await loseSaves(rows, 2)
    place.texts.set('unsure', 'executions:transfer')
    place.restart()
    await open(place).executions.glanceInFlight()
    expect(await copyOf(place, 'executions', 'transfer')).toMatchObject({ seq: 4 })
    expect(await open(place).executions.load('transfer')).toStrictEqual(execution)
  })

  it('is saved on from where the copy was', async () => {
    const place = newPlace()
    const { rows, execution } = await withRows(open(place).executions)
    await loseSaves(rows, 1)
    const { executions } = open(place)
    const loaded = await executions.load('transfer')
    if (!loaded) throw new Error('expected the transfer')
    const event: Event = { event: 'obstructed', reason: { code: 'OFFLINE' }, atSeconds: NOW + 9 }
    await executions.save(apply(loaded, event), event)
    expect(await open(place).executions.load('transfer')).toStrictEqual(apply(execution, event))
  })

  it('is noticed by the mark of what was broadcast where there is no copy, and named with its bytes', async () => {
    const marks = newMarkPlace()
    const { rows } = await withRows(open(undefined, marks).executions)
    for (const seq of [0, 1]) {
      await loseSaves(rows, seq)
      const { executions, damages } = open(undefined, marks)
      const found = await executions.load('transfer')
      expect(found?.lostSaves).toStrictEqual({ seq: 3, sent: { index: 0, hash } })
      expect(found?.seq).toBe(4)
      expect(damages).toMatchObject([{ why: /saves up to 3 were made/ }])
      expect((await open(undefined, marks).executions.load('transfer'))?.lostSaves?.seq).toBe(3)
    }
  })

  it('knows by the mark that bytes are out which its row has as signed and unbroadcast', async () => {
    const marks = newMarkPlace()
    const { rows } = await withRows(open(undefined, marks).executions)
    await loseSaves(rows, 2)
    const found = await open(undefined, marks).executions.load('transfer')
    expect(found?.lostSaves).toStrictEqual({ seq: 3 })
    expect(found?.items[0]).toMatchObject({ phase: 'broadcast', signed: { hash } })
    expect(found && canBeAbandoned(found)).toBe(false)
  })

  it('is not noticed where the row has everything that was broadcast', async () => {
    const marks = newMarkPlace()
    const { rows } = await withRows(open(undefined, marks).executions)
    await loseSaves(rows, 3)
    expect((await open(undefined, marks).executions.load('transfer'))?.lostSaves).toBeUndefined()
  })

  it('keeps no mark of what is over', async () => {
    const marks = newMarkPlace()
    const { executions } = open(undefined, marks)
    const { execution } = await withRows(executions)
    const end: Event = { event: 'ended', end: { reason: 'expired' }, atSeconds: NOW + 3 }
    const ended = apply(execution, end)
    await executions.save({ ...ended, items: [{ phase: 'planned' }] }, end)
    const told: Event = { event: 'told', key: 'transfer:failed', atSeconds: NOW + 3 }
    await executions.save(apply({ ...ended, items: [{ phase: 'planned' }] }, told), told)
    expect(await marks.read()).toBe('[]')
  })

  it('of calls of a site gives way to their second copy as well', async () => {
    const place = newPlace()
    const { bundles } = open(place)
    const bundle = bundleOf(2)
    await bundles.save(bundle)
    const [row] = await createDatabase().read('bundles', (store) => store.getAll())
    const after = { ...bundle, seq: 1, obstacle: { code: 'OFFLINE' } } as const
    await bundles.save(after)
    await putRaw('bundles', row)
    const again = open(place)
    expect(await again.bundles.inFlight()).toStrictEqual([after])
    expect(again.damages).toMatchObject([{ store: 'bundles', why: /lost/ }])
  })
})

describe('a row and a journal that differ', () => {
  it('never go back to an earlier state where the row counts more saves than its journal and cannot be read', async () => {
    const { execution } = await withRows(open().executions)
    await putRaw('executions', {
      id: 'transfer',
      seq: 7,
      approvedAtSeconds: 1,
      inFlightSinceSeconds: 1,
      execution: 'torn',
    })
    const found = await open().executions.load('transfer')
    expect(found).toMatchObject({ seq: 8, lostSaves: { seq: 7 }, items: execution.items })
    expect(found?.lostSaves?.sent).toBeUndefined()
  })

  it('name the bytes that a broken journal still shows', async () => {
    await withRows(open().executions)
    await putRaw('executions', {
      id: 'transfer',
      seq: 4,
      approvedAtSeconds: 1,
      inFlightSinceSeconds: 1,
      execution: 'torn',
    })
    const [, second] = await open().executions.journal('transfer')
    await putRaw('journal', { ...second, previous: 'elsewhere' })
    const found = await open().executions.load('transfer')
    expect(found).toMatchObject({
      seq: 5,
      lostSaves: { seq: 4, sent: { index: 0, hash } },
      items: [{ phase: 'planned' }],
    })
  })

  it('take the journal where it has more saves', async () => {
    const { rows, execution } = await withRows(open().executions)
    await putRaw('executions', rows[1])
    const { executions, damages } = open()
    expect(await executions.load('transfer')).toStrictEqual(execution)
    expect(damages).toHaveLength(1)
  })

  it('take the row where it has more saves, and the journal begins again there', async () => {
    const { execution } = await withRows(open().executions)
    await dropRecords(3)
    const { executions, damages } = open()
    expect(await executions.load('transfer')).toStrictEqual(execution)
    expect(damages).toStrictEqual([])
    await putRaw('executions', {
      id: 'transfer',
      seq: 4,
      approvedAtSeconds: 1,
      inFlightSinceSeconds: 1,
      execution: 'torn',
    })
    expect(await open().executions.load('transfer')).toStrictEqual(execution)
  })
})
