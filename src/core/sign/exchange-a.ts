import type { ExchangeAAuthorizeItem, ExchangeATransferItem } from '../item.ts'
import type { Signed, SignItem, Signing } from './signed.ts'
import { signTypedData } from './typed-data.ts'

/**
 * Signs the nonce mapping of a withdrawal. `bytes` is the JSON of `{ endpoint, signature, body }`: the body goes to the
 * endpoint of the service, the signature into its query (interface, "Exchange A withdrawal execution" 1).
 *
 * @throws RangeError when the key is not the account's, the terms are of another nonce, or it is to be cancelled
 */
export const signExchangeAAuthorize: SignItem<'exchangeAAuthorize'> = async (item, signing) => {
  refuseOtherTerms(item, signing)
  const { digest, signature } = await signTypedData(item.typedData, item.from, signing.privateKey)
  const { endpoint, body } = item.post
  return signed(item, JSON.stringify({ endpoint, signature, body }), digest)
}

/**
 * Signs the transfer of a withdrawal. `bytes` is the body of `POST /exchange`: the action that was signed, its nonce,
 * and the signature in three parts, `v` a number (interface, "Exchange A withdrawal execution" 3).
 *
 * @throws RangeError when the key is not the account's, the terms are of another nonce, or it is to be cancelled
 */
export const signExchangeATransfer: SignItem<'exchangeATransfer'> = async (item, signing) => {
  refuseOtherTerms(item, signing)
  const { digest, signature } = await signTypedData(item.typedData, item.from, signing.privateKey)
  const parts = {
    r: signature.slice(0, 66),
    s: `0x${signature.slice(66, 130)}`,
    v: Number.parseInt(signature.slice(130), 16),
  }
  const body = { signature: parts, nonce: Number(item.nonce), action: item.action }
  return signed(item, JSON.stringify(body), digest)
}

type ExchangeAItem = ExchangeAAuthorizeItem | ExchangeATransferItem

// The nonce is bound to the order: no other may take its place, and nothing takes a nonce up but the transfer itself.
function refuseOtherTerms(
  item: ExchangeAItem,
  { terms, purpose }: Signing<{ terms: 'exchange'; nonce: bigint }>,
): void {
  if (terms.nonce !== item.nonce) throw new RangeError(`expected the nonce ${item.nonce}, got ${terms.nonce}`)
  if (purpose !== 'step') throw new RangeError(`expected a step of the plan, got the purpose ${purpose}`)
}

function signed({ kind, chainId }: ExchangeAItem, bytes: string, hash: string): Signed {
  return { kind, purpose: 'step', chainId, bytes, hash } as Signed
}
