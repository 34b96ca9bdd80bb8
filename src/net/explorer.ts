import * as v from 'valibot'
import { type Fetch, type HttpAnswer, request, requestText, type TextAnswer } from './http.ts'
import type { Answer } from './rpc.ts'
import { said } from './said.ts'

/** A question to an explorer. The value is undefined where it does not have what was asked for (HTTP 404). */
export type Find = <T>(path: string, schema: v.GenericSchema<unknown, T>) => Promise<Answer<T | undefined>>

/** An Esplora-shaped explorer, as far as it is about questions and answers; `path` begins with `/`. */
export type Explorer = Readonly<{
  /** An answer in JSON. */
  find: Find
  /** An answer in plain text, without white space around it. */
  findText: Find
  /** Hands a text over. */
  post: (path: string, text: string) => Promise<TextAnswer>
}>

const TIMEOUT_MILLISECONDS = 10_000
const NOT_FOUND = 404

/** Asks an explorer; `url` is the folder of its endpoints. Every failure is a value. */
export function createExplorer({ fetch, url }: Readonly<{ fetch: Fetch; url: string }>): Explorer {
  const base = url.replace(/\/+$/, '')
  const about = (path: string) => ({ url: `${base}${path}`, timeoutMilliseconds: TIMEOUT_MILLISECONDS })
  return {
    find: async (path, schema) => {
      const answer = await request(fetch, { ...about(path), method: 'GET' })
      return found(answer, path, () => decoded(path, schema, answer.ok ? answer.body : undefined))
    },
    findText: async (path, schema) => {
      const answer = await requestText(fetch, { ...about(path), method: 'GET' })
      return found(answer, path, () => decoded(path, schema, answer.ok ? answer.text.trim() : undefined))
    },
    post: (path, text) => requestText(fetch, { ...about(path), method: 'POST', text }),
  }
}

function found<T>(answer: HttpAnswer | TextAnswer, path: string, decode: () => Answer<T>): Answer<T | undefined> {
  // Explorers say in plain text that they do not have something.
  const isWhole = answer.ok || answer.kind === 'notJson'
  if (isWhole && answer.status === NOT_FOUND) return { ok: true, value: undefined }
  if (!answer.ok) return failed(`${answer.message} (${path} of the explorer)`)
  if (answer.status === 200) return decode()
  return failed(`The explorer refused ${path} (HTTP status ${answer.status}): ${said(answer.text) ?? 'no reason'}`)
}

function decoded<T>(path: string, schema: v.GenericSchema<unknown, T>, body: unknown): Answer<T> {
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return { ok: true, value: parsed.output }
  const [issue] = parsed.issues
  const place = v.getDotPath(issue)
  return failed(`The answer to ${path} cannot be read: ${place ? `${place}: ` : ''}${issue.message.slice(0, 120)}`)
}

/** A failure in a sentence. */
export function failed(message: string): Extract<Answer<never>, { ok: false }> {
  return { ok: false, message }
}
