import * as v from 'valibot'
import { type Reason, saying } from '../core/reason.ts'
import { parseStrictJson } from '../lib/strict-json.ts'
import type { TextAnswer } from './http.ts'
import { said } from './said.ts'

/**
 * What exchange A made of an action. `accepted` is nothing but HTTP 200 with the status `ok` (interface, "Exchange A
 * withdrawal execution" 3). `nonceUsed`: the nonce was used before, perhaps by these very bytes. `rejected`: refused in
 * words that the exchange says of bytes that it has never carried out. `refused`: any other refusal, which an earlier copy
 * of the bytes may have caused. `unknown`: everything else.
 */
export type ExchangeASending =
  | Readonly<{ result: 'accepted'; message: string }>
  | Readonly<{ result: 'nonceUsed' | 'rejected' | 'refused' | 'unknown'; message: string; reason: Reason }>

const accepted = v.object({ status: v.literal('ok') })
const refused = v.object({ status: v.literal('err'), response: v.unknown() })
/**
 * The question itself was wrong. A time-out, a limit and a wall between us say nothing about it: what they refuse in the
 * exchange's place, the exchange may have taken before, and may take later.
 */
const REFUSALS = [400, 422]
/** Words of a refusal that waiting mends. */
const PASSING = /too many|rate limit|try again|temporar/i
/** Words that say that this nonce was used; others about a nonce say that it is too old, or too far ahead. */
const USED_NONCE = /(duplicate|already|used).*nonce|nonce.*(duplicate|already|used)/i
/** How refusals begin that the exchange decides on before it carries anything out. */
const CERTAIN =
  /^(must deposit before|user or api wallet|insufficient|action disabled when unified|failed to deserialize|invalid (?!nonce)|unknown token|cannot )/i

/** Says what an answer of `POST /exchange` means. */
export function exchangeASendingOf(answer: TextAnswer): ExchangeASending {
  if (!answer.ok) return { result: 'unknown', message: answer.message, reason: answer.reason }
  const { status, text } = answer
  const parsed = parseStrictJson(text)
  if (parsed.ok && status === 200 && v.is(accepted, parsed.value)) return { result: 'accepted', message: '' }
  const words = parsed.ok ? wordsOf(parsed.value) : said(text)
  const message = words ?? `No reason, with HTTP status ${status}`
  const isRefusal = parsed.ok && v.is(refused, parsed.value) && status < 500
  if (!isRefusal && !REFUSALS.includes(status)) {
    const unclear = `The exchange gave no clear answer (HTTP status ${status})`
    return { result: 'unknown', message: unclear, reason: { code: 'UNCLEAR', status: `${status}` } }
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
  return said(typeof body.response === 'string' ? body.response : JSON.stringify(body.response))
}
