import * as v from 'valibot'
import type { OnDamaged } from './db.ts'
import type { StoreName } from './migrations.ts'
import { whyNot } from './schema.ts'

export type Place = Readonly<{ store: StoreName; key: 'id' | 'origin' }>

/** Decodes a row; an unreadable one is reported, stays stored and gives undefined. */
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
