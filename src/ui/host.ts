/** Where the page is drawn: it changes the outer frame only, never what can be done. */
export type Place = 'popup' | 'approval' | 'tab' | 'panel'

/** What the pages need of the browser and must not reach for themselves. */
export type Host = Readonly<{
  place: Place
  version: string
  /** Opens our own page in a full tab at a route's hash, such as `#/welcome`. */
  openTab: (hash: string) => void
  /** Opens the side panel beside the page, in the very click that asks for it; false where the browser does not. */
  openPanel: () => Promise<boolean>
  /** Closes the window or the popup that this page is in. */
  close: () => void
  /** Loads this page again, with nothing of what it held in its memory. */
  beginAnew: () => void
  /** Text that outlives the popup but not the browser; never a secret. */
  draft: Readonly<{
    get: (key: string) => Promise<string | undefined>
    set: (key: string, value: string) => void
    /** Calls `listener` when it was set, on this page or on another; returns its own stop. */
    on: (key: string, listener: () => void) => () => void
  }>
}>
