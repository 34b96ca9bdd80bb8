import { directionOf } from '../../core/text/language.ts'
import { language } from './language.ts'

/** Isolates a text inside a right-to-left one (Unicode UAX #9, isolates). */
export function isolated(text: string): string {
  return directionOf(language.value) === 'rtl' ? `\u2068${text}\u2069` : text
}
