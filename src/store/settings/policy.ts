import * as v from 'valibot'
import { ASK_PASSWORD, DAY_LIMITS_USD, type Safeguards, USUAL_SAFEGUARDS } from '../../core/policy/safeguards.ts'
import type { Database } from '../database/indexed-db.ts'

const KEY = 'safeguards'
const schema = v.object({
  askPassword: v.picklist(ASK_PASSWORD),
  dayLimitUsd: v.nullable(v.picklist(DAY_LIMITS_USD)),
  coldAccounts: v.array(v.string()),
})
// An unreadable choice counts as the strictest.
const STRICTEST: Safeguards = { askPassword: 'always', dayLimitUsd: DAY_LIMITS_USD[0], coldAccounts: [] }

export type PolicyStore = Readonly<{
  read: () => Promise<Safeguards>
  /** Resolves once they are on disk. */
  set: (safeguards: Safeguards) => Promise<void>
  forget: () => Promise<void>
}>

/** Makes the store of safeguards, with defaults until the user chooses. */
export function createPolicyStore(database: Database): PolicyStore {
  return {
    read: async () => decoded(await database.read('settings', (store) => store.get(KEY))),
    set: (safeguards) =>
      database.write('settings', async (store) => {
        await store.put({ ...safeguards, coldAccounts: [...safeguards.coldAccounts] }, KEY)
      }),
    forget: () => database.remove('settings', [KEY]),
  }
}

function decoded(stored: unknown): Safeguards {
  if (stored === undefined) return USUAL_SAFEGUARDS
  const parsed = v.safeParse(schema, stored)
  return parsed.success ? parsed.output : STRICTEST
}
