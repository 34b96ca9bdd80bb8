import type { Reason } from '../reason/reason.ts'
import { cleanReason } from '../reason/sentences.ts'
import type { Finding, FindingCode } from '../review/finding.ts'
import { FINDING_CODES, type FindingLevel } from '../review/finding-codes-and-levels.ts'
import { cleanText } from '../text/untrusted-text.ts'
import type { PlainName } from './findings-in-english/table.ts'
import { inEnglish, type Sentence } from './findings-in-english/words.ts'

const MOST_CHARACTERS = 400

/** Makes a finding and cleans all quoted text. */
export function makeFinding(
  code: FindingCode,
  at: string,
  says: Sentence | PlainName,
  level: FindingLevel = FINDING_CODES[code][1],
): Finding {
  const sentence = cleanSentence(typeof says === 'string' ? ({ says } as Sentence) : says)
  const message = cleanText(inEnglish(sentence), MOST_CHARACTERS)
  return { code, name: FINDING_CODES[code][0], level, at: cleanText(at), message, sentence }
}

function cleanSentence(sentence: Sentence): Sentence {
  const cleaned = Object.entries<string | Reason>(sentence).map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanText(value, MOST_CHARACTERS) : cleanReason(value, MOST_CHARACTERS),
  ])
  return Object.fromEntries(cleaned) as Sentence
}
