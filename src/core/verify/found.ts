import { CODES, type Code, type Finding, type Level } from '../finding.ts'
import type { Reason } from '../reason.ts'
import { cleanReason } from '../reason-words.ts'
import { cleanText } from '../text.ts'
import type { PlainName } from './words/table.ts'
import { inEnglish, type Sentence } from './words/words.ts'

/** The longest sentence of a finding, characters: two addresses and what it would have cost. */
const MOST_CHARACTERS = 400

/**
 * Makes a finding with the name and the level that belong to its code, or at another level where the profile asks for
 * less. Whatever words of a quote stand in it are cleaned here, once for all.
 */
export function finding(code: Code, at: string, says: Sentence | PlainName, level: Level = CODES[code][1]): Finding {
  const sentence = cleanSentence(typeof says === 'string' ? ({ says } as Sentence) : says)
  const message = cleanText(inEnglish(sentence), MOST_CHARACTERS)
  return { code, name: CODES[code][0], level, at: cleanText(at), message, sentence }
}

function cleanSentence(sentence: Sentence): Sentence {
  const cleaned = Object.entries<string | Reason>(sentence).map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanText(value, MOST_CHARACTERS) : cleanReason(value, MOST_CHARACTERS),
  ])
  return Object.fromEntries(cleaned) as Sentence
}
