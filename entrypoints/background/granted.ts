import { ProviderRpcError } from '../../src/provider/rpc-error.ts'
import type { Refusal } from '../../src/wallet/dapps.ts'

/** What was granted to a page; a refusal is thrown as the page is to read it. */
export function granted<T extends Readonly<{ ok: true }>>(answer: T | Refusal): T {
  if (answer.ok) return answer
  throw new ProviderRpcError(answer.code, answer.message)
}
