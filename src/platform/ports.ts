import type { Runtime } from 'webextension-polyfill'
import { browser } from './browser.ts'
import { isOwnPage, type Self, type Sender, type SiteSender, siteOf } from './senders.ts'

/** One end of a message channel; posting to a closed one does nothing. */
export type PagePort = Readonly<{
  post: (message: unknown) => void
  onMessage: (listener: (message: unknown) => void) => void
  onClose: (listener: () => void) => void
}>

/** The port of a site's page. Who it is was read once, when it connected. `close` ends it from this side. */
export type ProviderPort = SiteSender & PagePort & Readonly<{ close: () => void }>

/** Opens a port from a page of ours to the background, which starts when it was asleep. */
export function connectPage(name: string): PagePort {
  return wrap(browser.runtime.connect({ name }))
}

/**
 * Hands over every port with this name that a page of ours opens; others with the name are closed unheard.
 * Call it synchronously when the background starts.
 *
 * @returns its own stop
 */
export function onPagePort(name: string, accept: (port: PagePort) => void): () => void {
  return onConnect(name, (port) => {
    if (isOwnPage(senderOf(port), self())) accept(wrap(port))
    else port.disconnect()
  })
}

/**
 * Hands over every port with this name that our content script opens, with the page's origin as the browser says it;
 * pages that are neither https nor on this machine are closed unheard. Call it synchronously.
 *
 * @returns its own stop
 */
export function onProviderPort(name: string, accept: (port: ProviderPort) => void): () => void {
  return onConnect(name, (port) => {
    const site = siteOf(senderOf(port), self())
    if (site) accept({ ...site, ...wrap(port), close: () => port.disconnect() })
    else port.disconnect()
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
    // Reading it is what keeps the browser from reporting a page that went into the back-forward cache.
    void browser.runtime.lastError
  })
  return {
    post: (message) => {
      if (!isOpen) return
      try {
        port.postMessage(message)
      } catch {
        // The other end went away before its closing was told; onClose follows.
        isOpen = false
      }
    },
    onMessage: (listener) => port.onMessage.addListener((message) => listener(message)),
    onClose: (listener) => port.onDisconnect.addListener(() => listener()),
  }
}

function self(): Self {
  return { id: browser.runtime.id, baseUrl: browser.runtime.getURL('') }
}

// The polyfill's types know less than the browsers send.
function senderOf(port: Runtime.Port): Sender | undefined {
  return port.sender as Sender | undefined
}
