import * as v from 'valibot'
import { type Reason, saying } from '../../../core/reason/reason.ts'
import { parseStrictRows } from '../../../lib/strict-json.ts'
import { displayText, unclearReason } from '../../http/foreign-text.ts'
import type { TextAnswer } from '../../http/request.ts'

/**
 * `accepted`: HTTP 200 with status `ok` (interface, "Exchange A withdrawal execution" 3). `rejected`: certainly never
 * executed. An earlier copy may cause `nonceUsed` and `refused`.
 */
export type ExchangeABroadcastResult =
  | Readonly<{ result: 'accepted'; message: string }>
  | Readonly<{ result: 'nonceUsed' | 'rejected' | 'refused' | 'unknown'; message: string; reason: Reason }>

const accepted = v.object({ status: v.literal('ok') })
const refused = v.object({ status: v.literal('err'), response: v.unknown() })
/** Others, such as a limit, prove nothing about copies. */
const REFUSALS = [400, 422]
/** Temporary refusals. */
const PASSING = /too many|rate limit|try again|temporar/i
/** Other words about a nonce mean too old, or too far ahead. */
const USED_NONCE = /(duplicate|already|used).*nonce|nonce.*(duplicate|already|used)/i
/** Refusals before any execution. */
const CERTAIN =
  /^(must deposit before|user or api wallet|insufficient|action disabled when unified|failed to deserialize|invalid (?!nonce)|unknown token|cannot )/i

/** Classifies an answer of `POST /exchange`. */
export function exchangeABroadcastResult(answer: TextAnswer): ExchangeABroadcastResult {
  if (!answer.ok) return { result: 'unknown', message: answer.message, reason: answer.reason }
  const { status, text } = answer
  const parsed = parseStrictRows(text)
  if (parsed.ok && status === 200 && v.is(accepted, parsed.value)) return { result: 'accepted', message: '' }
  const words = parsed.ok ? wordsOf(parsed.value) : displayText(text)
  const message = words ?? `No reason, with HTTP status ${status}`
  const isRefusal = parsed.ok && v.is(refused, parsed.value) && status < 500
  if (!isRefusal && !REFUSALS.includes(status)) {
    const unclear = `The exchange gave no clear answer (HTTP status ${status})`
    return { result: 'unknown', message: unclear, reason: unclearReason(status) }
  }
  if (words === undefined) return { result: 'refused', message, reason: { code: 'REFUSED_WITH', status: `${status}` } }
  if (PASSING.test(words)) {
    return {
      result: 'unknown',
      message: `The exchange wants it later: ${words}`,
      reason: { code: 'EXCHANGE_AGAIN', words },
    }
  }
  return { result: meaningOf(words), message, reason: saying(words) }
}

function meaningOf(words: string): 'nonceUsed' | 'rejected' | 'refused' {
  if (USED_NONCE.test(words)) return 'nonceUsed'
  return CERTAIN.test(words) ? 'rejected' : 'refused'
}

function wordsOf(body: unknown): string | undefined {
  if (!v.is(refused, body)) return undefined
  return displayText(typeof body.response === 'string' ? body.response : JSON.stringify(body.response))
}
