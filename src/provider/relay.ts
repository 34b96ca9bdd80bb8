import { type Channel, openRelayEnd } from './channel.ts'
import { createLink } from './link.ts'
import {
  type BackgroundToRelay,
  MOST_CALL_BYTES,
  type PageToRelay,
  PROTOCOL_VERSION,
  type RelayToBackground,
  type RelayToPage,
} from './protocol.ts'
import { isWelcome, type PageWindow } from './window.ts'

/** A port of the browser, as both `chrome` and `browser` have it. */
export type RuntimePort = Readonly<{
  postMessage: (message: unknown) => void
  disconnect: () => void
  onMessage: Readonly<{ addListener: (listener: (message: unknown) => void) => void }>
  onDisconnect: Readonly<{ addListener: (listener: () => void) => void }>
}>

/** What the relay needs of the browser. */
export type RelayRuntime = Readonly<{
  /** Opens the port; throws once this script's extension was updated or removed. */
  connect: () => RuntimePort
  /** False once this script's extension was updated or removed. */
  isAlive: () => boolean
}>

const GONE = 'Causeway was updated or removed. Reload this page to use it again.'
const MOST_WAITING = 256

type Waiting = Readonly<{ id: number; text: string; isIntent: boolean }>

/**
 * Bridges a page to the background. Does nothing but listen until the page first speaks; then keeps one port, and
 * opens it again when the worker was killed or the page was frozen. Calls that wait are sent again under their key.
 */
export function startRelay(page: PageWindow, runtime: RelayRuntime): void {
  if (!isWelcome(page)) return
  const waiting = new Map<string, Waiting>()
  // Intents that were approved here and have not ended: as long as there are any, the page wants to hear of them.
  const followed = new Set<unknown>()
  let channel: Channel | undefined

  const tell = (message: RelayToPage) => channel?.send(JSON.stringify(message))

  const link = createLink(page, runtime, {
    isNeeded: () => waiting.size + followed.size > 0,
    opened: (post) => {
      for (const { text } of waiting.values()) post(text)
    },
    received: (message) => receive(message as BackgroundToRelay),
    gone: () => {
      waiting.clear()
      tell({ gone: GONE })
    },
  })

  const receive = (message: BackgroundToRelay) => {
    if ('key' in message) {
      const asked = waiting.get(message.key)
      if (!asked || !waiting.delete(message.key)) return
      const { id } = asked
      if ('error' in message) tell({ id, error: message.error })
      else {
        if (asked.isIntent) followed.add((message.result as { id?: unknown } | null)?.id)
        tell({ id, result: message.result })
      }
    } else if ('state' in message) tell({ state: message.state })
    else if ('message' in message) {
      const { type, data } = message.message
      const { id, status } = (data ?? {}) as Readonly<{ id?: unknown; status?: number }>
      if (Number(status) >= 200) followed.delete(id)
      tell({ message: { type, data } })
    } else if ('refused' in message) {
      link.drop()
      for (const { id } of waiting.values()) tell({ id, error: message.refused })
      waiting.clear()
    }
  }

  const ask = (text: string) => {
    const call = text.length > MOST_CALL_BYTES ? undefined : callOf(text)
    if (!call) return
    const { id, method, params } = call
    if (typeof method === 'string' && typeof id === 'number') {
      if (waiting.size >= MOST_WAITING) {
        tell({ id, error: { code: -32002, message: 'Too many calls of this page wait for an answer.' } })
        return
      }
      const key = page.crypto.randomUUID()
      const message = JSON.stringify({ v: PROTOCOL_VERSION, key, method, params } satisfies RelayToBackground)
      waiting.set(key, { id, text: message, isIntent: method === 'wallet_sendIntent' })
      link.post(message)
    } else if (id === 0) link.open()
  }

  openRelayEnd(
    page,
    (opened) => {
      channel = opened
      tell({ hello: true })
    },
    ask,
  )
}

function callOf(text: string): PageToRelay | undefined {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}
