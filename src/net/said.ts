import * as v from 'valibot'
import { type Reason, saying } from '../core/reason.ts'
import { cleanText } from '../core/text.ts'

/** The most of a stranger's words that is kept, characters. Lies O09. */
const MOST_CHARACTERS = 300

/**
 * Makes a stranger's words fit to be shown: one line, no control, formatting or direction marks, at most 300
 * characters. What is not a text, or is empty, gives undefined.
 */
export function said(words: unknown): string | undefined {
  if (typeof words !== 'string') return undefined
  const plain = cleanText(words, MOST_CHARACTERS)
  return plain === '' ? undefined : plain
}

/** Why something was refused, in the words of whoever refused it; a reason of ours where there are none. */
export function reasonFrom(words: string | undefined): Reason {
  return words === undefined ? { code: 'NO_REASON' } : saying(words)
}

/** Why a question was refused over HTTP, with the words that came along, if there are any. */
export function refusalOf(status: number, words: string | undefined): Reason {
  return words === undefined
    ? { code: 'REFUSED_WITH', status: `${status}` }
    : { code: 'REFUSED_SAYING', status: `${status}`, words }
}

/** The most of a sentence about what does not fit, characters. */
const MOST_OF_MISFIT = 200

/** Where an answer does not fit its schema, and how: both may hold a stranger's words, and are made fit to be shown. */
export function misfitOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue)
  return cleanText(`${place ? `${place}: ` : ''}${issue.message}`, MOST_OF_MISFIT)
}
