import type { RpcErrorBody } from '../protocol.ts'
import { assign, NativeError } from './built-ins.ts'

export const GONE: RpcErrorBody = { code: 4900, message: 'Causeway is gone. Reload this page.' }

// `ProviderRpcError` would enlarge this script.
export function pageErrorOf(failure: RpcErrorBody): Error {
  return assign(NativeError(failure.message), failure)
}
