import type { Bundle } from '../core/bundle/bundle.ts'
import { CausewayError } from '../lib/errors.ts'
import { bundleRowOf, decodeBundleRow, reservedByBundle } from './bundle-row.ts'
import type { Database, OnDamaged } from './db.ts'
import { field } from './execution-row.ts'
import { newestFirst, newestReadable, type Place } from './newest-first.ts'
import { refuseTaken } from './reserved.ts'
import { usedAmong } from './used-among.ts'

/** The durable records of calls that were sent: one row each. A row that cannot be read is reported and left alone. */
export type Bundles = Readonly<{
  /**
   * Stores a bundle durably, the first time with `seq` 0. Rejects with `STALE_SAVE`, and writes nothing, when another save
   * came first; with `TAKEN` when another record has reserved the same.
   */
  save: (bundle: Bundle) => Promise<void>
  load: (id: string) => Promise<Bundle | undefined>
  /** By the time of approval, newest first; `before` goes on after the last one of an earlier page. A short page is the last. */
  list: (limit: number, before?: Place) => Promise<readonly Bundle[]>
  /** What there is to carry on or to tell of. */
  inFlight: () => Promise<readonly Bundle[]>
  /** What holds nonces on a lane (see lane.ts in core). */
  holding: (lane: string) => Promise<readonly Bundle[]>
  /** What became of a page's request, by its origin and the id that it knows the request by. */
  ofCalls: (origin: string, callsId: string) => Promise<Bundle | undefined>
  /** Which of these names (see names.ts in core) other bundles have, those of unreadable rows included. */
  usedAmong: (ids: readonly string[], exceptId: string) => Promise<readonly string[]>
}>

/** Makes the store of bundles over the database. */
export function createBundles(ports: Readonly<{ database: Database; onDamaged: OnDamaged }>): Bundles {
  const { database, onDamaged } = ports

  function read(row: unknown): readonly Bundle[] {
    const decoded = decodeBundleRow(row)
    if (decoded.ok) return [decoded.bundle]
    onDamaged({ store: 'bundles', key: String(field(row, 'id')), why: decoded.why })
    return []
  }

  return {
    save: async (bundle) => {
      const row = bundleRowOf(bundle)
      const names = reservedByBundle(bundle)
      await database.writeRecord('bundles', bundle.id, async (records) => {
        const stored: unknown = await records.bundles.get(bundle.id)
        const storedSeq = field(stored, 'seq')
        const due = stored === undefined ? 0 : typeof storedSeq === 'number' ? storedSeq + 1 : undefined
        if (bundle.seq !== due) throw stale(due, bundle.seq)
        await refuseTaken({ id: bundle.id, names, stored }, records)
        await records.bundles.put(row)
      })
    },
    load: async (id) => {
      const row: unknown = await database.read('bundles', (store) => store.get(id))
      return row === undefined ? undefined : read(row)[0]
    },
    list: (limit, before) =>
      newestReadable(
        { limit, before },
        (...part) => database.read('bundles', (store) => newestFirst(store.index('byApproval'), ...part)),
        (row) => read(row)[0],
      ),
    inFlight: async () => {
      const rows = await database.read('bundles', (store) => store.index('inFlight').getAll())
      return rows.flatMap(read)
    },
    holding: async (lane) => {
      const rows = await database.read('bundles', (store) => store.index('byLanes').getAll(lane))
      return rows.flatMap(read)
    },
    ofCalls: async (origin, callsId) => {
      const rows = await database.read('bundles', (store) => store.index('byCalls').getAll([origin, callsId]))
      return rows.flatMap(read)[0]
    },
    usedAmong: (ids, exceptId) => database.read('bundles', (store) => usedAmong(store.index('byIds'), ids, exceptId)),
  }
}

function stale(due: number | undefined, got: number): CausewayError {
  const expected = due === undefined ? 'a readable row' : `${due}`
  return new CausewayError('STALE_SAVE', 'These calls were saved by someone else meanwhile; nothing was written', {
    where: 'seq',
    expected,
    got,
  })
}
