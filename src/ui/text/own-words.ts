import type { Reason } from '../../core/reason.ts'
import { beginSmall, cleanReason, reasonInside } from '../../core/reason-words.ts'
import { cleanText } from '../../core/text.ts'
import type { Sentence } from '../../core/verify/words/words.ts'
import { apart } from '../messages/apart.ts'
import { enSentences } from '../messages/en/sentences.ts'
import { language } from '../messages/language.ts'
import { part } from '../messages/part.ts'
import { inMarks } from './amount.ts'
import { reasonText } from './reason-text.ts'

/** The longest value that stands in a sentence, characters; they are cut where findings are made. */
const LONGEST = 400

/** The sentences of findings, in languages other than English. */
const ofSentences = part('sentences', enSentences)

/**
 * The sentence of a finding in the language of the page, where that is not English, with the reason in it, if there is
 * one. What others have said in it is cleaned, and kept from turning the words around it where those run from the right.
 */
export function inOwnWords(sentence: Sentence): string | undefined {
  const words = ofSentences()[sentence.says] as string | ((values: object) => string) | undefined
  if (typeof words !== 'function') return words
  const values = Object.entries<string | Reason>(sentence).map(([name, value]) => [name, valueInside(value)])
  return words(Object.fromEntries(values))
}

// What was kept before reasons stood in sentences has the words of somebody else there.
function valueInside(value: string | Reason): string {
  if (typeof value === 'string') return apart(inMarks(cleanText(value, LONGEST)))
  const reason = cleanReason(value, LONGEST)
  const inside = reasonInside(reason, sayBehindColon)
  return reason.code === 'SAID' ? apart(inside) : inside
}

// Spanish writes on with a small letter there, as English does.
function sayBehindColon(reason: Reason): string {
  return language.value === 'es' ? beginSmall(reasonText(reason)) : reasonText(reason)
}
