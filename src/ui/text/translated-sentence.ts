import type { Reason } from '../../core/reason/reason.ts'
import { beginSmall, cleanReason, reasonInside } from '../../core/reason/sentences.ts'
import { cleanText } from '../../core/text/untrusted-text.ts'
import type { Sentence } from '../../core/verify/words/words.ts'
import { isolated } from '../messages/bidi-isolate.ts'
import { enFindings } from '../messages/en/findings/findings.ts'
import { language } from '../messages/language.ts'
import { lazyPart } from '../messages/lazy-part.ts'
import { inMarks } from './amount.ts'
import { reasonText } from './reason-text.ts'

/** In characters; findings cut theirs. */
const LONGEST = 400

const ofSentences = lazyPart('sentences', enFindings)

/**
 * Undefined in English, where findings bring their sentences. Cleans foreign words in it, and isolates them in
 * right-to-left text.
 */
export function translatedSentence(sentence: Sentence): string | undefined {
  const words = ofSentences()[sentence.says] as string | ((values: object) => string) | undefined
  if (typeof words !== 'function') return words
  const values = Object.entries<string | Reason>(sentence).map(([name, value]) => [name, valueInside(value)])
  return words(Object.fromEntries(values))
}

function valueInside(value: string | Reason): string {
  if (typeof value === 'string') return isolated(inMarks(cleanText(value, LONGEST)))
  const reason = cleanReason(value, LONGEST)
  const inside = reasonInside(reason, sayBehindColon)
  return reason.code === 'SAID' ? isolated(inside) : inside
}

// Spanish continues in lower case, like English.
function sayBehindColon(reason: Reason): string {
  return language.value === 'es' ? beginSmall(reasonText(reason)) : reasonText(reason)
}
