import * as v from 'valibot'
import { isReason, type Reason } from '../core/reason.ts'

/**
 * A reason as it is stored. Rows of before reasons had codes hold a sentence in English, and those of a newer Causeway may
 * hold a code that is not known here: both are kept as what was said, so that no row is lost for it.
 */
export const reason = v.pipe(
  v.union([v.string(), v.looseObject({ code: v.string() })]),
  v.transform((stored): Reason => {
    if (typeof stored === 'string') return { code: 'SAID', words: stored }
    return isReason(stored) ? stored : { code: 'SAID', words: stored.code }
  }),
)
