/** Fields vary by browser. */
export type Sender = Readonly<{
  id?: string | undefined
  url?: string | undefined
  origin?: string | undefined
  frameId?: number | undefined
  documentId?: string | undefined
  documentLifecycle?: string | undefined
  tab?: Readonly<{ id?: number | undefined; url?: string | undefined }> | undefined
}>

export type ExtensionIdentity = Readonly<{ id: string; baseUrl: string }>

/** The browser vouches for it. */
export type SiteSender = Readonly<{
  origin: string
  topOrigin: string
  tabId: number
  documentId: string | undefined
  /** False while prerendered or in the back-forward cache: it must not ask for anything. */
  isActive: boolean
}>

/**
 * Whether a sender is our own page, not embedded in another page's tab. Source: threat model, "Messages"; house
 * style 17.
 */
export function isOwnPage(sender: Sender | undefined, self: ExtensionIdentity): boolean {
  if (!sender || sender.id !== self.id || !isOwnUrl(sender.url, self)) return false
  if (!sender.tab) return true
  // Without a site permission, the tab has no URL; a top frame's own URL then serves.
  const shown = sender.tab.url ?? (sender.frameId === 0 ? sender.url : undefined)
  return isOwnUrl(shown, self)
}

/**
 * Reads a site from browser data only.
 *
 * @returns undefined unless both origins are https or local
 */
export function siteSenderOf(sender: Sender | undefined, self: ExtensionIdentity): SiteSender | undefined {
  if (!sender || sender.id !== self.id) return undefined
  const tabId = sender.tab?.id
  // A sandboxed document keeps a good address.
  const origin = safeOrigin(sender.origin)
  const topOrigin = sender.frameId === 0 ? origin : safeOrigin(sender.tab?.url)
  if (tabId === undefined || tabId < 0 || origin === undefined || topOrigin === undefined) return undefined
  return {
    origin,
    topOrigin,
    tabId,
    documentId: sender.documentId,
    // Firefox lacks it, and connects only live documents.
    isActive: sender.documentLifecycle === undefined || sender.documentLifecycle === 'active',
  }
}

/** Gives an address's origin if it is https or local. */
export function safeOrigin(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { protocol, hostname, origin } = new URL(address)
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost')
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? origin : undefined
}

function isOwnUrl(address: string | undefined, { baseUrl }: ExtensionIdentity): boolean {
  return baseUrl.endsWith('/') && address?.startsWith(baseUrl) === true
}
