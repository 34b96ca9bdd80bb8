import * as v from 'valibot'
import { isReason, type Reason } from '../core/reason.ts'
import type { Sentence } from '../core/verify/words/words.ts'

const sentence = v.objectWithRest({ says: v.string() }, v.union([v.string(), v.custom<Reason>(isReason)]))

/**
 * A reason as it is stored. Rows of before reasons had codes hold a sentence in English, and those of a newer Causeway may
 * hold a code that is not known here: both are kept as what was said, so that no row is lost for it.
 */
export const reason = v.pipe(
  v.union([v.string(), v.looseObject({ code: v.string() })]),
  v.transform((stored): Reason => {
    if (typeof stored === 'string') return { code: 'SAID', words: stored }
    if (!isReason(stored)) return { code: 'SAID', words: stored.code }
    return stored.code === 'UNPROVEN' ? unproven(stored) : stored
  }),
)

// What a newer Causeway says of a finding may not be a sentence here: then its words are enough.
function unproven(stored: Extract<Reason, { code: 'UNPROVEN' }>): Reason {
  const { code, words } = stored
  const parsed = v.safeParse(sentence, stored.sentence)
  return parsed.success ? { code, words, sentence: parsed.output as Sentence } : { code, words }
}
