import type { ItemKind, ItemOf } from '../execution/item.ts'

const FIXED_FEES: { readonly [K in ItemKind]: (item: ItemOf<K>) => bigint } = {
  evmTransaction: () => 0n,
  evmSignature: () => 0n,
  bitcoinPsbt: ({ feeSats }) => feeSats,
  exchangeAAuthorize: () => 0n,
  exchangeATransfer: () => 0n,
  exchangeBTransfer: ({ transfer }) => BigInt(transfer.usdcFee),
  depositAddress: () => 0n,
}

/** The fee that an item's own bytes set, in native currency. */
export function fixedFeeOf<K extends ItemKind>(item: ItemOf<K>): bigint {
  return FIXED_FEES[item.kind as K](item)
}
