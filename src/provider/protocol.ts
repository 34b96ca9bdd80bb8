/** Every message between the relay and the background carries this; another version is not understood. */
export const PROTOCOL_VERSION = 1

/** The name of a page's port, which the background accepts from content scripts only. */
export const PROVIDER_PORT = 'causeway.provider'

/** The most bytes (UTF-8) that one message from a page to the background may have. */
export const MOST_MESSAGE_BYTES = 65_536

/** The most bytes of one RPC call inside the page, so that it fits into a message with the relay's own fields. */
export const MOST_CALL_BYTES = MOST_MESSAGE_BYTES - 256

/** How deep arrays and objects may stand inside each other in a message. */
export const MOST_DEPTH = 16

/** The error of a failed call (EIP-1193, "RPC Errors"): an integer code, a sentence, and plain data. */
export type RpcFailure = Readonly<{ code: number; message: string; data?: unknown }>

/** What a page may know of the wallet at any moment: its chain as canonical hex, and the accounts that it may see. */
export type ProviderState = Readonly<{ chainId: string; accounts: readonly string[] }>

/** A subscription message (EIP-1193, "message"). */
export type ProviderMessage = Readonly<{ type: string; data: unknown }>

/** Page to relay, as JSON text. An `id` of 0 asks for nothing but the state: it opens the port. */
export type PageToRelay = Readonly<{ id: number; method?: string; params?: unknown }>

/** Relay to page, as JSON text. `gone` says that this page must be reloaded before the wallet can answer again. */
export type RelayToPage =
  | Readonly<{ hello: true }>
  | Readonly<{ id: number; result: unknown }>
  | Readonly<{ id: number; error: RpcFailure }>
  | Readonly<{ state: ProviderState }>
  | Readonly<{ message: ProviderMessage }>
  | Readonly<{ gone: string }>

/** Relay to background, as JSON text. `key` is made by the relay, once a call, and is the same when it is sent again. */
export type RelayToBackground = Readonly<{ v: number; key: string; method: string; params?: unknown }>

/** Background to relay. `refused` ends the port: the background serves no such document. */
export type BackgroundToRelay =
  | Readonly<{ v: number; key: string; result: unknown }>
  | Readonly<{ v: number; key: string; error: RpcFailure }>
  | Readonly<{ v: number; state: ProviderState }>
  | Readonly<{ v: number; message: ProviderMessage }>
  | Readonly<{ v: number; refused: RpcFailure }>
