import * as v from 'valibot'
import { row, text } from '../row.ts'
import type { RevokeAnswer } from '../views/allowances.ts'
import type { DelegationView, UndelegateView } from '../views/delegations.ts'

const place = { account: text, chainId: v.pipe(v.number(), v.safeInteger()) }

export const DELEGATION_METHODS = {
  /** Cached for 30 seconds. */
  'delegations.on': row<DelegationView>()('read', v.strictObject(place)),
  /** Prices the revocation, to be approved by its mark. */
  'delegations.ask': row<UndelegateView>()('read', v.strictObject(place)),
  'delegations.take': row<RevokeAnswer>()('act', v.strictObject({ ...place, mark: text })),
} as const
