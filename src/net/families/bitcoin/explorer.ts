import * as v from 'valibot'
import { type Answer, type Failure, failedFor } from '../../../core/reason/reason.ts'
import { parseStrictJson } from '../../../lib/strict-json.ts'
import { MAX_BYTES } from '../../http/body.ts'
import { displayText, httpRefusalReason, malformedReason, schemaMismatch } from '../../http/foreign-text.ts'
import { type Fetch, requestText, type TextAnswer } from '../../http/request.ts'

/** Undefined where the explorer lacks it. */
export type ExplorerRead = <T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  maxBytes?: number,
) => Promise<Answer<T | undefined>>

/** `path` begins with `/`. */
export type Explorer = Readonly<{
  find: ExplorerRead
  /** Plain text, trimmed. */
  findText: ExplorerRead
  post: (path: string, text: string) => Promise<TextAnswer>
}>

const TIMEOUT_MILLISECONDS = 10_000
// A wrong path gives 404 too, so the text decides.
const NOT_FOUND = /not found/i
// The words of electrs, Esplora, mempool.space.
const TOO_LONG = /too many (history|unspent|utxo|confirmed|transaction|tx)|history too (long|large)|too popular/i

/** A client of an explorer at `url`. Every failure is a value. */
export function createExplorer({ fetch, url }: Readonly<{ fetch: Fetch; url: string }>): Explorer {
  const base = url.replace(/\/+$/, '')
  const about = (path: string) => ({ url: `${base}${path}`, timeoutMilliseconds: TIMEOUT_MILLISECONDS })

  async function ask<T>(
    path: string,
    decode: (text: string) => Answer<T>,
    maxBytes = MAX_BYTES,
  ): Promise<Answer<T | undefined>> {
    const answer = await requestText(fetch, { ...about(path), method: 'GET', maxBytes })
    if (!answer.ok) return failedFor(answer.reason, `${answer.message} (${path} of the explorer)`)
    if (answer.status === 200) return decode(answer.text.trim())
    if (answer.status === 404 && NOT_FOUND.test(answer.text)) return { ok: true, value: undefined }
    const words = displayText(answer.text)
    const message = `The explorer refused ${path} (HTTP status ${answer.status}): ${words ?? 'no reason'}`
    const isBusy = path.startsWith('/address/') && answer.status !== 429 && TOO_LONG.test(answer.text)
    return failedFor(isBusy ? { code: 'ADDRESS_BUSY' } : httpRefusalReason(answer.status, words), message)
  }

  return {
    find: (path, schema) =>
      ask(path, (text) => {
        const parsed = parseStrictJson(text)
        return parsed.ok ? decoded(path, schema, parsed.value) : failedFor(malformedReason(200, text), parsed.message)
      }),
    findText: (path, schema, maxBytes) => ask(path, (text) => decoded(path, schema, text), maxBytes),
    post: (path, text) => requestText(fetch, { ...about(path), method: 'POST', text }),
  }
}

function decoded<T>(path: string, schema: v.GenericSchema<unknown, T>, body: unknown): Answer<T> {
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return { ok: true, value: parsed.output }
  const [issue] = parsed.issues
  return unreadable(path, schemaMismatch(issue))
}

function unreadable(path: string, why: string): Failure {
  return failedFor({ code: 'UNREADABLE' }, `The answer to ${path} cannot be read: ${why}`)
}
