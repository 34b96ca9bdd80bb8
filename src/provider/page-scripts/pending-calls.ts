import { MOST_MESSAGE_LENGTH, PROTOCOL_VERSION, type ProviderState, type RpcErrorBody } from '../protocol.ts'
import { OPEN_PORT, PORT_LOST } from './channel.ts'
import type { Emitter } from './event-emitter.ts'
import type { RelayLink } from './relay-link.ts'

export type RpcCall = Readonly<{ method: string; params?: unknown }>

type Waiting = Readonly<{
  text: string
  method: string
  resolve: (result: unknown) => void
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

const MOST_DELAY = 5_000
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
  const waiting = new Map<string, Waiting>()
  // Unfinished intents keep the port open. Subscriptions, with their call, are begun again.
  const followed = new Map<unknown, string>()
  let chain: string
  let delay = 20
  let lostAt: number

  const resend = () => {
    send(OPEN_PORT)
    followed.forEach(send)
    waiting.forEach(({ text }) => {
      send(text)
    })
  }
  const hear = ({ key, result, error, state, message }: Told) => {
    if (state) {
      // Subscriptions end with a switch of the chain.
      if (chain !== state.chainId) for (const [id, text] of followed) if (text) followed.delete(id)
      chain = state.chainId
      return update(state)
    }
    if (message) {
      const { id, status } = message.data
      if (id) followed[(status as number) < 200 ? 'set' : 'delete'](id, OPEN_PORT)
      emit('message', message)
    }
    const asked = waiting.get(key as string)
    if (!asked || !waiting.delete(key as string)) return
    if (result && asked.method === 'eth_subscribe') followed.set(result, asked.text)
    asked.resolve(error ? rejected(error) : result)
  }
  const request = (call: RpcCall) =>
    new Promise((resolve) => {
      if (isGone()) throw pageErrorOf(GONE)
      const key = uuid()
      let text = ''
      let method = ''
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
      if (method === 'eth_unsubscribe') followed.delete((params as unknown[])?.[0])
      waiting.set(key, { text, method, resolve })
      send(text)
    })
  return {
    request,
    resend,
    receive: (text) => {
      if (text !== PORT_LOST) return hear({ __proto__: null, ...parse(text) })
      // These messages may kill the worker, so retries slow down. After a longer life, it was only idle.
      if (waiting.size + followed.size) {
        delay = Date.now() - lostAt > LIVED ? 40 : Math.min(delay * 2, MOST_DELAY)
        lostAt = Date.now()
        setTimeout(resend, delay)
      }
    },
    rejectAll: () => {
      waiting.forEach(({ resolve }) => {
        resolve(rejected(GONE))
      })
      waiting.clear()
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
