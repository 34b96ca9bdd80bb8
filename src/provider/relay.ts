import { GONE, LOST, MEET, THERE } from './channel.ts'
import { MOST_MESSAGE_LENGTH } from './protocol.ts'
import type { PageWindow } from './window.ts'

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

/**
 * Carries texts between a page and the background, and reads none of them: the page's end remembers what waits, the
 * background judges what it is sent. Opens the one port when the page first speaks, and only says so when it is lost.
 */
export function startRelay(page: PageWindow, { connect, isAlive }: RelayRuntime): void {
  const { document } = page
  let name: string | undefined
  let port: RuntimePort | undefined

  const dispatch = (type: string, detail?: string) => page.dispatchEvent(new CustomEvent(type, { detail }))
  const tell = (text: unknown) => dispatch(`${name}<`, text as string)
  const lose = () => {
    port = undefined
    tell(isAlive() ? LOST : GONE)
  }
  // Who comes back to a page whose port was lost is told what has changed meanwhile.
  const look = () => {
    if (!port && !document.hidden) tell(THERE)
  }

  const open = (): RuntimePort => {
    const opened = connect()
    opened.onMessage.addListener((text) => {
      if (port === opened) tell(text)
    })
    opened.onDisconnect.addListener(() => {
      if (port === opened) lose()
    })
    return opened
  }

  const carry = ({ detail }: CustomEventInit<unknown>) => {
    if (typeof detail !== 'string' || detail.length > MOST_MESSAGE_LENGTH) return
    // Nothing is opened for a page that nobody has seen yet; it says again what waits once it is shown.
    if (document.prerendering) return
    try {
      port ??= open()
      if (detail) port.postMessage(detail)
    } catch {
      lose()
    }
  }

  page.addEventListener(MEET, (event) => {
    const { detail } = event as CustomEvent<string | null>
    if (!detail) {
      // Somebody asks for the page's end: the relay of a newer version, if this one's extension is no more.
      if (name && !isAlive()) lose()
    } else if (!name) {
      name = detail
      page.addEventListener(`${name}>`, carry)
      tell(THERE)
    }
  })
  // A frozen page's port is dead and does not say so: it is given back before, and never trusted after.
  const drop = () => {
    port?.disconnect()
    port = undefined
  }
  page.addEventListener('pagehide', drop)
  page.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) drop()
    look()
  })
  page.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  dispatch(MEET)
}
