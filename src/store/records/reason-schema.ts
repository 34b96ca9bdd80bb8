import * as v from 'valibot'
import { isReason, type Reason } from '../../core/reason/reason.ts'
import type { Sentence } from '../../core/verify/findings-in-english/words.ts'

const sentence = v.objectWithRest({ says: v.string() }, v.union([v.string(), v.custom<Reason>(isReason)]))

/** Decodes a stored reason. A code of a newer Causeway may be unknown: it becomes `SAID`. */
export const reason = v.pipe(
  v.looseObject({ code: v.string() }),
  v.transform((stored): Reason => {
    if (!isReason(stored)) return { code: 'SAID', words: stored.code }
    return stored.code === 'UNPROVEN' ? unproven(stored) : stored
  }),
)

// A newer sentence may be unknown here; its words suffice.
function unproven(stored: Extract<Reason, { code: 'UNPROVEN' }>): Reason {
  const { code, words } = stored
  const parsed = v.safeParse(sentence, stored.sentence)
  return parsed.success ? { code, words, sentence: parsed.output as Sentence } : { code, words }
}
