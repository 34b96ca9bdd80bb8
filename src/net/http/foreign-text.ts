import * as v from 'valibot'
import { type Reason, saying } from '../../core/reason/reason.ts'
import { cleanText } from '../../core/text/untrusted-text.ts'

/** Lies O09. */
const MOST_CHARACTERS = 300

/**
 * Cleans foreign words for display: one line, 300 characters, no control, formatting or direction marks. Undefined if
 * empty.
 */
export function displayText(words: unknown): string | undefined {
  if (typeof words !== 'string') return undefined
  const plain = cleanText(words, MOST_CHARACTERS)
  return plain === '' ? undefined : plain
}

/** Makes a refusal's reason from its words. */
export function refusalReason(words: string | undefined): Reason {
  return words === undefined ? { code: 'NO_REASON' } : saying(words)
}

/** Makes the reason of an HTTP refusal from its status and words. */
export function httpRefusalReason(status: number, words: string | undefined): Reason {
  return words === undefined
    ? { code: 'REFUSED_WITH', status: `${status}` }
    : { code: 'REFUSED_SAYING', status: `${status}`, words }
}

const MOST_OF_MISFIT = 200

/** Describes a schema mismatch, cleaned for display since it may hold foreign words. */
export function schemaMismatch(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue)
  return cleanText(`${place ? `${place}: ` : ''}${issue.message}`, MOST_OF_MISFIT)
}
