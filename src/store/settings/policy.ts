import * as v from 'valibot'
import { ASK_PASSWORD, type Safeguards, USUAL_SAFEGUARDS } from '../../core/policy/safeguards.ts'
import { DAY_LIMITS_USD } from '../../core/policy/spending-limits.ts'
import type { Reading } from '../sealed/reading.ts'
import type { SealedRows } from '../sealed/rows.ts'

const NAME = { store: 'settings', key: 'safeguards' } as const
const schema = v.object({
  askPassword: v.picklist(ASK_PASSWORD),
  dayLimitUsd: v.nullable(v.picklist(DAY_LIMITS_USD)),
  coldAccounts: v.array(v.string()),
})
// An unreadable, locked or changed choice counts as the strictest.
const STRICTEST: Safeguards = { askPassword: 'always', dayLimitUsd: DAY_LIMITS_USD[0], coldAccounts: [] }

export type PolicyStore = Readonly<{
  read: () => Promise<Safeguards>
  /** Resolves once they are on disk. */
  set: (safeguards: Safeguards) => Promise<void>
  forget: () => Promise<void>
}>

/** Makes the store of safeguards, with defaults until the user chooses. */
export function createPolicyStore(sealed: SealedRows): PolicyStore {
  const write = async (content: unknown) => void (await sealed.change(NAME, () => ({ content })))
  return {
    read: async () => decoded(await sealed.read(NAME)),
    set: (safeguards) => write({ ...safeguards, coldAccounts: [...safeguards.coldAccounts] }),
    forget: () => write(undefined),
  }
}

function decoded(reading: Reading): Safeguards {
  if (reading.state === 'none') return USUAL_SAFEGUARDS
  if (reading.state !== 'intact') return STRICTEST
  const parsed = v.safeParse(v.optional(schema, USUAL_SAFEGUARDS), reading.content)
  return parsed.success ? parsed.output : STRICTEST
}
