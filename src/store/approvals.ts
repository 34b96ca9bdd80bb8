import * as v from 'valibot'
import { type Hex, isHex } from '../lib/hex.ts'
import { askedBy, pageCall } from './bundle-schema.ts'
import type { Database, OnDamaged } from './db.ts'
import { typedData } from './item-schema.ts'
import { decodeRow } from './rows.ts'
import { type Frozen, intentInput, whole } from './schema.ts'

const text = v.string()
const message = v.custom<Hex>((value) => isHex(value), 'expected bytes in hex')
const common = {
  id: text,
  ticket: text,
  origin: text,
  key: text,
  createdAtSeconds: whole,
  callKeys: v.array(text),
  asks: v.optional(text),
  pages: v.optional(v.array(v.looseObject({ tabId: whole, documentId: v.optional(text) }))),
}
const schema = v.variant('kind', [
  v.looseObject({ ...common, kind: v.literal('connect') }),
  v.looseObject({
    ...common,
    kind: v.literal('intent'),
    input: intentInput,
    callsId: text,
    choosesFor: v.optional(text),
    expiresAtSeconds: v.optional(whole),
  }),
  v.looseObject({ ...common, kind: v.literal('message'), account: text, message }),
  v.looseObject({ ...common, kind: v.literal('typedData'), account: text, typedData }),
  v.looseObject({
    ...common,
    kind: v.literal('calls'),
    callsId: text,
    by: askedBy,
    account: text,
    chainId: whole,
    calls: v.array(pageCall),
    required: v.array(v.looseObject({ token: text, amount: v.bigint() })),
  }),
])

/** An approval stores the page's call, never a quote. Quotes stay fresh for seconds and only a proof yields one. */
export type StoredApproval = Frozen<v.InferInput<typeof schema>>

/** Open approvals survive a killed background. Unreadable rows are reported and skipped. */
export type Approvals = Readonly<{
  save: (approval: StoredApproval) => Promise<void>
  load: (id: string) => Promise<StoredApproval | undefined>
  /** Sorts oldest first. */
  list: () => Promise<readonly StoredApproval[]>
  remove: (id: string) => Promise<void>
}>

/** Makes the store of open approvals. */
export function createApprovals(ports: Readonly<{ database: Database; onDamaged: OnDamaged }>): Approvals {
  const { database, onDamaged } = ports
  const decode = (row: unknown) => decodeRow(schema, row, { store: 'prompts', key: 'id', onDamaged })
  return {
    save: (approval) => database.write('prompts', async (store) => void (await store.put(approval))),
    load: async (id) => {
      const row: unknown = await database.read('prompts', (store) => store.get(id))
      return row === undefined ? undefined : decode(row)
    },
    list: async () => {
      const rows = await database.read('prompts', (store) => store.getAll())
      return rows.flatMap((row) => decode(row) ?? []).sort((a, b) => a.createdAtSeconds - b.createdAtSeconds)
    },
    remove: (id) => database.remove('prompts', [id]),
  }
}
