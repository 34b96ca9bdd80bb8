import { ownWordIn } from '../../core/page/descriptors/own-words.ts'
import { cleanText } from '../../core/text.ts'
import { enDescriptions } from './en/descriptions.ts'
import { part } from './part.ts'

const ofDescriptions = part('descriptions', enDescriptions)

/** Words of a descriptor: our own in the language in use, those of somebody else as they are, cleaned. */
export function describedWords(words: string): string {
  const own = ownWordIn(words)
  return own === undefined ? cleanText(words) : ofDescriptions()[own]
}
