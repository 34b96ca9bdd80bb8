import * as v from 'valibot'
import { MOST_DEPTH, MOST_MESSAGE_LENGTH, PROTOCOL_VERSION, type RpcErrorBody } from '../protocol.ts'
import { RPC_ERROR_CODES } from '../rpc-error.ts'

export type DecodedCall = Readonly<{ key: string; method: string; params: unknown }>

type MalformedCall = Readonly<{ key: string; failure: RpcErrorBody }>

// Unknown fields mean another sender.
const envelope = v.strictObject({
  v: v.unknown(),
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  method: v.optional(v.unknown()),
  params: v.optional(v.unknown()),
})
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const list = v.optional(v.union([v.array(v.unknown()), v.looseObject({})]))

/**
 * Decodes a page's message, checking size before parsing and depth before use.
 *
 * @returns undefined for foreign messages. Failures: -32600 bad method, -32602 bad or deep params, 4900 another version
 */
export function decodeCall(message: unknown): DecodedCall | MalformedCall | undefined {
  if (typeof message !== 'string' || message.length > MOST_MESSAGE_LENGTH) return undefined
  const value = parse(message)
  const sent = v.safeParse(envelope, value)
  if (!sent.success) return undefined
  const { key, method } = sent.output
  const params = asList(sent.output.params)
  const failure = (code: number, sentence: string) => ({ key, failure: { code, message: sentence } })
  if (sent.output.v !== PROTOCOL_VERSION) {
    return failure(RPC_ERROR_CODES.disconnected, 'Causeway was updated. Reload this page to use it again.')
  }
  if (!isShallow({ params }))
    return failure(RPC_ERROR_CODES.invalidParams, `params: expected at most ${MOST_DEPTH} levels`)
  if (!v.is(name, method))
    return failure(RPC_ERROR_CODES.invalidCall, 'expected { method, params } with a method by name')
  if (!v.is(list, params))
    return failure(RPC_ERROR_CODES.invalidParams, `${method}: params: expected an array or an object`)
  return { key, method, params }
}

// Old libraries write lists as texts.
function asList(params: unknown): unknown {
  const list = typeof params === 'string' ? parse(params) : undefined
  return Array.isArray(list) ? list : params
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Recursion would fail on deep input.
function isShallow(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth < MOST_DEPTH; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return true
  }
  return false
}
