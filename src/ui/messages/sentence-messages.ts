import { cleanText } from '../../core/text.ts'
import type { Sentence } from '../../core/verify/words/words.ts'
import { enSentences } from './en-sentences.ts'
import { language, spokenOther } from './language.ts'
import { part } from './part.ts'

/** The longest value that stands in a sentence, characters; they are cut where findings are made. */
const LONGEST = 400

/** The sentences of findings, in languages other than English. */
const ofSentences = part('sentences', enSentences)

/**
 * The sentence of a finding in the language of the page, where that is not English. What others have said in it is
 * cleaned, and kept from turning the words around it where those run from the right.
 */
export function inOwnWords(sentence: Sentence): string | undefined {
  const words = ofSentences()[sentence.says] as string | ((values: Sentence) => string) | undefined
  if (typeof words !== 'function') return words
  const isRightToLeft = spokenOther(language.value)?.direction === 'rtl'
  const values = Object.entries(sentence).map(([name, value]) => {
    const plain = cleanText(value, LONGEST)
    return [name, isRightToLeft ? `\u2068${plain}\u2069` : plain]
  })
  return words(Object.fromEntries(values) as Sentence)
}
