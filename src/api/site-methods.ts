import * as v from 'valibot'
import type { ExecutionView } from './crossing-views.ts'
import { nothing, row, text } from './row.ts'
import type { CompatibilityAnswer, CompatibleSiteView, SiteView } from './site-views.ts'

/** What our own pages may ask of the sites that the user has let in. */
export const SITE_METHODS = {
  'sites.list': row<readonly SiteView[]>()('read', nothing),
  'sites.revoke': row<null>()('act', v.strictObject({ origin: text })),
  /** Whether failing questions of a site to a node are answered as if what is missing were there. */
  'sites.answerAsIfFunded': row<null>()('act', v.strictObject({ origin: text, isOn: v.boolean() })),
  'sites.revokeAll': row<null>()('act', nothing),
  /** The newest crossings that a site asked for. */
  'sites.asked': row<readonly ExecutionView[]>()('read', v.strictObject({ origin: text })),
  /** The sites that have a `window.ethereum`, by the user's wish. */
  'compatibility.list': row<readonly CompatibleSiteView[]>()('read', nothing),
  /** `address` as a person types it; the answer names the origin, or says what is wrong. */
  'compatibility.set': row<CompatibilityAnswer>()(
    'act',
    v.strictObject({ address: v.pipe(v.string(), v.maxLength(2_048)), mode: v.picklist(['off', 'plain', 'metaMask']) }),
  ),
} as const
