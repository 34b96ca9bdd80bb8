import type { Reason } from '../../reason.ts'
import { beginSmall, REASON_WORDS, reasonInside, sayReason } from '../../reason-words.ts'
import { FINDING_WORDS, type SentenceWith } from './table.ts'

/** A sentence of a finding with its values. It is kept with what was found: one with other values gets another name. */
export type Sentence = SentenceWith<Reason>

/** A sentence in English, for auditors, for logs, and for whoever uses the wallet in English. */
export function inEnglish({ says, ...values }: Sentence): string {
  const words: string | ((values: never) => string) = FINDING_WORDS[says]
  if (typeof words === 'string') return words
  const said = Object.entries<string | Reason>(values).map(([name, value]) => {
    return [
      name,
      typeof value === 'string' ? value : reasonInside(value, (why) => beginSmall(sayReason(why, REASON_WORDS))),
    ]
  })
  return words(Object.fromEntries(said) as never)
}
