import { MOST_MESSAGE_LENGTH, PROTOCOL_VERSION, type ProviderState, type RpcErrorBody } from '../protocol.ts'
import { announcementOf } from './announcement.ts'
import { EXTENSION_GONE, MEETING_EVENT, OPEN_PORT, PORT_LOST, RELAY_BACK } from './channel.ts'
import { createEmitter, type Listener } from './event-emitter.ts'
import { type LegacyMethods, legacyMethodsOf } from './legacy-methods.ts'
import type { PageWindow } from './page-window.ts'

export type RpcCall = Readonly<{ method: string; params?: unknown }>

/** EIP-1193, with legacy members. Functions work without `this`. */
export type Provider = LegacyMethods &
  Readonly<{
    /** Rejects with an `Error` with an integer `code`. */
    request: (call: RpcCall) => Promise<unknown>
    on: (event: string, listener: Listener) => Provider
    addListener: (event: string, listener: Listener) => Provider
    once: (event: string, listener: Listener) => Provider
    off: (event: string, listener: Listener) => Provider
    removeListener: (event: string, listener: Listener) => Provider
    removeAllListeners: (event?: string) => Provider
    /** True after the first answer, while the wallet is reachable. */
    isConnected: () => boolean
    /** Canonical hex. */
    chainId: string | null
    /** Decimal digits. */
    networkVersion: string | null
    selectedAddress: string | null
  }>

type Waiting = Readonly<{ text: string; resolve: (result: unknown) => void; reject: (error: Error) => void }>

// Messages are untrusted.
type Told = Readonly<{
  key?: string
  result?: unknown
  error?: RpcErrorBody
  state?: ProviderState
  message?: Readonly<{ data?: Readonly<{ id: string; status: number }> }>
}>

const MOST_DELAY = 5_000
const LIVED = 10_000

/**
 * Makes and announces a page's provider (EIP-6963), without `window.ethereum`. Pending calls are resent under their key
 * after a worker's death, a freeze or an update.
 *
 * @returns undefined in sandboxed or non-HTML documents (CAIP-154), and beside another provider
 */
export function startInpage(page: PageWindow): Provider | undefined {
  // The page may replace these later.
  const { parse, stringify } = JSON
  const listen = page.addEventListener.bind(page)
  const dispatch = page.dispatchEvent.bind(page)
  const uuid = page.crypto.randomUUID.bind(page.crypto)
  const Message = CustomEvent
  let isAsking = false
  const meet = () => {
    isAsking = true
    const isAlone = dispatch(new Message(MEETING_EVENT, { cancelable: true }))
    isAsking = false
    return isAlone
  }
  if (page.origin === 'null' || !/html/.test(page.document.contentType) || !meet()) return undefined

  const waiting = new Map<string, Waiting>()
  // Unfinished intents keep the port open.
  const followed = new Set<string>()
  const { add, remove, clear, emit } = createEmitter((error) => page.reportError(error))
  // Empty without a live relay.
  let channel = ''
  let isWanted = false
  let isGone = false
  let delay = 20
  let lostAt: number
  let state: ProviderState | undefined
  let isConnected = false

  const send = (text: string) => {
    isWanted = true
    if (channel) dispatch(new Message(`${channel}>`, { detail: text }))
    else seek(9)
  }
  const seek = (more: number) => {
    meet()
    if (channel || isGone) return
    if (more) setTimeout(seek, 99, more - 1)
    else leave()
  }
  const sendAll = () => {
    send(OPEN_PORT)
    waiting.forEach(({ text }) => {
      send(text)
    })
  }

  const take = (name: string) => {
    channel = name
    listen(`${name}<`, (event) => {
      if (channel === name) receive((event as CustomEvent<string>).detail)
    })
    if (isGone) {
      isGone = false
      announce()
    }
    if (isWanted) sendAll()
  }

  const receive = (text: string) => {
    if (text === RELAY_BACK) {
      if (isWanted) sendAll()
    } else if (text === PORT_LOST) {
      // These messages may kill the worker, so retries slow down. After a longer life, it was only idle.
      if (waiting.size + followed.size) {
        delay = Date.now() - lostAt > LIVED ? 40 : Math.min(delay * 2, MOST_DELAY)
        lostAt = Date.now()
        setTimeout(sendAll, delay)
      }
    } else if (text === EXTENSION_GONE) leave()
    else hear(parse(text))
  }

  const hear = ({ key, result, error, state: next, message }: Told) => {
    if (next) return update(next)
    if (message) {
      const { id, status } = message.data ?? {}
      if (id) followed[(status as number) < 200 ? 'add' : 'delete'](id)
      emit('message', message)
    }
    const asked = waiting.get(key as string)
    if (!asked) return
    waiting.delete(key as string)
    if (error) asked.reject(errorOf(error))
    else asked.resolve(result)
  }

  // EIP-1193: `connect` first, then real changes.
  const update = (next: ProviderState) => {
    const before = state ?? next
    state = next
    const { chainId, accounts } = next
    if (!isConnected) {
      isConnected = true
      emit('connect', { chainId })
    }
    if (before.chainId !== chainId) emit('chainChanged', chainId)
    if (`${before.accounts}` !== `${accounts}`) emit('accountsChanged', [...accounts])
  }

  const gone = (code: number) => errorOf({ code, message: 'Causeway is gone. Reload this page.' })

  const leave = () => {
    isGone = true
    isConnected = false
    channel = ''
    waiting.forEach(({ reject }) => {
      reject(gone(4900))
    })
    waiting.clear()
    // EIP-1193: a CloseEvent code; 1001 is "going away".
    emit('disconnect', gone(1001))
    meet()
  }

  const adding = (isOnce?: boolean) => (event: string, listener: Listener) => {
    add(event, listener, isOnce)
    // Listeners need an open port.
    if (!isWanted) send(OPEN_PORT)
    return provider
  }
  const on = adding()
  const off = (event: string, listener: Listener) => {
    remove(event, listener)
    return provider
  }

  const request = (call: RpcCall) =>
    new Promise((resolve, reject) => {
      if (isGone) throw gone(4900)
      const key = uuid()
      let text = ''
      try {
        text = stringify({ v: PROTOCOL_VERSION, key, method: call?.method, params: call?.params })
      } catch {}
      if (!text || text.length > MOST_MESSAGE_LENGTH) {
        throw errorOf({ code: -32602, message: 'params: expected JSON under 256 KiB' })
      }
      waiting.set(key, { text, resolve, reject })
      send(text)
    })

  const provider: Provider = {
    request,
    on,
    addListener: on,
    once: adding(true),
    off,
    removeListener: off,
    removeAllListeners: (event) => {
      clear(event)
      return provider
    },
    isConnected: () => isConnected,
    ...legacyMethodsOf(request),
    get chainId() {
      return state?.chainId ?? null
    },
    get networkVersion() {
      return state ? `${+state.chainId}` : null
    },
    get selectedAddress() {
      return state?.accounts[0] ?? null
    },
  }
  const detail = announcementOf(uuid(), provider)
  const announce = () => {
    if (!isGone) dispatch(new Message('eip6963:announceProvider', { detail }))
  }
  listen('eip6963:requestProvider', announce)
  listen(MEETING_EVENT, (event) => {
    const name = (event as CustomEvent<string | null>).detail
    // Relays answer before page scripts see the event.
    if (name ? !isAsking || channel : isAsking) return
    event.preventDefault()
    if (name) take(name)
    else meet()
  })
  announce()
  return provider
}

// `ProviderRpcError` would enlarge this script.
function errorOf(failure: RpcErrorBody): Error {
  return Object.assign(new Error(failure.message), failure)
}
