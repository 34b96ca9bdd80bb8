import type { FINDING_WORDS } from '../../../../core/verify/words/table.ts'
import type { Translated } from '../../translated.ts'

export type FindingMessages = Translated<typeof FINDING_WORDS>

/** An English finding brings its own sentence, as auditors read it. */
export const enFindings: Partial<FindingMessages> = {}
