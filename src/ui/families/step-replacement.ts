import type { ItemKind } from '../../core/execution/item.ts'

/**
 * The replacement of a waiting step. A cancelled Bitcoin deposit would break its order, so only a higher fee is
 * offered.
 */
export const STEP_REPLACEMENTS: Readonly<Record<ItemKind, 'speedUpOrCancel' | 'higherFee' | undefined>> = {
  evmTransaction: 'speedUpOrCancel',
  evmSignature: undefined,
  bitcoinPsbt: 'higherFee',
  exchangeAAuthorize: undefined,
  exchangeATransfer: undefined,
  exchangeBTransfer: undefined,
  depositAddress: undefined,
}
