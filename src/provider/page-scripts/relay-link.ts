import { EXTENSION_GONE, MEETING_EVENT, OPEN_PORT, RELAY_BACK } from './channel.ts'

/** A page's events, by functions that the page can't replace later. */
export type PageEvents = Readonly<{
  listen: (type: string, hear: (detail: string | null, event: Event) => void) => void
  /** False where a listener prevented the default. */
  dispatch: (type: string, detail?: unknown) => boolean
}>

export type Events = Readonly<{
  hear: (text: string) => void
  /** A relay is there; earlier messages may be lost. */
  resend: () => void
  /** The relay is gone; none took its place. */
  leave: () => void
}>

export type RelayLink = Readonly<{
  /** False, and without effect, beside another provider. */
  isAlone: boolean
  send: (text: string) => void
  open: () => void
  isGone: () => boolean
}>

/**
 * Makes the link to the relay, which may die, be updated and return (channel.ts).
 *
 * @param announce for a relay after `leave`
 */
export function createRelayLink(
  listen: PageEvents['listen'],
  dispatch: PageEvents['dispatch'],
  announce: () => void,
  on: Events,
): RelayLink {
  const later = setTimeout
  const often = setInterval
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
    if (more) later(seek, 99, more - 1)
    else lose()
  }
  const resend = () => isWatching && on.resend()
  const send = (text: string) => {
    if (!isWatching) often(isGone, 999)
    isWatching = true
    if (channel) dispatch(`${channel}>`, text)
    else seek(9)
  }
  const take = (name: string) => {
    channel = name
    listen(`${name}<`, (text) => {
      if (channel !== name) return
      if (text === RELAY_BACK) resend()
      else if (text === EXTENSION_GONE) lose()
      else on.hear(text as string)
    })
    if (isLost) {
      isLost = false
      announce()
    }
    resend()
  }
  const isAlone = meet()
  if (isAlone) {
    listen(MEETING_EVENT, (name, event) => {
      // Relays answer before page scripts see the event.
      if (name ? !isAsking || channel : isAsking) return
      if (name) take(name)
      else meet()
      // The page may have replaced it.
      event.preventDefault()
    })
  }
  return { isAlone, send, open: () => isWatching || send(OPEN_PORT), isGone }
}
