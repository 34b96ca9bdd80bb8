import * as v from 'valibot'
import { CausewayError } from '../../lib/errors.ts'
import { type Hex, isHex } from '../../lib/hex.ts'
import { pageCall, siteRequestKind } from '../bundles/schema.ts'
import { decodeRow } from '../database/decode-row.ts'
import { type Frozen, intentInput, whole } from '../database/field-schemas.ts'
import type { Database, OnDamaged } from '../database/indexed-db.ts'
import { typedData } from '../executions/item-schema.ts'

const text = v.string()
const message = v.custom<Hex>((value) => isHex(value), 'expected bytes in hex')
const common = {
  id: text,
  ticket: text,
  origin: text,
  key: text,
  createdAtSeconds: whole,
  callKeys: v.array(text),
  place: v.optional(whole),
  isOpen: v.optional(v.boolean()),
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
    by: siteRequestKind,
    account: text,
    chainId: whole,
    calls: v.array(pageCall),
    required: v.array(v.looseObject({ token: text, amount: v.bigint() })),
  }),
])

/** An approval stores the page's call, never a quote: only a proof yields one. */
export type StoredPrompt = Frozen<v.InferInput<typeof schema>>

/** Open approvals survive a killed background. Unreadable rows are reported and skipped. */
export type PromptStore = Readonly<{
  save: (approval: StoredPrompt) => Promise<void>
  load: (id: string) => Promise<StoredPrompt | undefined>
  /** Sorts oldest first. */
  list: () => Promise<readonly StoredPrompt[]>
  remove: (id: string) => Promise<void>
}>

/** Makes the store of open approvals. */
export function createPromptStore(ports: Readonly<{ database: Database; onDamaged: OnDamaged }>): PromptStore {
  const { database, onDamaged } = ports
  const decode = (row: unknown) => decodeRow(schema, row, { store: 'prompts', key: 'id', onDamaged })
  return {
    save: async (approval) => {
      // An unreadable row would leave its site waiting for ever.
      if (!v.is(schema, approval)) throw new CausewayError('BAD_PARAMS', 'expected a prompt that can be read again')
      await database.write('prompts', async (store) => void (await store.put(approval)))
    },
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
