import { GAPS, ISOLATES } from './isolates-and-gaps.ts'
import { ARABIC_DOLLARS, BRAZILIAN_DOLLARS, GERMAN_DOLLARS } from './punctuation.ts'

/** Languages that differ from the usual, named by their folder. */
export const deHabits = { group: '\u202f', dollars: GERMAN_DOLLARS }
// Groups as everywhere in the wallet (1,234.5): a point always precedes a fraction.
export const esHabits = { numbers: 'es-MX' }
export const arHabits = { numbers: 'ar-u-ca-gregory-nu-latn', dollars: ARABIC_DOLLARS, script: ISOLATES }
export const ptBrHabits = { group: '\u202f', dollars: BRAZILIAN_DOLLARS }
export const trHabits = { group: '\u202f' }
export const zhHansHabits = { script: GAPS }
export const viHabits = { group: '\u202f', dollars: GERMAN_DOLLARS }
