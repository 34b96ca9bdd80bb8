import * as v from 'valibot'
import { type Reason, saying } from '../core/reason.ts'
import { HTTP_REASONS, type HttpAnswer } from './http.ts'
import { said } from './said.ts'

/**
 * Why the service gave no answer. `code` is its own `errorCode` where it said one, else a word of ours, as for every
 * 429; unknown ones are kept. `status` is undefined when no HTTP answer came. `message` is plain and short, and may be
 * the service's words. `retryable`: the same question may be answered later.
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

const text = v.fallback(v.optional(v.string()), undefined)
// The four error shapes of the interface, "Errors", are one shape with fields left out; simulation data are not used.
const errorBody = v.object({ message: text, errorCode: text, requestId: text })

// Whatever is not the service's own answer, as a page of a proxy or half of one, may be one the next time.
const RETRYABLE_CODES: readonly string[] = [
  'TIMEOUT',
  'OFFLINE',
  'ABORTED',
  'NOT_JSON',
  'SERVICE_UNAVAILABLE',
  'PRICE_FETCH_FAILED',
  'REQUEST_TIMED_OUT',
  'RPC_HTTP_ERROR',
]

/** Decodes an answer that is not a success (interface, "Errors"; service facts 2). */
export function serviceFailure(answer: HttpAnswer): ServiceFailure {
  if (!answer.ok) {
    const code = answer.status === 429 ? 'TOO_MANY_REQUESTS' : HTTP_REASONS[answer.kind]
    return failed({
      status: answer.status,
      code,
      message: `The service gave no answer: ${lower(answer.message)}.`,
      reason: answer.reason,
    })
  }
  const { status } = answer
  const parsed = v.safeParse(errorBody, answer.body)
  const { message, errorCode, requestId } = parsed.success ? parsed.output : {}
  const words = said(message)
  const known = errorCode !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(errorCode) ? errorCode : undefined
  return failed({
    status,
    // What 429 means stands in RFC 6585, whatever the service calls it: who asks again must know that it was too often.
    code: status === 429 ? 'TOO_MANY_REQUESTS' : (known ?? `HTTP_${status}`),
    errorCode: known,
    message: words ?? `The service refused this with HTTP status ${status}.`,
    reason: words === undefined ? { code: 'REFUSED_WITH', status: `${status}` } : saying(words),
    requestId: requestId !== undefined && /^0x[0-9a-fA-F]{64}$/.test(requestId) ? requestId : undefined,
  })
}

/** How the service says that it tells something to holders of another key, or to nobody. */
const UNTOLD: readonly (number | undefined)[] = [401, 403, 404, 410]

/** Whether asking again with the same key would bring the same: what was asked is not told. */
export function isUntold({ status }: Pick<ServiceFailure, 'status'>): boolean {
  return UNTOLD.includes(status)
}

/** A success that does not hold what it should; asking again would not help. */
export function unreadable(status: number | undefined, message: string): ServiceFailure {
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
