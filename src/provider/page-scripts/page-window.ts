export type PageWindow = EventTarget &
  Readonly<{
    /** Keeps its listeners at `document.open()`. */
    performance: EventTarget
    MutationObserver: new (
      act: () => void,
    ) => Readonly<{ observe: (target: never, options: Readonly<{ childList: true }>) => void }>
    crypto: Readonly<{ randomUUID: () => string }>
    /** `"null"` in sandboxed documents. */
    origin: string
    isSecureContext: boolean
    document: EventTarget &
      Readonly<{ contentType: string; hidden: boolean; prerendering?: boolean }> & {
        onprerenderingchange?: ((event: { type: string }) => void) | null | undefined
      }
    reportError: (error: unknown) => void
  }>
