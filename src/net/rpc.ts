import * as v from 'valibot'
import { type Fetch, type HttpFailureKind, request } from './http.ts'
import { said } from './said.ts'

/** What a node answered, or why it did not: a failure to answer is never an answer. */
export type Answer<T> = Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; message: string }>

/** The error of JSON-RPC 2.0 that a node gave, or how the question itself failed. */
export type RpcFailure = Readonly<{
  ok: false
  message: string
  /** Undefined where no whole answer came, so that nothing is known of what the node did. */
  code: number | undefined
  transport: HttpFailureKind | undefined
}>

export type RpcAnswer<T> = Readonly<{ ok: true; value: T }> | RpcFailure

/** Asks a node one thing. `schema` decodes the result. Never throws. */
export type Rpc = <T>(
  method: string,
  params: readonly unknown[],
  schema: v.GenericSchema<unknown, T>,
) => Promise<RpcAnswer<T>>

const TIMEOUT_MILLISECONDS = 10_000
const envelope = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.literal(1),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) })),
})
// Some nodes leave the id out, or say null, when they refuse before they have read the question.
const refusal = v.object({ error: v.object({ code: v.number(), message: v.string() }) })

/**
 * Makes the JSON-RPC 2.0 client of a node: one POST for each question, an id that must come back, a result that must
 * fit. A node's words are kept short and plain.
 */
export function createRpc({ fetch, url }: Readonly<{ fetch: Fetch; url: string }>): Rpc {
  return async (method, params, schema) => {
    const answer = await request(fetch, {
      method: 'POST',
      url,
      body: { jsonrpc: '2.0', id: 1, method, params },
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    })
    if (!answer.ok) return failed(`${answer.message} (${method})`, undefined, answer.kind)
    const parsed = v.safeParse(envelope, answer.body)
    const error = parsed.success ? parsed.output.error : undefined
    if (error) return failed(said(error.message) ?? 'The node refused without a reason', error.code)
    if (!parsed.success || !Object.hasOwn(parsed.output, 'result')) {
      const refused = v.safeParse(refusal, answer.body)
      if (refused.success) return failed(said(refused.output.error.message) ?? method, refused.output.error.code)
      return failed(`The answer to ${method} was not JSON-RPC (HTTP status ${answer.status})`)
    }
    const result = v.safeParse(schema, parsed.output.result)
    if (result.success) return { ok: true, value: result.output }
    const [issue] = result.issues
    const place = v.getDotPath(issue)
    return failed(`The answer to ${method} cannot be read: ${place ? `${place}: ` : ''}${issue.message.slice(0, 120)}`)
  }
}

function failed(message: string, code?: number, transport?: HttpFailureKind): RpcFailure {
  return { ok: false, message, code, transport }
}
