import { findings } from 'words:en/named-findings'
import type { Reason } from '../../core/reason/reason.ts'
import { beginSmall, cleanReason, reasonInside } from '../../core/reason/sentences.ts'
import { cleanText } from '../../core/text/untrusted-text.ts'
import type { Sentence } from '../../core/verify/findings-in-english/words.ts'
import enDifferences from '../messages/en/findings/differences.json'
import { language } from '../messages/language.ts'
import { lazyPart } from '../messages/lazy-part.ts'
import { m } from '../messages/messages.ts'
import { inMarks } from './amount.ts'
import { reasonText } from './reason-text.ts'

/** In characters; findings cut theirs. */
const LONGEST = 400

const ofSentences = lazyPart('findings/findings', findings)
const ofDifferences = lazyPart('findings/differences', enDifferences)

/** Undefined in English, unless it names the service: findings bring their sentences. Cleans foreign words in it. */
export function translatedSentence(sentence: Sentence): string | undefined {
  const words = ofSentences()[sentence.says] as string | ((values: object) => string) | undefined
  if (words === undefined) return undefined
  if (typeof words === 'string') return 'got' in sentence ? difference(words, sentence) : words
  const values = Object.entries<string | Reason>(sentence).map(([name, value]) => [name, valueInside(name, value)])
  return words(Object.fromEntries(values))
}

function valueInside(name: string, value: string | Reason): string | number {
  if (typeof value !== 'string') return reasonInside(cleanReason(value, LONGEST), sayBehindColon)
  return name === 'seconds' ? Number(value) : foreign(value)
}

function foreign(text: string): string {
  return inMarks(cleanText(text, LONGEST))
}

function difference(means: string, { expected, got }: Readonly<{ expected: string; got: string }>): string {
  return ofDifferences().sentence({ means, expected: shaped(foreign(expected)), got: shaped(foreign(got)) })
}

/** The shape follows `core/families/evm/typed-data-differences.ts`. Quoted values have marks or digits. */
function shaped(text: string): string {
  const { nothing, value, object, list } = ofDifferences()
  const length = /^a list of ([0-9]+)$/.exec(text)?.[1]
  if (length !== undefined) return list({ length })
  return { nothing, 'a value': value, 'an object': object }[text] ?? text
}

// These languages continue in lower case, unless with a name.
function sayBehindColon(reason: Reason): string {
  const text = reasonText(reason)
  const isSmall = ['en', 'es', 'vi'].includes(language.value) && !text.startsWith(m().timeline.service)
  return isSmall ? beginSmall(text) : text
}
