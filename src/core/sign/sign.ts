import type { Item, ItemKind, ItemOf } from '../item.ts'
import { signEvmTransaction } from './evm-transaction.ts'
import type { EvmTerms, Signed, SignItem } from './signed.ts'

const SIGNERS: { readonly [K in ItemKind]: SignItem<K> } = {
  evmTransaction: signEvmTransaction,
  evmSignature: refuse,
  bitcoinPsbt: refuse,
  exchangeAAuthorize: refuse,
  exchangeATransfer: refuse,
  exchangeBTransfer: refuse,
  depositAddress: refuse,
}

/**
 * Signs an item of an execution. Deterministic (RFC 6979): the same item on the same terms gives the same bytes.
 *
 * @throws RangeError for a kind that no proof exists for yet; such an item never reaches an execution
 */
export function sign<K extends ItemKind>(item: ItemOf<K>, terms: EvmTerms, privateKey: Uint8Array): Promise<Signed> {
  const signer = SIGNERS[item.kind as K]
  return signer(item, terms, privateKey)
}

function refuse(item: Item): Promise<never> {
  return Promise.reject(new RangeError(`expected a kind that can be proven, got ${item.kind}`))
}
