import { ownWordIn } from '../../core/page/descriptors/own-words.ts'
import { cleanText } from '../../core/text.ts'
import { enDescriptions } from './en/descriptions.ts'
import { part } from './part.ts'

const ofDescriptions = part('descriptions', enDescriptions)

/** Translates our own words; cleans all others. */
export function describedWords(words: string): string {
  const own = ownWordIn(words)
  return own === undefined ? cleanText(words) : ofDescriptions()[own]
}
