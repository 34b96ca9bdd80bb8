import { directionOf } from '../../core/language.ts'
import { language } from './language.ts'

/** A text that keeps its own direction inside of one that runs from the right (Unicode UAX #9, isolates). */
export function apart(text: string): string {
  return directionOf(language.value) === 'rtl' ? `\u2068${text}\u2069` : text
}
