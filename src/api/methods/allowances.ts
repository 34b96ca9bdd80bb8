import * as v from 'valibot'
import { row, text } from '../row.ts'
import type { AllowancesView, RevokeAnswer, RevokeView } from '../views/allowances.ts'

const holder = { account: text, chainId: v.pipe(v.number(), v.safeInteger()) }
const wanted = { ...holder, token: text, spender: text, at: v.picklist(['token', 'permit2']) }

export const ALLOWANCE_METHODS = {
  /** Never cached. */
  'allowances.on': row<AllowancesView>()('read', v.strictObject(holder)),
  /** Simulates the revoking calls, to be approved by their mark. */
  'allowances.ask': row<RevokeView>()('read', v.strictObject(wanted)),
  'allowances.take': row<RevokeAnswer>()('act', v.strictObject({ ...wanted, mark: text })),
} as const
