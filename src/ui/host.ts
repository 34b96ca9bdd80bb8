/** Changes only the outer frame. */
export type PagePlace = 'popup' | 'approval' | 'tab' | 'panel'

/** Browser functions that pages must not use directly. */
export type Host = Readonly<{
  place: PagePlace
  version: string
  isFirefox?: boolean
  /** `hash` is a route, such as `#/welcome`. */
  openTab: (hash: string) => void
  /** Needs the click's own task; false where the browser refuses. */
  openPanel: () => Promise<boolean>
  /** Origin of the page in the browser's current tab; `undefined` for pages of the browser and our own. */
  tabSite: Readonly<{
    read: () => Promise<string | undefined>
    /** @returns its stop */
    on: (listener: () => void) => () => void
  }>
  siteAccess: Readonly<{
    has: () => Promise<boolean>
    /** Needs the click's own task. */
    request: () => Promise<boolean>
    /** @returns its stop */
    on: (listener: () => void) => () => void
  }>
  close: () => void
  /** Reloads the page, so that its memory is empty. */
  beginAnew: () => void
  /** Of this window; outlives the popup but not the browser. Never a secret. */
  draft: Readonly<{
    get: (key: string) => Promise<string | undefined>
    set: (key: string, value: string) => void
  }>
  /** Shared by all pages until the browser ends; never a secret. */
  shared: Readonly<{
    get: (key: string) => Promise<string | undefined>
    set: (key: string, value: string) => void
    /** @returns its stop */
    on: (key: string, listener: () => void) => () => void
  }>
}>
