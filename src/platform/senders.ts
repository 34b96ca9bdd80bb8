/** What the browser says of the other end of a port. Fields that a browser does not have are absent. */
export type Sender = Readonly<{
  id?: string | undefined
  url?: string | undefined
  origin?: string | undefined
  frameId?: number | undefined
  documentId?: string | undefined
  documentLifecycle?: string | undefined
  tab?: Readonly<{ id?: number | undefined; url?: string | undefined }> | undefined
}>

/** Who this extension is: its id, and the address that all its pages begin with. */
export type Self = Readonly<{ id: string; baseUrl: string }>

/** A page of a site, as the browser vouches for it. */
export type SiteSender = Readonly<{
  origin: string
  tabId: number
  documentId: string | undefined
  isTopFrame: boolean
  /** False while a page is being fetched ahead of time or kept for the back button: it must not ask for anything. */
  isActive: boolean
}>

/**
 * True for a page of ours that stands by itself: same extension, one of our addresses, and not inside a tab that
 * shows something else. Source: threat model, "Messages"; house style 17.
 */
export function isOwnPage(sender: Sender | undefined, self: Self): boolean {
  if (!sender || sender.id !== self.id || !isOwnUrl(sender.url, self)) return false
  if (!sender.tab) return true
  // Without a permission for a site its address is left out; the top frame's own address then is the tab's.
  const shown = sender.tab.url ?? (sender.frameId === 0 ? sender.url : undefined)
  return isOwnUrl(shown, self)
}

/**
 * Reads who a content script's page is, from the browser's words alone.
 *
 * @returns undefined for what is not our own script in a tab, and for origins other than https and this machine
 */
export function siteOf(sender: Sender | undefined, self: Self): SiteSender | undefined {
  if (!sender || sender.id !== self.id) return undefined
  const tabId = sender.tab?.id
  const origin = safeOrigin(sender.origin ?? sender.url)
  if (tabId === undefined || tabId < 0 || origin === undefined) return undefined
  return {
    origin,
    tabId,
    documentId: sender.documentId,
    isTopFrame: sender.frameId === 0,
    // Firefox has no such word, and connects a script of a live document only.
    isActive: sender.documentLifecycle === undefined || sender.documentLifecycle === 'active',
  }
}

/** The origin of an address when it is https or on this machine; undefined for everything else, `null` included. */
export function safeOrigin(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { protocol, hostname, origin } = new URL(address)
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost')
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? origin : undefined
}

function isOwnUrl(address: string | undefined, { baseUrl }: Self): boolean {
  return baseUrl.endsWith('/') && address?.startsWith(baseUrl) === true
}
