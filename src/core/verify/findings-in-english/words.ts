import type { Reason } from '../../reason/reason.ts'
import { beginSmall, REASON_SENTENCES, reasonInside, sayReason } from '../../reason/sentences.ts'
import { FINDING_WORDS, type SentenceWith } from './table.ts'

/** Stored, so a sentence with new values needs a new name. */
export type Sentence = SentenceWith<Reason>

/** Writes a sentence in English. */
export function inEnglish({ says, ...values }: Sentence): string {
  const words: string | ((values: never) => string) = FINDING_WORDS[says]
  if (typeof words === 'string') return words
  const said = Object.entries<string | Reason>(values).map(([name, value]) => {
    return [
      name,
      typeof value === 'string' ? value : reasonInside(value, (why) => beginSmall(sayReason(why, REASON_SENTENCES))),
    ]
  })
  return words(Object.fromEntries(said) as never)
}
