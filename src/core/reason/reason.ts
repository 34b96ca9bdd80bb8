import type { SentenceWith } from '../verify/findings-in-english/table.ts'
import { REASONS, type ReasonCode, type ReasonValues } from './codes.ts'

export type Reason = {
  [Code in ReasonCode]: Readonly<{ code: Code }> & ReasonValues<Code> & (Code extends 'UNPROVEN' ? Proving : unknown)
}[ReasonCode]

type Proving = Readonly<{ sentence?: SentenceWith<Reason> | undefined }>

const MOST_QUOTED_CHARACTERS = 300

/** A reason for the user, English for pages and developers. */
export type Failure = Readonly<{ ok: false; message: string; reason: Reason }>

export type Answer<T> = Readonly<{ ok: true; value: T }> | Failure

/** A failure by its code; pages get the English `message`. */
export function failedFor(reason: Reason, message: string = reason.code): Failure {
  return { ok: false, message, reason }
}

/** A request that no screen makes; `expected` is English. */
export function misused(expected: string): Failure {
  return failedFor({ code: 'MISUSED' }, expected)
}

/** A failure in another party's words. */
export function failedSaying(words: string): Failure {
  return { ok: false, message: words, reason: saying(words) }
}

/** Another party's words; empty without any. */
export function foreignWords(reason: Reason): string {
  return 'words' in reason ? reason.words : ''
}

/** Another party's words as a reason. */
export function saying(words: string): Reason {
  return { code: 'SAID', words: words.slice(0, MOST_QUOTED_CHARACTERS) }
}

/** By the error's code, else by its words. */
export function reasonOfError(error: unknown): Reason {
  if (!(error instanceof Error)) return { code: 'UNFORESEEN', words: String(error) }
  const values: unknown = Reflect.get(error, 'values')
  const reason = { ...Object(values), code: Reflect.get(error, 'code') }
  return isReason(reason) ? reason : { code: 'UNFORESEEN', words: error.message }
}

/** Whether a value is a complete reason. */
export function isReason(value: unknown): value is Reason {
  const given: Readonly<Record<string, unknown>> = Object(value)
  const { code } = given
  if (typeof code !== 'string' || !Object.hasOwn(REASONS, code)) return false
  return REASONS[code as ReasonCode].every((name) => typeof given[name] === 'string')
}

/** One ASCII line, for developers and the history. */
export function reasonLine({ code, ...values }: Reason): string {
  const all = Object.values<unknown>(values)
    .filter((value) => typeof value === 'string')
    .join(', ')
  return code === 'SAID' ? all : all === '' ? code : `${code} (${all})`
}

/** Whether two reasons are the same, values included. */
export function isSameReason(a: Reason | undefined, b: Reason | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a.code === b.code && reasonLine(a) === reasonLine(b))
}
