import * as v from 'valibot'
import { whole } from '../database/field-schemas.ts'
import { createSealedList } from '../sealed/list.ts'
import type { SealedRows } from '../sealed/rows.ts'

const row = v.object({ chainId: whole, urls: v.pipe(v.array(v.string()), v.maxLength(20)) })

export type NodeChoice = Readonly<{ chainId: number; urls: readonly string[] }>

export type NodeChoices = Readonly<{
  list: () => Promise<readonly NodeChoice[]>
  /** False when changed from outside. */
  save: (choice: NodeChoice) => Promise<boolean>
  forget: () => Promise<void>
}>

/** Chosen nodes. Locked and changed rows choose nothing. */
export function createNodeChoices(rows: SealedRows): NodeChoices {
  const { list, change, forget } = createSealedList(rows, { key: 'nodes', row, whileLocked: 'none' })
  return {
    list,
    save: ({ chainId, urls }) =>
      change((before) => [...before.filter((each) => each.chainId !== chainId), { chainId, urls: [...urls] }]),
    forget,
  }
}
