import { ownLabelIn } from '../../core/page/descriptors/own-labels.ts'
import { OWN_LABELS_ENGLISH } from '../../core/page/descriptors/own-labels-english.ts'
import { cleanText } from '../../core/text/untrusted-text.ts'
import { lazyPart } from './lazy-part.ts'

const ofDescriptions = lazyPart('approval/descriptions', OWN_LABELS_ENGLISH)

/** Translates our own words; cleans all others. */
export function describedWords(words: string): string {
  const own = ownLabelIn(words)
  return own === undefined ? cleanText(words) : ofDescriptions()[own]
}
