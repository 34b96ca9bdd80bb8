import type { ExchangeAAuthorizeItem, ExchangeATransferItem } from '../execution/item.ts'
import type { Signed, SignItem, Signing } from './signed.ts'
import { signTypedData } from './typed-data.ts'

/**
 * Signs a withdrawal's nonce mapping (interface, "Exchange A withdrawal execution" 1).
 *
 * `bytes` is JSON of `{ endpoint, signature, body }`.
 *
 * @throws RangeError for another key or nonce, or a cancellation
 */
export const signExchangeAAuthorize: SignItem<'exchangeAAuthorize'> = async (item, signing) => {
  refuseOtherTerms(item, signing)
  const { digest, signature } = await signTypedData(item.typedData, item.from, signing.privateKey)
  const { endpoint, body } = item.post
  return signed(item, JSON.stringify({ endpoint, signature, body }), digest)
}

/**
 * Signs a withdrawal's transfer (interface, "Exchange A withdrawal execution" 3).
 *
 * `bytes` is the body of `POST /exchange`; `v` is a number.
 *
 * @throws RangeError for another key or nonce, or a cancellation
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

// The nonce is bound to the order, and only the transfer uses it.
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
