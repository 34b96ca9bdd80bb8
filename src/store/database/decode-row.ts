import * as v from 'valibot'
import { describeIssues } from './field-schemas.ts'
import type { OnDamaged } from './indexed-db.ts'
import type { StoreName } from './migrations.ts'

export type RowIdentity = Readonly<{ store: StoreName; key: 'id' | 'origin' }>

/** Decodes a row; an unreadable one is reported, stays stored and gives undefined. */
export function decodeRow<T>(
  schema: v.GenericSchema<unknown, T>,
  row: unknown,
  { store, key, onDamaged }: RowIdentity & Readonly<{ onDamaged: OnDamaged }>,
): T | undefined {
  const parsed = v.safeParse(schema, row)
  if (parsed.success) return parsed.output
  const name = typeof row === 'object' && row !== null ? String(Reflect.get(row, key)) : 'nothing'
  onDamaged({ store, key: name, why: describeIssues(parsed.issues) })
  return undefined
}
