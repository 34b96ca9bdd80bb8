/** Other versions need a page reload. */
export const PROTOCOL_VERSION = 1

/** Only for content scripts. */
export const PROVIDER_PORT = 'provider'

/** UTF-16 units; checked at both ends. */
export const MOST_MESSAGE_LENGTH = 262_144

export const MOST_DEPTH = 16

/** EIP-1193, "RPC Errors". */
export type RpcErrorBody = Readonly<{ code: number; message: string; data?: unknown }>

/** `chainId` in canonical hex. */
export type ProviderState = Readonly<{ chainId: string; accounts: readonly string[] }>

/** EIP-1193, "message". */
export type ProviderMessage = Readonly<{ type: string; data: unknown }>

/** `key` is the page's uuid, kept when resent; valid only with the port's origin. */
export type PageToBackground = Readonly<{ v: number; key: string; method?: unknown; params?: unknown }>

export type BackgroundToPage =
  | Readonly<{ key: string; result: unknown }>
  | Readonly<{ key: string; error: RpcErrorBody }>
  | Readonly<{ state: ProviderState }>
  | Readonly<{ message: ProviderMessage }>
