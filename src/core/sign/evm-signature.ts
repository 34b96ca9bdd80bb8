import { permitNonce } from '../families/evm/permit-nonce.ts'
import type { Signed, SignItem } from './signed.ts'
import { signTypedData } from './typed-data.ts'

/**
 * Signs a permit (EIP-3009, or Permit2's signature transfer).
 *
 * `bytes` is JSON of `{ endpoint, signature, body }` (service facts 1). `hash` is the EIP-712 digest.
 *
 * @throws RangeError for another key or nonce, or a cancellation: a permit ends at its deadline
 */
export const signEvmSignature: SignItem<'evmSignature'> = async (item, { terms, purpose, privateKey }) => {
  const nonce = permitNonce(item)
  if (terms.nonce !== nonce) throw new RangeError(`expected the number ${nonce}, got ${terms.nonce}`)
  if (purpose !== 'step') throw new RangeError(`expected a step of the plan, got the purpose ${purpose}`)
  const { digest, signature } = await signTypedData(item.typedData, item.from, privateKey)
  const { endpoint, body } = item.post
  const bytes = JSON.stringify({ endpoint, signature, body })
  return { kind: item.kind, purpose, chainId: item.chainId, bytes, hash: digest } as Signed
}
