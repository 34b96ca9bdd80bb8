import type { FINDING_WORDS } from '../../../core/verify/words/table.ts'
import type { Worded } from '../worded.ts'

export type SentenceMessages = Worded<typeof FINDING_WORDS>

/** An English finding brings its own sentence, as auditors read it. */
export const enSentences: Partial<SentenceMessages> = {}
