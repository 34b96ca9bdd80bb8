import { ProviderRpcError } from '../../src/provider/rpc-error.ts'
import type { Refusal } from '../../src/wallet/dapps.ts'

/** Unwraps a grant, or throws the refusal for the page. */
export function granted<T extends Readonly<{ ok: true }>>(answer: T | Refusal): T {
  if (answer.ok) return answer
  throw new ProviderRpcError(answer.code, answer.message)
}
