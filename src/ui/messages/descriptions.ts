import { ownLabelIn } from '../../core/page/descriptors/own-labels.ts'
import { cleanText } from '../../core/text/untrusted-text.ts'
import { enDescriptions } from './en/approval/descriptions.ts'
import { lazyPart } from './lazy-part.ts'

const ofDescriptions = lazyPart('descriptions', enDescriptions)

/** Translates our own words; cleans all others. */
export function describedWords(words: string): string {
  const own = ownLabelIn(words)
  return own === undefined ? cleanText(words) : ofDescriptions()[own]
}
