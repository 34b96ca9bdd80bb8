import * as v from 'valibot'
import type { NodeUrls } from '../core/chain.ts'
import { type Fetch, request } from './http.ts'
import type { Question } from './rpc-questions.ts'

/** The error of JSON-RPC 2.0 as a node gave it. */
export type NodeError = Readonly<{ code: number; message: string; data?: unknown }>

/** What a node said, unchanged; or that it said nothing that is JSON-RPC. */
export type Passed =
  | Readonly<{ said: 'result'; result: unknown }>
  | Readonly<{ said: 'error'; error: NodeError }>
  | Readonly<{ said: 'nothing'; message: string }>

const TIMEOUT_MILLISECONDS = 10_000
const ID = 1

const refused = v.object({
  error: v.object({ code: v.pipe(v.number(), v.integer()), message: v.string(), data: v.optional(v.unknown()) }),
})
const answered = v.object({ jsonrpc: v.literal('2.0'), id: v.literal(ID), result: v.unknown() })

/**
 * Makes the way from a page to the nodes of a chain: one question, one POST, and whatever the node says is handed back as
 * it is, the data of a revert included. Where it says nothing, the next one is asked, and stays the first to be asked. The
 * wallet itself believes nothing of it: what it needs to know it asks by `rpc.ts`. Capped and timed as every answer (see
 * http.ts). Never throws.
 */
export function createPassage({ fetch, urls }: Readonly<{ fetch: Fetch; urls: NodeUrls }>) {
  let inOrder: readonly string[] = urls
  return async (question: Question): Promise<Passed> => {
    const asked = inOrder
    let silence: Passed | undefined
    for (const url of asked) {
      const passed = await passOn(fetch, url, question)
      if (passed.said !== 'nothing') {
        inOrder = [url, ...asked.filter((each) => each !== url)]
        return passed
      }
      silence ??= passed
    }
    return silence ?? { said: 'nothing', message: 'There is no node' }
  }
}

async function passOn(fetch: Fetch, url: string, { method, params }: Question): Promise<Passed> {
  const body = { jsonrpc: '2.0', id: ID, method, params }
  const answer = await request(fetch, { method: 'POST', url, body, timeoutMilliseconds: TIMEOUT_MILLISECONDS })
  if (!answer.ok) return { said: 'nothing', message: answer.message }
  const error = v.safeParse(refused, answer.body)
  if (error.success) return { said: 'error', error: error.output.error }
  const result = v.safeParse(answered, answer.body)
  if (result.success) return { said: 'result', result: result.output.result }
  return { said: 'nothing', message: `The answer was not JSON-RPC (HTTP status ${answer.status})` }
}
