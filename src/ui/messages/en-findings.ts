import type { Code } from '../../core/finding.ts'

/** What each finding is about, in one short sentence. */
export type FindingMessages = Readonly<Record<Code, string>>

/** The sentence of a finding is English, with the figures and addresses that were found, and says it all. */
export const enFindings: Partial<FindingMessages> = {}
