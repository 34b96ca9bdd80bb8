/** The part of a page's window that the inpage script and the relay use. */
export type PageWindow = EventTarget &
  Readonly<{
    crypto: Readonly<{ randomUUID: () => string }>
    /** `"null"` in sandboxed documents. */
    origin: string
    isSecureContext: boolean
    top: unknown
    document: EventTarget & Readonly<{ contentType: string; visibilityState: string; prerendering?: boolean }>
    reportError?: (error: unknown) => void
  }>

/** True where a provider belongs: the top frame of a secure HTML page (CAIP-154), and no sandboxed one. */
export function isWelcome(page: PageWindow): boolean {
  return page.top === page && page.isSecureContext && page.origin !== 'null' && /html/.test(page.document.contentType)
}
