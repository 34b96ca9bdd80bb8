import type { RelayRuntime, RuntimePort } from './relay.ts'
import type { PageWindow } from './window.ts'

/** What the relay is told, and what it says, of its one port. */
export type LinkEvents = Readonly<{
  /** True while something waits for the background: only then a lost port is opened again at once. */
  isNeeded: () => boolean
  opened: (post: (text: string) => void) => void
  received: (message: unknown) => void
  /** The extension of this script is no more; said once. */
  gone: () => void
}>

/** The one port of a page, opened late and opened again. */
export type Link = Readonly<{
  /** Sends now if the port is open; otherwise opens it, and `opened` sends what waits. */
  post: (text: string) => void
  open: () => void
  /** Closes the port, without opening it again. */
  drop: () => void
}>

const FIRST_DELAY = 20
const MOST_DELAY = 5_000
// A worker that dies sooner than this may be dying of what it is sent: it is asked again less and less often.
const GOOD_LIFE = 1_000

/** Makes the link. Nothing is opened before it is asked for, and nothing while the page is only prerendered. */
export function createLink(page: PageWindow, runtime: RelayRuntime, events: LinkEvents): Link {
  const { document } = page
  let port: RuntimePort | undefined
  let isUsed = false
  let isGone = false
  let openedAt = 0
  let delay = FIRST_DELAY

  const leave = () => {
    port = undefined
    isGone = true
    events.gone()
  }

  const open = () => {
    if (port) return
    if (isGone) return events.gone()
    if (document.prerendering) {
      document.addEventListener('prerenderingchange', open, { once: true })
      return
    }
    try {
      const opened = runtime.connect()
      opened.onMessage.addListener((message) => {
        if (port === opened) events.received(message)
      })
      opened.onDisconnect.addListener(() => {
        if (port === opened) lost()
      })
      port = opened
      isUsed = true
      openedAt = Date.now()
      events.opened((text) => opened.postMessage(text))
    } catch {
      leave()
    }
  }

  const lost = () => {
    port = undefined
    if (!runtime.isAlive()) return leave()
    if (!events.isNeeded()) return
    if (Date.now() - openedAt > GOOD_LIFE) delay = FIRST_DELAY
    setTimeout(open, delay)
    delay = Math.min(delay * 2, MOST_DELAY)
  }

  const drop = () => {
    const dropped = port
    port = undefined
    dropped?.disconnect()
  }

  // A frozen page's port is dead and does not say so. It is given back before, and never trusted after.
  page.addEventListener('pagehide', drop)
  page.addEventListener('pageshow', (event) => {
    if (!isUsed || !(event as PageTransitionEvent).persisted) return
    drop()
    open()
  })
  // Who comes back to a page whose port was lost is told what has changed meanwhile.
  const look = () => {
    if (isUsed && !isGone && document.visibilityState === 'visible') open()
  }
  document.addEventListener('visibilitychange', look)
  page.addEventListener('focus', look)

  return {
    post: (text) => {
      if (!port) return open()
      try {
        port.postMessage(text)
      } catch {
        if (runtime.isAlive()) lost()
        else leave()
      }
    },
    open,
    drop,
  }
}
