import type { Runtime } from 'webextension-polyfill'
import { browser } from './browser.ts'
import {
  type ExtensionIdentity,
  isOwnPage,
  type Sender,
  type SiteSender,
  safeOrigin,
  siteSenderOf,
} from './message-senders.ts'

/** Posting to a closed port does nothing. */
export type PagePort = Readonly<{
  post: (message: unknown) => void
  onMessage: (listener: (message: unknown) => void) => void
  onClose: (listener: () => void) => void
}>

/** The sender is read once, at connect. */
export type ProviderPort = SiteSender & PagePort & Readonly<{ close: () => void }>

export function connectPage(name: string): PagePort {
  return wrap(browser.runtime.connect({ name }))
}

/** Closes other senders' ports. Call it synchronously. */
export function onPagePort(name: string, accept: (port: PagePort) => void): () => void {
  return onConnect(name, (port) => {
    if (isOwnPage(senderOf(port), self())) accept(wrap(port))
    else port.disconnect()
  })
}

/**
 * Accepts content scripts' ports of a name; closes those without a site. Call it synchronously.
 *
 * @param farewell for secure frames in unknown pages
 */
export function onProviderPort(name: string, accept: (port: ProviderPort) => void, farewell: string): () => void {
  return onConnect(name, (port) => {
    const sender = senderOf(port)
    const site = siteSenderOf(sender, self())
    const page = { ...wrap(port), close: () => port.disconnect() }
    if (site) return accept({ ...site, ...page })
    if (safeOrigin(sender?.origin)) page.post(farewell)
    page.close()
  })
}

function onConnect(name: string, heard: (port: Runtime.Port) => void): () => void {
  const listener = (port: Runtime.Port) => {
    if (port.name === name) heard(port)
  }
  browser.runtime.onConnect.addListener(listener)
  return () => browser.runtime.onConnect.removeListener(listener)
}

function wrap(port: Runtime.Port): PagePort {
  let isOpen = true
  port.onDisconnect.addListener(() => {
    isOpen = false
    // Reading it stops the browser's report about a back-forward cached page.
    void browser.runtime.lastError
  })
  return {
    post: (message) => {
      if (!isOpen) return
      try {
        port.postMessage(message)
      } catch {
        // The other end closed just now; onClose follows.
        isOpen = false
      }
    },
    onMessage: (listener) => port.onMessage.addListener((message) => listener(message)),
    onClose: (listener) => port.onDisconnect.addListener(() => listener()),
  }
}

function self(): ExtensionIdentity {
  return { id: browser.runtime.id, baseUrl: browser.runtime.getURL('') }
}

// The polyfill's types lack fields.
function senderOf(port: Runtime.Port): Sender | undefined {
  return port.sender as Sender | undefined
}
