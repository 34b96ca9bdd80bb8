import { ProviderRpcError } from '../../../src/provider/rpc-error.ts'
import type { SiteRefusal } from '../../../src/wallet/sites/site-prompts.ts'

/** Throws the refusal for the page. */
export function unwrapGrant<T extends Readonly<{ ok: true }>>(answer: T | SiteRefusal): T {
  if (answer.ok) return answer
  throw new ProviderRpcError(answer.code, answer.message)
}
