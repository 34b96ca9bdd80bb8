import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import type { Execution } from '../../src/core/execution.ts'
import { replay } from '../../src/core/journal.ts'
import { createBundles } from '../../src/store/bundles.ts'
import { createExecutions } from '../../src/store/executions.ts'
import type { SecondPlace } from '../../src/store/second-copies.ts'
import { bundleOf } from '../core/bundle/bundles.ts'
import { usdcInput } from '../core/honest.ts'
import { approved, newWorker, withEmptyDisk } from './stand.ts'

withEmptyDisk()

const ENDED = { stage: 'failed', end: { reason: 'cancelled', item: 0, atSeconds: 1 } } as unknown as Execution['stage']
const troubled = { event: 'troubled', reason: { code: 'OFFLINE' }, atSeconds: 1_790_000_000 } as const

/** A second place in memory, which outlives workers and databases. */
function place(): SecondPlace & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    all: async () => [...texts.values()],
    write: async (id, text) => void texts.set(id, text),
    remove: async (id) => void texts.delete(id),
  }
}

function open(second: SecondPlace) {
  const worker = newWorker()
  const both = { executions: createExecutions({ ...worker, second }), bundles: createBundles({ ...worker, second }) }
  return { ...both, damages: worker.damages }
}

/** What a browser does that comes back with a database of nothing. */
function loseDatabase(): void {
  globalThis.indexedDB = new IDBFactory()
}

describe('a database that is lost whole', () => {
  it('has every crossing again that was under way, as it was saved last, to be gone on with', async () => {
    const second = place()
    const begun = approved({}, usdcInput, [usdcInput.amount])
    await open(second).executions.begin(begun)
    const saved = { ...begun, seq: 1, trouble: troubled.reason }
    await open(second).executions.save(saved, troubled)
    loseDatabase()

    const { executions, damages } = open(second)
    expect((await executions.glanceInFlight()).map(({ id }) => id)).toEqual([begun.id])
    expect(await executions.load(begun.id)).toStrictEqual(saved)
    expect(await executions.usedAmong([begun.requestId], '')).toEqual([begun.requestId])
    await executions.save({ ...saved, seq: 2 }, troubled)
    expect((await executions.journal(begun.id)).map(({ seq }) => seq)).toEqual([1, 2])
    expect(replay((await executions.journal(begun.id)).slice(0, 1))).toMatchObject({ ok: true, execution: saved })
    expect(damages).toEqual([])
  })

  it('has the calls again that were under way', async () => {
    const second = place()
    const bundle = bundleOf(2)
    await open(second).bundles.save(bundle)
    loseDatabase()
    expect(await open(second).bundles.inFlight()).toStrictEqual([bundle])
  })

  it('gets nothing back of what had come to its end', async () => {
    const second = place()
    const begun = approved()
    await open(second).executions.begin(begun)
    expect(second.texts.size).toBe(1)
    await open(second).executions.save({ ...begun, seq: 1, stage: ENDED, told: true } as Execution, troubled)
    expect(second.texts.size).toBe(0)
  })

  it('leaves out a copy that cannot be what was saved, and says so', async () => {
    const second = place()
    await open(second).executions.begin(approved({ id: 'whole' }))
    await open(second).executions.begin(approved({ id: 'changed' }))
    second.texts.set('changed', (second.texts.get('changed') ?? '').replaceAll('"seq":0', '"seq":3'))
    second.texts.set('none', '{')
    loseDatabase()
    const { executions, damages } = open(second)
    expect((await executions.glanceInFlight()).map(({ id }) => id)).toEqual(['whole'])
    expect(damages.map(({ store, key }) => [store, key])).toEqual([
      ['executions', 'changed'],
      ['executions', 'undefined'],
    ])
  })
})

describe('a second copy', () => {
  it('is there before a save is over', async () => {
    const second = place()
    await open(second).executions.begin(approved({ id: 'first' }))
    expect([...second.texts.keys()]).toEqual(['first'])
  })

  it('is put back also where something new was begun meanwhile, as soon as it can be read', async () => {
    const second = place()
    await open(second).executions.begin(approved({ id: 'lost' }))
    loseDatabase()
    let isDown = true
    const all = () => (isDown ? Promise.reject(new Error('not now')) : second.all())
    const { executions } = open({ ...second, all })
    await executions.begin(approved({ id: 'new' }))
    expect((await executions.glanceInFlight()).map(({ id }) => id)).toEqual(['new'])
    isDown = false
    expect((await executions.glanceInFlight()).map(({ id }) => id).sort()).toEqual(['lost', 'new'])
  })

  it('that was left behind by a kill after an end is removed, and takes no place of the end', async () => {
    const second = place()
    const begun = approved()
    await open(second).executions.begin(begun)
    const left = second.texts.get(begun.id) ?? ''
    const over = { ...begun, seq: 1, stage: ENDED, told: true } as Execution
    await open(second).executions.save(over, troubled)
    second.texts.set(begun.id, left)
    expect((await open(second).executions.load(begun.id))?.seq).toBe(1)
    expect(second.texts.size).toBe(0)
  })

  it('that cannot be kept takes the one of before along, which knows less than was done since', async () => {
    const second = place()
    const begun = approved()
    await open(second).executions.begin(begun)
    const full = { ...second, write: () => Promise.reject(new Error('full')) }
    await open(full).executions.save({ ...begun, seq: 1, trouble: troubled.reason }, troubled)
    expect(second.texts.size).toBe(0)
  })

  it('that cannot be kept, or read, stops nothing', async () => {
    const broken = () => Promise.reject(new Error('full'))
    const { executions } = open({ all: broken, write: broken, remove: broken })
    const begun = approved()
    await executions.begin(begun)
    expect(await executions.load(begun.id)).toStrictEqual(begun)
  })
})
