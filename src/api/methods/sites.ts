import * as v from 'valibot'
import { nothing, row, text } from '../row.ts'
import type { CompatibilityAnswerView, CompatibleSiteView, SiteView } from '../views/sites.ts'
import type { ExecutionView } from '../views/transfers.ts'

export const SITE_METHODS = {
  'sites.list': row<readonly SiteView[]>()('read', nothing),
  'sites.revoke': row<null>()('act', v.strictObject({ origin: text })),
  /** Whether failed reads are retried as if funded. */
  'sites.answerAsIfFunded': row<null>()('act', v.strictObject({ origin: text, isOn: v.boolean() })),
  'sites.revokeAll': row<null>()('act', nothing),
  'sites.asked': row<readonly ExecutionView[]>()('read', v.strictObject({ origin: text })),
  /** Sites with `window.ethereum`. */
  'compatibility.list': row<readonly CompatibleSiteView[]>()('read', nothing),
  /** `address` as typed; the answer has its origin. */
  'compatibility.set': row<CompatibilityAnswerView>()(
    'act',
    v.strictObject({ address: v.pipe(v.string(), v.maxLength(2_048)), mode: v.picklist(['off', 'plain', 'metaMask']) }),
  ),
} as const
