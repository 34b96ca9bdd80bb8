import * as v from 'valibot'
import { type Answer, type Failure, failedFor, misused } from '../../../core/reason/reason.ts'
import { isHex } from '../../../lib/hex.ts'
import { parseStrictRows } from '../../../lib/strict-json.ts'
import { coalesced } from '../../http/coalescing.ts'
import { displayText, httpRefusalReason, malformedReason, schemaMismatch } from '../../http/foreign-text.ts'
import { type Fetch, requestText } from '../../http/request.ts'

export type ExchangeAInfo = Readonly<{
  info: <T>(
    question: Readonly<{ type: string }> & Readonly<Record<string, unknown>>,
    schema: v.GenericSchema<unknown, T>,
  ) => Promise<Answer<T>>
  ofUser: <T>(type: string, user: string, schema: v.GenericSchema<unknown, T>, more?: object) => Promise<Answer<T>>
}>

export const EXCHANGE_A_TIMEOUT_MILLISECONDS = 10_000
/** The metadata list every token. */
const MAX_META_BYTES = 8 * 1024 * 1024

/** Makes the reads of the exchange's info endpoint. */
export function createExchangeAInfo(fetch: Fetch, base: string): ExchangeAInfo {
  // Parallel reads of one account share a request.
  const post = coalesced((text) =>
    requestText(fetch, {
      method: 'POST',
      url: `${base}/info`,
      text,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      timeoutMilliseconds: EXCHANGE_A_TIMEOUT_MILLISECONDS,
      maxBytes: MAX_META_BYTES,
    }),
  )

  async function info<T>(
    question: Readonly<{ type: string }> & Readonly<Record<string, unknown>>,
    schema: v.GenericSchema<unknown, T>,
  ): Promise<Answer<T>> {
    const answer = await post(JSON.stringify(question))
    if (!answer.ok) return failedFor(answer.reason, `${answer.message} (${question.type} of the exchange)`)
    if (answer.status !== 200) {
      const words = displayText(answer.text)
      const message = `The exchange refused ${question.type} (HTTP status ${answer.status}): ${words ?? 'no reason'}`
      return failedFor(httpRefusalReason(answer.status, words), message)
    }
    const parsed = parseStrictRows(answer.text)
    if (!parsed.ok) return failedFor(malformedReason(answer.status, answer.text), parsed.message)
    const decoded = v.safeParse(schema, parsed.value)
    if (decoded.success) return { ok: true, value: decoded.output }
    const [issue] = decoded.issues
    return unreadable(question.type, schemaMismatch(issue))
  }

  function ofUser<T>(type: string, user: string, schema: v.GenericSchema<unknown, T>, more: object = {}) {
    if (!isHex(user, 20)) return Promise.resolve(misused('Expected an address of the exchange'))
    return info({ type, user: user.toLowerCase(), ...more }, schema)
  }

  return { info, ofUser }
}

function unreadable(type: string, why: string): Failure {
  return failedFor({ code: 'UNREADABLE' }, `The answer to ${type} cannot be read: ${why}`)
}
