import type { RpcErrorBody } from '../protocol.ts'
import { NativeError } from './built-ins.ts'

export const GONE: RpcErrorBody = { code: 4900, message: 'Causeway is gone. Reload this page.' }

// `ProviderRpcError` is larger. Fields avoid setters.
export function pageErrorOf({ code, message, data }: RpcErrorBody): Error {
  return new (class extends NativeError {
    code = code
    data = data
  })(message)
}
