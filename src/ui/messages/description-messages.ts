import { ownLabelIn } from '../../core/page/descriptors/own-words.ts'
import { cleanText } from '../../core/text.ts'
import { enDescriptions } from './en/descriptions.ts'
import { lazyPart } from './part.ts'

const ofDescriptions = lazyPart('descriptions', enDescriptions)

/** Translates our own words; cleans all others. */
export function describedWords(words: string): string {
  const own = ownLabelIn(words)
  return own === undefined ? cleanText(words) : ofDescriptions()[own]
}
