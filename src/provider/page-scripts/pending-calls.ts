import { MOST_MESSAGE_LENGTH, PROTOCOL_VERSION, type ProviderState, type RpcErrorBody } from '../protocol.ts'
import { OPEN_PORT, PORT_LOST } from './channel.ts'
import type { Emitter } from './event-emitter.ts'
import type { RelayLink } from './relay-link.ts'

export type RpcCall = Readonly<{ method: string; params?: unknown }>

type Begun = Readonly<{
  text: string
  method?: string | undefined
  /** Only of a waiting call. */
  resolve?: (result: unknown) => void
}>

// Messages are untrusted.
type Told = Readonly<{
  key?: string
  result?: unknown
  error?: RpcErrorBody
  state?: ProviderState
  message?: Readonly<{ data: Readonly<{ id: string; status: number }> }>
}>

export type PendingCalls = Readonly<{
  request: (call: RpcCall) => Promise<unknown>
  receive: (text: string) => void
  resend: () => void
  rejectAll: () => void
}>

const LONG_DELAY = 3_000
const LIVED = 10_000

/** Makes the list of unanswered calls, which are resent under their key. */
export function createPendingCalls(
  { send, isGone }: RelayLink,
  uuid: () => string,
  update: (state: ProviderState) => void,
  emit: Emitter['emit'],
): PendingCalls {
  // The page may replace these later.
  const { parse, stringify } = JSON
  const later = setTimeout
  // No Map: the page may change its prototype. Unfinished intents keep the port open; subscriptions are begun again.
  const begun = { __proto__: null } as unknown as Record<string, Begun>
  let chain: string
  let delay = 20
  let lostAt: number

  const resend = () => {
    send(OPEN_PORT)
    for (const id in begun) send((begun[id] as Begun).text)
  }
  const hear = ({ key, result, error, state, message }: Told) => {
    if (state) {
      // Subscriptions end with a switch of the chain.
      if (chain !== state.chainId) for (const id in begun) if (begun[id]?.text && !begun[id].resolve) delete begun[id]
      chain = state.chainId
      return update(state)
    }
    if (message) {
      const { id, status } = message.data
      if (status < 200) begun[id] = { text: OPEN_PORT }
      else delete begun[id]
      emit('message', message)
    }
    const asked = begun[key as string]
    if (asked?.resolve && delete begun[key as string]) {
      if (result && asked.method === 'eth_subscribe') begun[result as string] = { text: asked.text }
      asked.resolve(error ? rejected(error) : result)
    }
  }
  const request = (call: RpcCall) =>
    new Promise((resolve) => {
      if (isGone()) throw pageErrorOf(GONE)
      const key = uuid()
      let text: string | undefined
      let method: string | undefined
      let params: unknown
      try {
        // Read once, since a getter may answer differently.
        method = call?.method
        params = call?.params
        text = stringify({ v: PROTOCOL_VERSION, key, method, params, toJSON: undefined })
      } catch {}
      if (!text || text.length > MOST_MESSAGE_LENGTH) {
        throw pageErrorOf({ code: -32602, message: 'params: expected JSON under 256 KiB' })
      }
      if (method === 'eth_unsubscribe') delete begun[(params as string[])?.[0] as string]
      begun[key] = { text, method, resolve }
      send(text)
    })
  return {
    request,
    resend,
    receive: (text) => {
      if (text !== PORT_LOST) return hear({ __proto__: null, ...parse(text) })
      // These messages may kill the worker, so retries slow down. After a longer life, it was only idle.
      for (const _ in begun) {
        if (Date.now() - lostAt > LIVED) delay = 9
        else if (delay < LONG_DELAY) delay *= 2
        lostAt = Date.now()
        later(resend, delay)
        break
      }
    },
    rejectAll: () => {
      for (const key in begun) hear({ __proto__: null, key, error: GONE } as Told)
    },
  }
}

export const GONE: RpcErrorBody = { code: 4900, message: 'Causeway is gone. Reload this page.' }

// A page may forbid an error's fields.
async function rejected(failure: RpcErrorBody): Promise<never> {
  throw pageErrorOf(failure)
}

// `ProviderRpcError` would enlarge this script.
export function pageErrorOf(failure: RpcErrorBody): Error {
  return Object.assign(new Error(failure.message), failure)
}
