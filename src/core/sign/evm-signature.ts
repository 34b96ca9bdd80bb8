import { permitNonce } from '../permit-number.ts'
import type { Signed, SignItem } from './signed.ts'
import { signTypedData } from './typed-data.ts'

/**
 * Signs a permit (EIP-3009, or Permit2's signature transfer). `bytes` is the JSON of `{ endpoint, signature, body }`: the
 * body goes to the endpoint of the service, the signature into its query (service facts 1). `hash` is the EIP-712 digest.
 *
 * @throws RangeError when the key is not the account's, the terms are of another number, or it is to be cancelled: what a
 * permit allows ends by itself, at its deadline
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
