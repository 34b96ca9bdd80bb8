import * as v from 'valibot'
import type { Reason } from '../../../core/reason/reason.ts'
import { displayText, httpRefusalReason, unclearReason } from '../../http/foreign-text.ts'
import type { HttpAnswer } from '../../http/request.ts'
import { acceptedBroadcast, exchangeBResult } from './schema.ts'

/**
 * `accepted`: HTTP 200, code 200 and these bytes' hash. `rejected`: certainly never executed. An earlier copy may cause
 * `nonceUsed` and `refused`.
 */
export type ExchangeBBroadcastResult =
  | Readonly<{ result: 'accepted'; message: string }>
  | Readonly<{ result: 'unknown'; message: string; reason: Reason }>
  | Readonly<{ result: 'nonceUsed' | 'rejected' | 'refused'; message: string; reason: Reason; code: number }>

export const OK_CODE = 200
const WRONG_NONCE = 21_104
/** A malformed body, an unknown account or key, a wrong signature of either kind, an expired time. */
const CERTAIN = [20_001, 21_100, 21_109, 21_120, 21_121, 21_122]
/** Statuses of limits or proxies prove nothing. */
const NOT_ITS_OWN = [401, 403, 404, 405, 407, 408, 409, 425, 429]

/** Classifies an answer of `POST /api/v1/sendTx`; `hash` is the transaction's own, 80 hex digits. */
export function exchangeBBroadcastResult(answer: HttpAnswer, hash: string): ExchangeBBroadcastResult {
  if (!answer.ok) return { result: 'unknown', message: answer.message, reason: answer.reason }
  const { status, body } = answer
  const unclear: ExchangeBBroadcastResult = {
    result: 'unknown',
    message: `The exchange gave no clear answer (HTTP status ${status})`,
    reason: unclearReason(status),
  }
  const told = v.safeParse(exchangeBResult, body)
  if (!told.success) return unclear
  const { code, message } = told.output
  if (status === 200 && code === OK_CODE) {
    const accepted = v.safeParse(acceptedBroadcast, body)
    // Another hash names other bytes.
    if (accepted.success && accepted.output.tx_hash === `0x${hash}`) return { result: 'accepted', message: '' }
    const other = `The exchange answered about something else than ${hash}`
    return { result: 'unknown', message: other, reason: { code: 'OTHER_ANSWER' } }
  }
  const isItsOwn = status === 200 || (status >= 400 && status < 500 && !NOT_ITS_OWN.includes(status))
  if (!isItsOwn || code === OK_CODE) return unclear
  const words = displayText(message)
  return {
    result: code === WRONG_NONCE ? 'nonceUsed' : CERTAIN.includes(code) ? 'rejected' : 'refused',
    message: `The exchange refused it (code ${code}): ${words ?? 'it gave no reason'}`,
    reason: exchangeBRefusal({ status, code, words }),
    code,
  }
}

/** Makes a refusal's reason from the exchange's code and words. */
export function exchangeBRefusal(
  refused: Readonly<{ status: number; code: number; words: string | undefined }>,
): Reason {
  const { status, code, words } = refused
  return words === undefined ? httpRefusalReason(status, words) : { code: 'EXCHANGE_REFUSED', number: `${code}`, words }
}
