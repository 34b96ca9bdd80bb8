import type { Item, ItemKind, ItemOf } from '../execution/item.ts'
import { signEvmSignature } from './evm-signature.ts'
import { signEvmTransaction } from './evm-transaction.ts'
import { signExchangeAAuthorize, signExchangeATransfer } from './exchange-a.ts'
import { signExchangeBTransfer } from './exchange-b.ts'
import type { Signed, SignItem, SigningOf } from './signed.ts'

const SIGNERS: { readonly [K in ItemKind]: SignItem<K> } = {
  evmTransaction: signEvmTransaction,
  evmSignature: signEvmSignature,
  bitcoinPsbt: async (item, signing) => (await import('./bitcoin-psbt.ts')).signBitcoinPsbt(item, signing),
  exchangeAAuthorize: signExchangeAAuthorize,
  exchangeATransfer: signExchangeATransfer,
  exchangeBTransfer: signExchangeBTransfer,
  depositAddress: refuse,
}

/**
 * Signs an item of an execution, deterministically for the same terms (RFC 6979).
 *
 * @throws RangeError for a kind that this version can't carry out
 */
export function sign<K extends ItemKind>(item: ItemOf<K>, signing: SigningOf<K>): Promise<Signed> {
  const signer: SignItem<K> = SIGNERS[item.kind as K]
  return signer(item, signing)
}

function refuse(item: Item): Promise<never> {
  return Promise.reject(new RangeError(`expected a kind that is carried out, got ${item.kind}`))
}
