import { announce } from './announce.ts'
import { openPageEnd } from './channel.ts'
import { createEmitter, type Listener } from './emitter.ts'
import { MOST_CALL_BYTES, type ProviderState, type RelayToPage, type RpcFailure } from './protocol.ts'
import { isWelcome, type PageWindow } from './window.ts'

/** What a page holds (EIP-1193). Every member works without its object. */
export type Provider = Readonly<{
  /** Rejects with an `Error` that has an integer `code`, and `data` where there is some. */
  request: (call: Readonly<{ method: string; params?: unknown }>) => Promise<unknown>
  on: (event: string, listener: Listener) => Provider
  once: (event: string, listener: Listener) => Provider
  off: (event: string, listener: Listener) => Provider
  removeListener: (event: string, listener: Listener) => Provider
  removeAllListeners: (event?: string) => Provider
  /** True once the wallet has answered, and until the page must be reloaded. */
  isConnected: () => boolean
}>

type Waiting = Readonly<{ resolve: (result: unknown) => void; reject: (error: Error) => void }>

/**
 * Makes the provider of a page and announces it (EIP-6963); never touches `window.ethereum`. Calls wait until the
 * relay is there, and are answered also when the worker was killed or the page was frozen meanwhile.
 *
 * @returns the provider, or undefined where none belongs
 */
export function startInpage(page: PageWindow): Provider | undefined {
  if (!isWelcome(page)) return undefined
  const { stringify, parse } = JSON
  const waiting = new Map<number, Waiting>()
  const emitter = createEmitter((error) => page.reportError?.(error))
  const encoder = new TextEncoder()
  let queue: string[] | undefined = []
  let lastId = 0
  let state: ProviderState | undefined
  let gone: string | undefined

  let send: (text: string) => void = () => undefined
  const post = (text: string) => (queue ? void queue.push(text) : send(text))

  const receive = (message: RelayToPage) => {
    if ('hello' in message) {
      const texts = queue ?? []
      queue = undefined
      for (const text of texts) send(text)
    } else if ('id' in message) {
      const asked = waiting.get(message.id)
      waiting.delete(message.id)
      if ('error' in message) asked?.reject(errorOf(message.error))
      else asked?.resolve(message.result)
    } else if ('state' in message) update(message.state)
    else if ('message' in message) emitter.emit('message', message.message)
    else leave(message.gone)
  }

  // EIP-1193: `connect` once in the provider's life, and the others for what has really changed.
  const update = (next: ProviderState) => {
    const before = state
    state = next
    if (!before) emitter.emit('connect', { chainId: next.chainId })
    else {
      if (before.chainId !== next.chainId) emitter.emit('chainChanged', next.chainId)
      if (`${before.accounts}` !== `${next.accounts}`) emitter.emit('accountsChanged', [...next.accounts])
    }
  }

  const leave = (message: string) => {
    if (gone !== undefined) return
    gone = message
    stopAnnouncing()
    const lost = [...waiting.values()]
    waiting.clear()
    for (const { reject } of lost) reject(errorOf({ code: 4900, message }))
    // EIP-1193: a CloseEvent code; 1001 is "going away".
    emitter.emit('disconnect', errorOf({ code: 1001, message }))
  }

  const textFor = (id: number, call: unknown): string => {
    if (gone !== undefined) throw errorOf({ code: 4900, message: gone })
    const { method, params } = (call ?? {}) as Readonly<{ method?: unknown; params?: unknown }>
    if (typeof method !== 'string' || method === '') {
      throw errorOf({ code: -32600, message: 'expected { method, params } with a method by name' })
    }
    if (params !== undefined && (typeof params !== 'object' || params === null)) {
      throw errorOf({ code: -32602, message: `${method.slice(0, 99)}: params: expected an array or an object` })
    }
    const text = textOf({ id, method, params })
    if (text !== undefined && encoder.encode(text).length <= MOST_CALL_BYTES) return text
    throw errorOf({ code: -32602, message: `${method.slice(0, 99)}: params: expected JSON of less than 64 KiB` })
  }

  const textOf = (value: unknown): string | undefined => {
    try {
      return stringify(value)
    } catch {
      return undefined
    }
  }

  const add = (isOnce: boolean) => (event: string, listener: Listener) => {
    emitter.add(event, listener, isOnce)
    // Whoever listens wants to hear of changes: the port must be open for that.
    if (!state) post('{"id":0}')
    return provider
  }
  const remove = (event: string, listener: Listener) => {
    emitter.remove(event, listener)
    return provider
  }

  const provider: Provider = {
    request: (call) =>
      new Promise((resolve, reject) => {
        lastId += 1
        const id = lastId
        const text = textFor(id, call)
        waiting.set(id, { resolve, reject })
        post(text)
      }),
    on: add(false),
    once: add(true),
    off: remove,
    removeListener: remove,
    removeAllListeners: (event) => {
      emitter.clear(event)
      return provider
    },
    isConnected: () => state !== undefined && gone === undefined,
  }
  // Last, because a relay that is there already says hello at once.
  send = openPageEnd(page, (text) => receive(parse(text) as RelayToPage)).send
  const stopAnnouncing = announce(page, provider)
  return provider
}

// Built by hand: the class that the background throws would cost more than it gives here.
function errorOf({ code, message, data }: RpcFailure): Error {
  return Object.assign(new Error(message), data === undefined ? { code } : { code, data })
}
