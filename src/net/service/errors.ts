import * as v from 'valibot'
import { type Reason, saying } from '../../core/reason/reason.ts'
import { displayText, httpRefusalReason } from '../http/foreign-text.ts'
import { HTTP_REASONS, type HttpAnswer } from '../http/request.ts'
import { RETRYABLE_CODES } from './retryable-codes.ts'

/**
 * `code`: the service's `errorCode` or ours. `status`: undefined without an HTTP answer. `retryable`: a later request
 * may succeed.
 */
export type ServiceFailure = Readonly<{
  ok: false
  status: number | undefined
  code: string
  errorCode: string | undefined
  message: string
  reason: Reason
  requestId: string | undefined
  retryable: boolean
}>

const REFUSED_KEY: readonly (number | undefined)[] = [401, 403]

const text = v.fallback(v.optional(v.string()), undefined)
// Covers all four shapes of the interface, "Errors".
const errorBody = v.object({ message: text, errorCode: text, requestId: text })

/** Decodes an unsuccessful answer (interface, "Errors"; service facts 2). */
export function serviceFailure(answer: HttpAnswer): ServiceFailure {
  if (!answer.ok) {
    const isSignIn = answer.reason.code === 'SIGN_IN'
    const code = answer.status === 429 ? 'TOO_MANY_REQUESTS' : isSignIn ? 'SIGN_IN' : HTTP_REASONS[answer.kind]
    return failed({
      // A foreign page refuses no key.
      status: REFUSED_KEY.includes(answer.status) ? undefined : answer.status,
      code,
      message: `The service gave no answer: ${lower(answer.message)}.`,
      reason: answer.reason,
    })
  }
  const { status } = answer
  const parsed = v.safeParse(errorBody, answer.body)
  const { message, errorCode, requestId } = parsed.success ? parsed.output : {}
  const words = displayText(message)
  const known = errorCode !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(errorCode) ? errorCode : undefined
  return failed({
    status,
    // RFC 6585 defines 429; retries depend on it.
    code: status === 429 ? 'TOO_MANY_REQUESTS' : (known ?? `HTTP_${status}`),
    errorCode: known,
    message: words ?? `The service refused this with HTTP status ${status}.`,
    reason: words === undefined ? httpRefusalReason(status, words) : saying(words),
    requestId: requestId !== undefined && /^0x[0-9a-fA-F]{64}$/.test(requestId) ? requestId : undefined,
  })
}

/** The service answers only other keys, or none. */
const PENDING_NOTIFICATIONS: readonly (number | undefined)[] = [...REFUSED_KEY, 404, 410]

/** Tells whether the service withholds the answer from this key. */
export function isWithheldFromKey({ status }: Pick<ServiceFailure, 'status'>): boolean {
  return PENDING_NOTIFICATIONS.includes(status)
}

/** Makes a failure for an unreadable success; a retry would not help. */
export function unreadableAnswer(status: number | undefined, message: string): ServiceFailure {
  return failed({ status, code: 'UNREADABLE', message, reason: { code: 'UNREADABLE' } })
}

type Failed = Readonly<{ status: number | undefined; code: string; message: string; reason: Reason }> &
  Partial<Pick<ServiceFailure, 'errorCode' | 'requestId'>>

function failed({ status, code, message, reason, errorCode, requestId }: Failed): ServiceFailure {
  const isFault = status !== undefined && (status === 429 || status >= 500)
  const retryable = isFault || RETRYABLE_CODES.includes(code)
  return { ok: false, status, code, errorCode, message, reason, requestId, retryable }
}

function lower(sentence: string): string {
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`
}
