import type { PageWindow } from './window.ts'

const OFFER = 'causeway:offer'
const ASK = 'causeway:ask'

/** One end of the channel between the page's world and the isolated one. Texts only, so that nothing live crosses. */
export type Channel = Readonly<{ send: (text: string) => void }>

/**
 * Opens the page's end of the channel: events of a name that is random for each load. Both scripts run before the
 * page's own, so that the name is agreed on before anybody else can listen; it does not matter which one is first.
 *
 * @param receive is given what the relay sends; the first text says that the relay is there
 */
export function openPageEnd(page: PageWindow, receive: (text: string) => void): Channel {
  const name = page.crypto.randomUUID()
  const send = sender(page, `${name}>`)
  const offer = () => send.raw(OFFER, name)
  listen(page, `${name}<`, (text) => {
    page.removeEventListener(ASK, offer)
    receive(text)
  })
  page.addEventListener(ASK, offer)
  offer()
  return send
}

/**
 * Opens the relay's end of the channel.
 *
 * @param opened is called with the channel once the page's end is there
 * @param receive is given what the page sends
 */
export function openRelayEnd(
  page: PageWindow,
  opened: (channel: Channel) => void,
  receive: (text: string) => void,
): void {
  const accept = (event: Event) => {
    const name = (event as CustomEvent<unknown>).detail
    if (typeof name !== 'string') return
    page.removeEventListener(OFFER, accept)
    listen(page, `${name}>`, receive)
    opened(sender(page, `${name}<`))
  }
  page.addEventListener(OFFER, accept)
  page.dispatchEvent(new CustomEvent(ASK))
}

// The page may replace these later; what is taken now is the browser's own.
function sender(page: PageWindow, name: string): Channel & { raw: (name: string, detail: string) => void } {
  const dispatch = page.dispatchEvent.bind(page)
  const Message = CustomEvent
  const raw = (type: string, detail: string) => void dispatch(new Message(type, { detail }))
  return { raw, send: (text) => raw(name, text) }
}

function listen(page: PageWindow, name: string, receive: (text: string) => void): void {
  page.addEventListener(name, (event) => {
    const { detail } = event as CustomEvent<unknown>
    if (typeof detail === 'string') receive(detail)
  })
}
