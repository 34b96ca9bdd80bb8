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
  const listen = page.addEventListener.bind(page)
  const { document } = page
  let name = ''
  let isTaken = false
  let port: RuntimePort | undefined

  const isAlive = () => runtime()?.id
  const dispatch = (type: string, detail: unknown) =>
    page.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }))
  const tell = (text: unknown) => dispatch(`${name}<`, text)
  const lose = () => {
    port = undefined
    tell(isAlive() ? PORT_LOST : EXTENSION_GONE)
  }
  // A returning page must learn of changes.
  const look = () => port || document.hidden || tell(RELAY_BACK)

  const carry = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>
    if (isAlive()) event.preventDefault()
    // Prerendered pages resend once shown.
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

  // A frozen page's port dies silently.
  const drop = () => {
    port?.disconnect()
    port = undefined
  }

  listen(MEETING_EVENT, ({ detail }: CustomEventInit<unknown>) => {
    if (detail || isTaken || !isAlive()) return
    if (!name) {
      name = page.crypto.randomUUID()
      listen(`${name}>`, carry)
      listen('pagehide', drop)
      listen('pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) drop()
        look()
      })
      listen('focus', look)
      document.addEventListener('visibilitychange', look)
    }
    isTaken = !dispatch(MEETING_EVENT, name)
  })
}
