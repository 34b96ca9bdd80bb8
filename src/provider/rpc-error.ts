import type { RpcErrorBody } from './protocol.ts'

/**
 * EIP-1193 (4xxx), JSON-RPC 2.0 and EIP-1474 (-32xxx), EIP-5792 (57xx), ERC-7682 (577x). Never -32603, -32005, -32007,
 * -1 or 429: clients retry those, which would prompt again.
 */
export const RPC_ERROR_CODES = {
  invalidCall: -32600,
  invalidParams: -32602,
  /** EIP-1474 "Resource unavailable". */
  unavailable: -32002,
  /** EIP-1474 "Transaction rejected". */
  serviceRefused: -32003,
  /** EIP-1474 "Invalid input", for wallet failures; not retried. */
  failed: -32000,
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  /** Beyond EIP-3326; clients then add it. */
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

/** EIP-1193. */
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

/** Makes an unknown method's refusal, as client libraries expect it. */
export function unsupportedMethod(method: string): ProviderRpcError {
  return new ProviderRpcError(
    RPC_ERROR_CODES.unsupportedMethod,
    `The method "${method}" does not exist / is not available.`,
  )
}

/** Converts a thrown value for the page; only a `ProviderRpcError` tells details. */
export function rpcFailureOf(thrown: unknown): RpcErrorBody {
  if (!(thrown instanceof ProviderRpcError)) {
    return {
      code: RPC_ERROR_CODES.failed,
      message: 'Causeway could not do this. Nothing was signed; please try again.',
    }
  }
  const { code, message, data } = thrown
  return data === undefined ? { code, message } : { code, message, data }
}
