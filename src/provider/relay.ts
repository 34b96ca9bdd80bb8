import { GONE, LOST, MEET, THERE } from './channel.ts'
import { MOST_MESSAGE_LENGTH, PROVIDER_PORT } from './protocol.ts'
import type { PageWindow } from './window.ts'

/** A port of the browser, as both `chrome` and `browser` have it. */
export type RuntimePort = Readonly<{
  postMessage: (message: unknown) => void
  disconnect: () => void
  onMessage: Readonly<{ addListener: (listener: (message: unknown) => void) => void }>
  onDisconnect: Readonly<{ addListener: (listener: () => void) => void }>
}>

/**
 * `chrome.runtime`, of which the browser makes what is asked of it at the first use. Without an id, or gone itself, once
 * this script's extension was updated or removed; `connect` throws then.
 */
export type RelayRuntime = () => Readonly<{ id?: string; connect: (options: { name: string }) => RuntimePort }>

/**
 * Carries texts between a page and the background, and reads none of them: the page's end remembers what waits, the
 * background judges what it is sent. Opens the one port when the page first speaks, and only says so when it is lost.
 */
export function startRelay(page: PageWindow, runtime: RelayRuntime): void {
  const listen = page.addEventListener.bind(page)
  // Made when it is first offered: most pages never speak.
  let name = ''
  let isTaken = false
  let port: RuntimePort | undefined

  const isAlive = () => runtime()?.id
  const dispatch = (type: string, detail: unknown) =>
    page.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }))
  const tell = (text: unknown) => dispatch(`${name}<`, text)
  const lose = () => {
    port = undefined
    tell(isAlive() ? LOST : GONE)
  }
  // Who comes back to a page whose port was lost is told what has changed meanwhile.
  const look = () => {
    port || page.document.hidden || tell(THERE)
  }

  const open = (): RuntimePort => {
    const opened = runtime().connect({ name: PROVIDER_PORT })
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
    if (page.document.prerendering) return
    try {
      port ??= open()
      if (detail) port.postMessage(detail)
    } catch {
      lose()
    }
  }

  // A frozen page's port is dead and does not say so: it is given back before, and never trusted after.
  const drop = () => {
    port?.disconnect()
    port = undefined
  }
  // Nothing is heard or watched for a page that has never spoken.
  const begin = () => {
    name = page.crypto.randomUUID()
    listen(`${name}>`, carry)
    listen('pagehide', drop)
    listen('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) drop()
      look()
    })
    listen('focus', look)
    page.document.addEventListener('visibilitychange', look)
  }

  listen(MEET, ({ detail }: CustomEventInit<unknown>) => {
    if (!detail) {
      if (isTaken || !isAlive()) return
      if (!name) begin()
      isTaken = !dispatch(MEET, name)
    } else if (detail !== name && !isAlive()) {
      // The relay of a newer version offers itself.
      lose()
    }
  })
}
