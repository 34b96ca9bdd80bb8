import { fromWire, toWire } from '../lib/bigint-json.ts'
import { CausewayError, type ErrorDetail } from '../lib/errors.ts'
import type { ApiMethod, ApiParams, ApiResult, MethodsWithRule, ToBackground, ToPage, Topic } from './contract.ts'

export type ApiPort = Readonly<{
  post: (message: unknown) => void
  onMessage: (listener: (message: unknown) => void) => void
  onClose: (listener: () => void) => void
}>

export type Client = Readonly<{
  /** Rejects with a `CausewayError`; its code selects the message. */
  call: <M extends ApiMethod>(method: M, params: ApiParams<M>) => Promise<ApiResult<M>>
  /** Its own stop. */
  on: (topic: Topic, listener: () => void) => () => void
}>

// A missing topic does not compile.
const TOPICS_AFTER_RECONNECT = Object.keys({
  wallet: true,
  accounts: true,
  balances: true,
  prices: true,
  approvals: true,
  executions: true,
  bundles: true,
  exchangeBKeys: true,
  sites: true,
} satisfies Readonly<Record<Topic, true>>) as Topic[]

// Copied, to keep the schemas out of pages.
const STANDING: Readonly<Record<MethodsWithRule<'standing'>, true>> = { 'executions.watch': true }

/**
 * Opens a page's port, and reopens it when the background dies. Pending calls are resent with `again`: the background
 * repeats reads and refuses acts. Standing calls are resent, and every topic is refreshed.
 */
export function createClient(connect: () => ApiPort): Client {
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<Topic, Set<() => void>>()
  const standing = new Map<ApiMethod, ToBackground>()
  let lastId = 0
  let port = open()

  function open(): ApiPort {
    const opened = connect()
    opened.onMessage((message) => receive(message as ToPage))
    opened.onClose(() => {
      port = open()
      const lost = [...waiting.values()]
      waiting.clear()
      for (const each of lost) send({ ...each, message: { ...each.message, again: true } })
      for (const message of standing.values()) if (!waiting.has(message.id)) port.post(message)
      for (const topic of TOPICS_AFTER_RECONNECT) tell(topic)
    })
    return opened
  }

  function receive(message: ToPage): void {
    if ('changed' in message) {
      tell(message.changed)
      return
    }
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.ok) asked?.resolve(fromWire(message.result))
    else asked?.reject(new CausewayError(message.code, message.message, valuesOf(message)))
  }

  function tell(topic: Topic): void {
    for (const listener of listeners.get(topic) ?? []) listener()
  }

  function send(asked: Waiting): void {
    waiting.set(asked.message.id, asked)
    port.post(asked.message)
  }

  return {
    call: (method, params) =>
      new Promise((resolve, reject) => {
        lastId += 1
        const message: ToBackground = { id: lastId, method, params: toWire(params) }
        if (Object.hasOwn(STANDING, method)) standing.set(method, message)
        send({ message, resolve: resolve as (value: unknown) => void, reject })
      }),
    on: (topic, listener) => {
      const known = listeners.get(topic) ?? new Set()
      known.add(listener)
      listeners.set(topic, known)
      return () => void known.delete(listener)
    },
  }
}

type Waiting = Readonly<{
  message: ToBackground
  resolve: (value: unknown) => void
  reject: (reason: Error) => void
}>

function valuesOf({ values }: Readonly<{ values?: ErrorDetail['values'] }>): ErrorDetail {
  return values ? { values } : {}
}
