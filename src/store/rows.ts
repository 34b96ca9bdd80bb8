import * as v from 'valibot'
import type { OnDamaged } from './db.ts'
import type { StoreName } from './migrations.ts'
import { whyNot } from './schema.ts'

/** Where a row lies, for the report when it cannot be read. */
export type Place = Readonly<{ store: StoreName; key: 'id' | 'origin' }>

/** Decodes a row by its schema; one that cannot be read is reported, and undefined. It stays in the database. */
export function decodeRow<T>(
  schema: v.GenericSchema<unknown, T>,
  row: unknown,
  { store, key, onDamaged }: Place & Readonly<{ onDamaged: OnDamaged }>,
): T | undefined {
  const parsed = v.safeParse(schema, row)
  if (parsed.success) return parsed.output
  const name = typeof row === 'object' && row !== null ? String(Reflect.get(row, key)) : 'nothing'
  onDamaged({ store, key: name, why: whyNot(parsed.issues) })
  return undefined
}
