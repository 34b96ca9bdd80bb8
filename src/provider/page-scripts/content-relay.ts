import { MOST_MESSAGE_LENGTH, PROVIDER_PORT } from '../protocol.ts'
import { EXTENSION_GONE, MEETING_EVENT, PORT_LOST, RELAY_BACK } from './channel.ts'
import type { PageWindow } from './page-window.ts'

/** The common part of `chrome` and `browser`. */
export type RuntimePort = Readonly<{
  postMessage: (message: unknown) => void
  disconnect: () => void
  onMessage: Readonly<{ addListener: (listener: (message: unknown) => void) => void }>
  onDisconnect: Readonly<{ addListener: (listener: () => void) => void }>
}>

/** A getter: `chrome.runtime` is built at first use. After an update it lacks an id, and `connect` throws. */
export type RelayRuntime = () => Readonly<{ id?: string; connect: (options: { name: string }) => RuntimePort }>

/** Carries unread texts between page and background. The first call opens the port. */
export function startRelay(page: PageWindow, runtime: RelayRuntime): void {
  const { document, performance } = page
  const listen = performance.addEventListener.bind(performance)
  let name = ''
  let isTaken = false
  let port: RuntimePort | null = null

  const isAlive = () => runtime()?.id
  const dispatch = (type: string, detail: unknown) =>
    performance.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }))
  const tell = (text: unknown) => dispatch(`${name}<`, text)
  const lose = () => {
    port = null
    tell(isAlive() ? PORT_LOST : EXTENSION_GONE)
  }
  const look = ({ type, persisted }: { type: string; persisted?: boolean }) => {
    // A frozen page's port dies silently.
    if (persisted) {
      port?.disconnect()
      port = null
    }
    // A returning page must learn of changes.
    type === 'pagehide' || port || document.hidden || tell(RELAY_BACK)
  }

  const carry = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>
    // `document.open()` removes listeners.
    if (!detail) {
      // Other events come before prerendering ends.
      document.onprerenderingchange = look
      for (const type of ['pagehide', 'pageshow', 'focus', 'visibilitychange']) page.addEventListener(type, look)
    }
    if (isAlive()) event.preventDefault()
    if (typeof detail === 'string' && detail.length <= MOST_MESSAGE_LENGTH && !document.prerendering)
      try {
        if (!port) {
          const opened = runtime().connect({ name: PROVIDER_PORT })
          port = opened
          opened.onMessage.addListener((text) => port === opened && tell(text))
          opened.onDisconnect.addListener(() => port === opened && lose())
        }
        if (detail) port.postMessage(detail)
      } catch {
        lose()
      }
  }

  listen(MEETING_EVENT, ({ detail }: CustomEventInit<unknown>) => {
    if (detail || isTaken || !isAlive()) return
    if (!name) {
      name = page.crypto.randomUUID()
      listen(`${name}>`, carry)
    }
    isTaken = !dispatch(MEETING_EVENT, name)
  })
}
