import { EXTENSION_GONE, MEETING_EVENT, OPEN_PORT, RELAY_BACK } from './channel.ts'

/** A page's events, by functions that the page can't replace later. */
export type PageEvents = Readonly<{
  listen: (type: string, listener: (event: Event) => void) => void
  /** False where a listener prevented the default. */
  dispatch: (type: string, detail?: unknown) => boolean
}>

type Events = Readonly<{
  receive: (text: string) => void
  /** A relay is there; earlier messages may be lost. */
  resend: () => void
  /** The relay is gone; none took its place. */
  leave: () => void
  /** A relay came after `leave`. */
  announce: () => void
}>

export type RelayLink = Readonly<{
  /** Looks for a relay; false, and without effect, beside another provider. */
  start: () => boolean
  send: (text: string) => void
  open: () => void
  isGone: () => boolean
}>

/** Makes the link to the relay, which may die, be updated and return (channel.ts). */
export function createRelayLink({ listen, dispatch }: PageEvents, on: Events): RelayLink {
  let isAsking = false
  // Empty without a live relay.
  let channel = ''
  let isWatching = false
  let isLost = false

  const meet = () => {
    isAsking = true
    const isAlone = dispatch(MEETING_EVENT)
    isAsking = false
    return isAlone
  }
  const lose = () => {
    isLost = true
    channel = ''
    on.leave()
    meet()
  }
  // Firefox ends relays silently.
  const isGone = () => {
    if (channel ? dispatch(`${channel}>`) : isLost) (isLost ? meet : lose)()
    return isLost
  }
  const seek = (more: number) => {
    meet()
    if (channel || isLost) return
    if (more) setTimeout(seek, 99, more - 1)
    else lose()
  }
  const resend = () => {
    if (isWatching) on.resend()
  }
  const send = (text: string) => {
    if (!isWatching) setInterval(isGone, 999)
    isWatching = true
    if (channel) dispatch(`${channel}>`, text)
    else seek(9)
  }
  const take = (name: string) => {
    channel = name
    listen(`${name}<`, (event) => {
      const text = (event as CustomEvent<string>).detail
      if (channel !== name) return
      if (text === RELAY_BACK) resend()
      else if (text === EXTENSION_GONE) lose()
      else on.receive(text)
    })
    if (isLost) {
      isLost = false
      on.announce()
    }
    resend()
  }
  const start = () => {
    const isAlone = meet()
    if (isAlone) {
      listen(MEETING_EVENT, (event) => {
        const name = (event as CustomEvent<string | null>).detail
        // Relays answer before page scripts see the event.
        if (name ? !isAsking || channel : isAsking) return
        event.preventDefault()
        if (name) take(name)
        else meet()
      })
    }
    return isAlone
  }
  return { start, send, open: () => isWatching || send(OPEN_PORT), isGone }
}
