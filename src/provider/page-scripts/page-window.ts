export type PageWindow = EventTarget &
  Readonly<{
    crypto: Readonly<{ randomUUID: () => string }>
    /** `"null"` in sandboxed documents. */
    origin: string
    isSecureContext: boolean
    document: EventTarget & Readonly<{ contentType: string; hidden: boolean; prerendering?: boolean }>
    reportError: (error: unknown) => void
  }>
