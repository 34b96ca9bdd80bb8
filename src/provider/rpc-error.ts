import type { RpcFailure } from './protocol.ts'

/**
 * The codes that this provider answers with: EIP-1193 (4xxx), JSON-RPC 2.0 and EIP-1474 (-32xxx), EIP-5792 (57xx) and
 * ERC-7682 (577x). Never -32603, -32005, -32007, -1 or 429: clients ask those again by themselves, and a question
 * that is asked again is a prompt that opens again.
 */
export const CODES = {
  invalidCall: -32600,
  invalidParams: -32602,
  /** EIP-1474 "Resource unavailable": too many messages, or another prompt of the same site is open. */
  unavailable: -32002,
  /** EIP-1474 "Transaction rejected": the service refused; `data` says why. */
  serviceRefused: -32003,
  /** EIP-1474 "Invalid input", here: the wallet failed. Not retried by clients. */
  failed: -32000,
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  /** Not in EIP-3326, and what every client looks for: add the chain first. */
  unknownChain: 4902,
  unsupportedCapability: 5700,
  unsupportedChain: 5710,
  duplicateId: 5720,
  unknownId: 5730,
  bundleTooLarge: 5740,
  atomicityNotSupported: 5760,
  notProvisioned: 5770,
  assetNotSupported: 5771,
  malformedAssets: 5773,
} as const

/** The error of a call (EIP-1193, `ProviderRpcError`). Ports of the router reject with it. */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The refusal of a method that is not in the table, in the very words that client libraries look for. */
export function unsupportedMethod(method: string): ProviderRpcError {
  return new ProviderRpcError(CODES.unsupportedMethod, `The method "${method}" does not exist / is not available.`)
}

/**
 * What a thrown value is to the page. Only a `ProviderRpcError` speaks; anything else could hold what is not the
 * page's business, and is told as a failure without details.
 */
export function failureOf(thrown: unknown): RpcFailure {
  if (!(thrown instanceof ProviderRpcError)) {
    return { code: CODES.failed, message: 'Causeway could not do this. Nothing was signed; please try again.' }
  }
  const { code, message, data } = thrown
  return data === undefined ? { code, message } : { code, message, data }
}
