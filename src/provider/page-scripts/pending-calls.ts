import { MOST_MESSAGE_LENGTH, PROTOCOL_VERSION, type ProviderState, type RpcErrorBody } from '../protocol.ts'
import { bare, NativePromise, parse, settled, stringify } from './built-ins.ts'
import { OPEN_PORT, PORT_LOST } from './channel.ts'
import type { Emitter } from './event-emitter.ts'
import { GONE, pageErrorOf } from './page-error.ts'
import type { ProviderEvents } from './provider-events.ts'
import type { Events, RelayLink } from './relay-link.ts'

export type RpcCall = Readonly<{ method: string; params?: unknown }>

type Begun = Readonly<{
  text: string
  /** Only of a waiting call. */
  tell?: (told: Told) => void
}>

// Messages are untrusted.
type Told = Readonly<{
  key?: string
  result?: unknown
  error?: RpcErrorBody
  state?: ProviderState
  message?: Readonly<{ data: Readonly<{ id: string; status: number }> }>
}>

export type PendingCalls = RelayLink & Readonly<{ request: (call: RpcCall) => Promise<unknown> }>

type CreatePendingCalls = (
  connect: (on: Events) => RelayLink,
  uuid: () => string,
  events: ProviderEvents,
  emit: Emitter['emit'],
) => PendingCalls

/** Makes the list of unanswered calls, which are resent under their key. */
export const createPendingCalls: CreatePendingCalls = (connect, uuid, { update, end }, emit) => {
  const later = setTimeout
  const { now } = Date
  // Unfinished intents keep the port open; subscriptions are begun again.
  const begun = bare<Record<string, Begun>>()
  const statuses = bare<Record<string, number>>()
  let delay = 20
  let lostAt: number

  const resend = () => {
    send(OPEN_PORT)
    for (const id in begun) send((begun[id] as Begun).text)
  }
  const take = (told: Told) => {
    const { key, state, message } = told
    if (state) {
      // Subscriptions end with a switch of the chain.
      if (update(state))
        for (const id in begun) if ((begun[id] as Begun).text && !(begun[id] as Begun).tell) delete begun[id]
      return
    }
    if (message) {
      const { id, status } = bare(message.data)
      // A restarted background tells it again.
      if (status && statuses[id] === status) return
      statuses[id] = status
      if (status < 200) begun[id] = { text: OPEN_PORT }
      else delete begun[id]
      emit('message', message)
    }
    const asked = begun[key as string]
    // Without a prototype, so no `then` of the page is called.
    if (asked?.tell && delete begun[key as string]) asked.tell(told)
  }
  const request = async (call: RpcCall) => {
    if (isGone()) throw pageErrorOf(GONE)
    const key = uuid()
    let text: string | undefined
    let method: string | undefined
    let params: unknown
    try {
      // A getter may answer differently.
      method = call?.method
      params = call?.params
      text = stringify({ v: PROTOCOL_VERSION, key, method, params, toJSON: undefined })
    } catch {}
    if (!text || text.length > MOST_MESSAGE_LENGTH) {
      throw pageErrorOf({ code: -32602, message: 'expected JSON under 256 KiB' })
    }
    if (method === 'eth_unsubscribe') delete begun[(params as string[])?.[0] as string]
    const { result, error } = await new NativePromise<Told>((tell) => {
      begun[key] = { text: text as string, tell }
      send(text as string)
    })
    if (error) throw pageErrorOf(error)
    if (method === 'eth_subscribe') begun[result as string] = { text }
    return settled(result)
  }
  const link = connect({
    resend,
    hear: (text) => {
      if (text !== PORT_LOST) return take(bare(parse(text)))
      // These messages may kill the worker, so retries slow down. After a longer life, it was only idle.
      for (const _ in begun) {
        if (now() - lostAt > 10_000) delay = 9
        else if (delay < 3_000) delay *= 2
        lostAt = now()
        later(resend, delay)
        break
      }
    },
    leave: () => {
      for (const key in begun) take(bare({ key, error: GONE }))
      end()
    },
  })
  const { send, isGone } = link
  return { ...link, request }
}
