import { type Bundle, nextOfBundle } from '../../core/bundle/bundle.ts'
import type { Database, OnDamaged, WritableStore } from '../database/indexed-db.ts'
import { fieldOf, sealsIn } from '../executions/row.ts'
import type { SealProgress } from '../sealed/progress.ts'
import type { BroadcastMarks } from '../second-copies/marks.ts'
import { bundleRowOf, decodeBundleRow } from './row.ts'

export type BundlesPorts = Readonly<{
  database: Database
  onDamaged: OnDamaged
  copyOf?: ((id: string) => Promise<unknown>) | undefined
  marks?: BroadcastMarks | undefined
  turn?: (() => Promise<void>) | undefined
  seal?: SealProgress | undefined
}>

export type BundleReader = Readonly<{
  /** Undefined, and reported, when unreadable. */
  read: (row: unknown) => Promise<Bundle | undefined>
  load: (id: string) => Promise<Bundle | undefined>
  readAll: (rows: readonly unknown[]) => Promise<readonly Bundle[]>
}>

/** Makes the reader. `compared` has the ids of rows that match their copies. */
export function createBundleReader(ports: BundlesPorts, compared: Set<string>): BundleReader {
  const { database, onDamaged, marks } = ports

  async function read(row: unknown): Promise<Bundle | undefined> {
    const id = String(fieldOf(row, 'id'))
    const decoded = decodeBundleRow(row)
    if (decoded.ok && (compared.has(id) || nextOfBundle(decoded.bundle) === undefined)) return decoded.bundle
    const [copy, marked] = await Promise.all([ports.copyOf?.(id).catch(() => undefined), marks?.list()])
    const { recoverBundle } = await import('../records/recovery.ts')
    const { bundle, why } = recoverBundle({ row, copy, mark: marked?.find((each) => each.id === id) })
    const isWhole = decoded.ok && decoded.bundle.seq === bundle?.seq
    if (bundle && !isWhole && !(await isPutBack({ row, copy }, bundle))) return load(id)
    if (why !== undefined) onDamaged({ store: 'bundles', key: id, why })
    if (bundle && isWhole) compared.add(id)
    return bundle
  }

  // Overwrites only the same row that was read.
  function isPutBack({ row, copy }: Readonly<{ row: unknown; copy: unknown }>, bundle: Bundle): Promise<boolean> {
    const work = async (store: WritableStore<'bundles'>) => {
      const now: unknown = await store.get(bundle.id)
      if (fieldOf(now, 'seq') !== fieldOf(row, 'seq')) return false
      await store.put({ ...bundleRowOf(bundle), ...sealsIn(copy) })
      return true
    }
    return database.write('bundles', work, bundle.id).catch(() => true)
  }

  async function load(id: string): Promise<Bundle | undefined> {
    const row: unknown = await database.read('bundles', (store) => store.get(id))
    return row === undefined ? undefined : read(row)
  }

  async function readAll(rows: readonly unknown[]): Promise<readonly Bundle[]> {
    const all: Bundle[] = []
    for (const row of rows) {
      const bundle = await read(row)
      if (bundle) all.push(bundle)
    }
    return all
  }

  return { read, load, readAll }
}
