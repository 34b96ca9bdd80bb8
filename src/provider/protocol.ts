/** Every call carries this; another version is answered that its page must be loaded again. */
export const PROTOCOL_VERSION = 1

/** The name of a page's port, which the background accepts from content scripts only. */
export const PROVIDER_PORT = 'provider'

/** The most letters (UTF-16) that one message of a page may have: the page's end, the relay and the background keep to it. */
export const MOST_MESSAGE_LENGTH = 262_144

/** How deep arrays and objects may stand inside each other in a message. */
export const MOST_DEPTH = 16

/** The error of a failed call (EIP-1193, "RPC Errors"): an integer code, a sentence, and plain data. */
export type RpcFailure = Readonly<{ code: number; message: string; data?: unknown }>

/** What a page may know of the wallet at any moment: its chain as canonical hex, and the accounts that it may see. */
export type ProviderState = Readonly<{ chainId: string; accounts: readonly string[] }>

/** A subscription message (EIP-1193, "message"). */
export type ProviderMessage = Readonly<{ type: string; data: unknown }>

/**
 * Page to background, as JSON text. `key` is a uuid that the page's end makes, once a call; it is the same when the
 * call is sent again. It means something together with the port's origin only. `method` and `params` are whatever the
 * page passed.
 */
export type PageToBackground = Readonly<{ v: number; key: string; method?: unknown; params?: unknown }>

/** Background to page, as JSON text. */
export type BackgroundToPage =
  | Readonly<{ key: string; result: unknown }>
  | Readonly<{ key: string; error: RpcFailure }>
  | Readonly<{ state: ProviderState }>
  | Readonly<{ message: ProviderMessage }>
