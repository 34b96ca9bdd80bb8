import * as v from 'valibot'
import { type Reason, saying } from '../../core/reason/reason.ts'
import { cleanText } from '../../core/text/untrusted-text.ts'
import { isCutJson } from '../../lib/strict-json.ts'

/** Lies O09. */
const MOST_CHARACTERS = 300
/** RFC 6585. */
export const SIGN_IN_STATUS = 511
const PLAIN: Readonly<Record<number, 'TOO_OFTEN' | 'SIGN_IN'>> = { 429: 'TOO_OFTEN', [SIGN_IN_STATUS]: 'SIGN_IN' }

/** Cleans foreign words for display: one line, no control, formatting or direction marks. */
export function displayText(words: unknown): string | undefined {
  if (typeof words !== 'string') return undefined
  const plain = cleanText(words, MOST_CHARACTERS)
  return plain === '' ? undefined : plain
}

/** Makes a refusal's reason from its words. */
export function refusalReason(words: string | undefined): Reason {
  return words === undefined ? { code: 'NO_REASON' } : saying(words)
}

/** Makes an HTTP refusal's reason; web pages have no words. */
export function httpRefusalReason(status: number, words: string | undefined): Reason {
  const plain = PLAIN[status]
  if (plain) return { code: plain }
  if (words !== undefined && !words.startsWith('<')) return { code: 'REFUSED_SAYING', status: `${status}`, words }
  return { code: status >= 500 ? 'HOST_TROUBLE' : 'REFUSED_WITH', status: `${status}` }
}

/** Makes an unsettled broadcast's reason. */
export function unclearReason(status: number): Reason {
  const plain = PLAIN[status]
  return plain ? { code: plain } : { code: 'UNCLEAR', status: `${status}` }
}

/** Makes a malformed answer's reason. */
export function malformedReason(status: number, text = ''): Reason {
  const plain = PLAIN[status]
  if (plain) return { code: plain }
  if (status >= 500) return { code: 'HOST_TROUBLE', status: `${status}` }
  return { code: isCutJson(text) ? 'CUT_OFF' : 'NOT_JSON' }
}

const MOST_OF_MISFIT = 200

/** Describes a schema mismatch, cleaned for display since it may hold foreign words. */
export function schemaMismatch(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue)
  return cleanText(`${place ? `${place}: ` : ''}${issue.message}`, MOST_OF_MISFIT)
}
