import { apply, freeze } from './built-ins.ts'
import { createEmitter } from './event-emitter.ts'
import type { PageWindow } from './page-window.ts'
import { createPendingCalls } from './pending-calls.ts'
import { createProvider, type Provider } from './provider.ts'
import { createProviderEvents } from './provider-events.ts'
import { createRelayLink, type PageEvents } from './relay-link.ts'

type Accessors = Readonly<{ __lookupGetter__: (name: string) => () => string | null }>

/**
 * Makes and announces a page's provider (EIP-6963), without `window.ethereum`.
 *
 * @returns undefined in opaque, insecure or non-HTML documents (CAIP-154), or beside another provider
 */
export function startInpage(page: PageWindow): Provider | undefined {
  if (page.origin === 'null' || !page.isSecureContext || !/html/.test(page.document.contentType)) return undefined
  // The page may replace these later.
  const { addEventListener, dispatchEvent, document, performance } = page
  const uuid = page.crypto.randomUUID.bind(page.crypto)
  const Message = CustomEvent
  const detailOf = (Message.prototype as unknown as Accessors).__lookupGetter__('detail')
  const listen: PageEvents['listen'] = (type, hear) =>
    apply(addEventListener, performance, [type, (event: Event) => hear(apply(detailOf, event, []), event)])
  const dispatch = (type: string, detail?: unknown, target: EventTarget = performance) =>
    apply(dispatchEvent, target, [new Message(type, { detail, cancelable: true })])

  const emitter = createEmitter(page.reportError)
  const { emit } = emitter
  const events = createProviderEvents(emit)
  const announce = () => isGone() || dispatch('eip6963:announceProvider', detail, page)
  const connect: Parameters<typeof createPendingCalls>[0] = (on) => createRelayLink(listen, dispatch, announce, on)
  const { request, open, isAlone, isGone } = createPendingCalls(connect, uuid, events, emit)
  const provider = createProvider(request, emitter, events, open)
  const detail = freeze({
    info: freeze({
      uuid: uuid(),
      name: 'Causeway',
      icon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='96' height='96'><rect width='96' height='96' rx='22' fill='%230b5'/><path d='M14 62V50a34 34 0 0168 0v12H70V52a22 22 0 00-44 0v10zm0 8h68v8H14z' fill='white'/></svg>",
      rdns: 'app.causeway',
    }),
    provider,
  })
  if (!isAlone) return undefined
  const begin = () => {
    addEventListener('eip6963:requestProvider', announce)
    announce()
  }
  // `document.open()` removes the listener.
  new page.MutationObserver(begin).observe(document as never, { childList: true })
  begin()
  return provider
}
