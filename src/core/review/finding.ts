import type { Sentence } from '../verify/findings-in-english/words.ts'
import type { FINDING_CODES, FindingLevel } from './finding-codes-and-levels.ts'

export type FindingCode = keyof typeof FINDING_CODES

/** `at` is the quote's JSON path; `sentence` translates `message`. */
export type Finding = Readonly<{
  code: FindingCode
  name: string
  level: FindingLevel
  at: string
  message: string
  sentence?: Sentence | undefined
}>
