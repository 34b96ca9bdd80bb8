import type { FINDING_WORDS } from '../../../core/verify/words/table.ts'
import type { Worded } from '../worded.ts'

/** The sentences of findings in a language other than English, by their names. */
export type SentenceMessages = Worded<typeof FINDING_WORDS>

/** In English a finding brings its sentence along, as auditors read it. */
export const enSentences: Partial<SentenceMessages> = {}
