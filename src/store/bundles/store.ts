import { type Bundle, nextOfBundle } from '../../core/bundle/bundle.ts'
import { CausewayError } from '../../lib/errors.ts'
import { fieldOf } from '../executions/row.ts'
import { rowsInFlight } from '../records/in-flight.ts'
import { namesInUse } from '../records/names-in-use.ts'
import { type ListPosition, newestFirst, newestReadable } from '../records/newest-first.ts'
import { refuseReserved } from '../records/reservations.ts'
import { markBroadcast } from '../second-copies/marks.ts'
import { type BundlesPorts, createBundleReader } from './reader.ts'
import { bundleRowOf, reservedByBundle } from './row.ts'

/**
 * One durable row per bundle. In flight, the newer of row and second copy counts; a newer mark stops signing
 * (store/records/recovery.ts). Unreadable rows are reported and left alone.
 */
export type Bundles = Readonly<{
  /**
   * Stores durably, first with `seq` 0. Rejects without writing: `STALE_SAVE` after another save, `TAKEN` for another
   * record's reservation.
   */
  save: (bundle: Bundle) => Promise<void>
  /** Notes durably, outside the database, that signed bytes may be broadcast. */
  mark: (bundle: Bundle) => Promise<void>
  load: (id: string) => Promise<Bundle | undefined>
  /** Newest first; `before` continues an earlier page. A short page is the last. */
  list: (limit: number, before?: ListPosition) => Promise<readonly Bundle[]>
  /** Includes bundles with pending notifications. */
  inFlight: () => Promise<readonly Bundle[]>
  holding: (resource: string) => Promise<readonly Bundle[]>
  ofCalls: (origin: string, callsId: string) => Promise<Bundle | undefined>
  /** Finds names (core's core/reservation/bundle-names.ts) that other bundles use, also in unreadable rows. */
  usedAmong: (ids: readonly string[], exceptId: string) => Promise<readonly string[]>
}>

/** Makes the store of bundles. */
export function createBundles(ports: BundlesPorts): Bundles {
  const { database, marks } = ports
  // These rows match their copies; only this store changes them later.
  const compared = new Set<string>()
  const { read, load, readAll } = createBundleReader(ports, compared)

  return {
    save: async (bundle) => {
      const made = bundleRowOf(bundle)
      const row = (await ports.seal?.(made, () => database.read('bundles', (rows) => rows.get(bundle.id)))) ?? made
      const names = reservedByBundle(bundle)
      await database.writeRecord('bundles', bundle.id, async (records) => {
        const stored: unknown = await records.bundles.get(bundle.id)
        const storedSeq = fieldOf(stored, 'seq')
        const due = stored === undefined ? 0 : typeof storedSeq === 'number' ? storedSeq + 1 : undefined
        if (bundle.seq !== due) throw stale(due, bundle.seq)
        await refuseReserved({ id: bundle.id, names, stored }, records)
        await records.bundles.put(row)
      })
      compared.add(bundle.id)
      if (nextOfBundle(bundle) === undefined) await marks?.drop(bundle.id).catch(() => undefined)
    },
    mark: (bundle) => markBroadcast(bundle, marks),
    load,
    list: (limit, before) =>
      newestReadable(
        { limit, before },
        (...part) => database.read('bundles', (store) => newestFirst(store.index('byApproval'), ...part)),
        read,
      ),
    inFlight: async () => readAll(await rowsInFlight(ports, 'bundles')),
    holding: async (resource) => {
      const rows = await database.read('bundles', (store) => store.index('byResources').getAll(resource))
      return readAll(rows)
    },
    ofCalls: async (origin, callsId) => {
      const rows = await database.read('bundles', (store) => store.index('byCalls').getAll([origin, callsId]))
      return (await readAll(rows))[0]
    },
    usedAmong: (ids, exceptId) => database.read('bundles', (store) => namesInUse(store.index('byIds'), ids, exceptId)),
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
