import { detailOf } from './announce.ts'
import { GONE, LOST, MEET, OPEN, THERE } from './channel.ts'
import { createEmitter, type Listener } from './emitter.ts'
import { type Legacy, legacyOf } from './legacy.ts'
import { MOST_MESSAGE_LENGTH, PROTOCOL_VERSION, type ProviderState, type RpcFailure } from './protocol.ts'
import type { PageWindow } from './window.ts'

/** A call as EIP-1193 has it. */
export type Call = Readonly<{ method: string; params?: unknown }>

/** What a page holds (EIP-1193), with what older pages look for. Every function works without its object. */
export type Provider = Legacy &
  Readonly<{
    /** Rejects with an `Error` that has an integer `code`, and `data` where there is some. */
    request: (call: Call) => Promise<unknown>
    on: (event: string, listener: Listener) => Provider
    addListener: (event: string, listener: Listener) => Provider
    once: (event: string, listener: Listener) => Provider
    off: (event: string, listener: Listener) => Provider
    removeListener: (event: string, listener: Listener) => Provider
    removeAllListeners: (event?: string) => Provider
    /** True once the wallet has answered, and while this page can reach it. */
    isConnected: () => boolean
    /** Canonical hex; null until the wallet has answered. */
    chainId: string | null
    /** Decimal digits; null until the wallet has answered. */
    networkVersion: string | null
    /** The account that the page sees first, or null. */
    selectedAddress: string | null
  }>

type Waiting = Readonly<{ text: string; resolve: (result: unknown) => void; reject: (error: Error) => void }>

// Every field may be missing: whatever a message says is looked at field by field.
type Told = Readonly<{
  key?: string
  result?: unknown
  error?: RpcFailure
  state?: ProviderState
  message?: Readonly<{ data?: Readonly<{ id: string; status: number }> }>
}>

const MOST_DELAY = 5_000
const LIVED = 10_000

/**
 * Makes the provider of a page and announces it (EIP-6963); never touches `window.ethereum`. Calls wait until the
 * relay is there, and are answered also when the worker was killed or the page was frozen meanwhile: they are sent
 * again under their key. After an update of the extension the same provider goes on over the new version's relay.
 *
 * @returns the provider, or undefined where none belongs: in sandboxed documents, in those that are not HTML
 *   (CAIP-154), and where one is already
 */
export function startInpage(page: PageWindow): Provider | undefined {
  // The page may replace these later; what is taken now is the browser's own.
  const { parse, stringify } = JSON
  const listen = page.addEventListener.bind(page)
  const dispatch = page.dispatchEvent.bind(page)
  const uuid = page.crypto.randomUUID.bind(page.crypto)
  const Message = CustomEvent
  let isAsking = false
  const meet = () => {
    isAsking = true
    const isAlone = dispatch(new Message(MEET, { cancelable: true }))
    isAsking = false
    return isAlone
  }
  if (page.origin === 'null' || !/html/.test(page.document.contentType) || !meet()) return undefined

  const waiting = new Map<string, Waiting>()
  // Intents that have not ended: as long as there are any, the page wants to hear of them.
  const followed = new Set<string>()
  const { add, remove, clear, emit } = createEmitter((error) => page.reportError(error))
  // Empty where no relay lives.
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
  // Whoever is found is sent all that waits.
  const seek = (more: number) => {
    meet()
    if (channel || isGone) return
    if (more) setTimeout(seek, 99, more - 1)
    else leave()
  }
  const sendAll = () => {
    send(OPEN)
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
    if (text === THERE) {
      if (isWanted) sendAll()
    } else if (text === LOST) {
      // A worker that dies at once may be dying of what it is sent: it is asked again less and less often.
      // One that has lived for a while was stopped for idleness.
      if (waiting.size + followed.size) {
        delay = Date.now() - lostAt > LIVED ? 40 : Math.min(delay * 2, MOST_DELAY)
        lostAt = Date.now()
        setTimeout(sendAll, delay)
      }
    } else if (text === GONE) leave()
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

  // EIP-1193: `connect` when the wallet can be asked, and the others for what has really changed.
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
    // Whoever listens wants to hear of changes: the port must be open for that.
    if (!isWanted) send(OPEN)
    return provider
  }
  const on = adding()
  const off = (event: string, listener: Listener) => {
    remove(event, listener)
    return provider
  }

  const request = (call: Call) =>
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
    ...legacyOf(request),
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
  const detail = detailOf(uuid(), provider)
  const announce = () => {
    if (!isGone) dispatch(new Message('eip6963:announceProvider', { detail }))
  }
  listen('eip6963:requestProvider', announce)
  listen(MEET, (event) => {
    const name = (event as CustomEvent<string | null>).detail
    // A relay offers itself when it is asked, before any script of the page hears of the question.
    if (name ? !isAsking || channel : isAsking) return
    event.preventDefault()
    if (name) take(name)
    else meet()
  })
  announce()
  return provider
}

// Built by hand: the class that the background throws would cost more than it gives here.
function errorOf(failure: RpcFailure): Error {
  return Object.assign(new Error(failure.message), failure)
}
