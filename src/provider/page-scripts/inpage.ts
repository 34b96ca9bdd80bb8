import { announcementOf } from './announcement.ts'
import { createEmitter } from './event-emitter.ts'
import type { PageWindow } from './page-window.ts'
import { createPendingCalls } from './pending-calls.ts'
import { createProvider, type Provider } from './provider.ts'
import { createProviderEvents } from './provider-events.ts'
import { createRelayLink } from './relay-link.ts'

/**
 * Makes and announces a page's provider (EIP-6963), without `window.ethereum`.
 *
 * @returns undefined in opaque, insecure or non-HTML documents (CAIP-154), or beside another provider
 */
export function startInpage(page: PageWindow): Provider | undefined {
  if (page.origin === 'null' || !page.isSecureContext || !/html/.test(page.document.contentType)) return undefined
  // The page may replace these later.
  const listen = page.addEventListener.bind(page)
  const dispatchEvent = page.dispatchEvent.bind(page)
  const uuid = page.crypto.randomUUID.bind(page.crypto)
  const Message = CustomEvent
  const dispatch = (type: string, detail?: unknown) => dispatchEvent(new Message(type, { detail, cancelable: true }))

  const emitter = createEmitter((error) => page.reportError(error))
  const { emit } = emitter
  const events = createProviderEvents(emit)
  const announce = () => {
    if (!link.isGone()) dispatch('eip6963:announceProvider', detail)
  }
  const link = createRelayLink(
    { listen, dispatch },
    {
      announce,
      receive: (text) => calls.receive(text),
      resend: () => calls.resend(),
      leave: () => {
        calls.rejectAll()
        events.disconnect()
      },
    },
  )
  const calls = createPendingCalls(link, uuid, events.update, emit)
  const provider = createProvider(calls.request, emitter, events, link.open)
  const detail = announcementOf(uuid(), provider)
  if (!link.start()) return undefined
  listen('eip6963:requestProvider', announce)
  announce()
  return provider
}
