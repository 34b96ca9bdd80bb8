import { familyOf } from '../chain/chain.ts'
import type { ItemKind } from '../execution/item.ts'
import { isByAddress } from '../intent/payment-method.ts'
import type { QuoteStep } from '../quote/quote.ts'
import { checkBitcoinPsbt } from './bitcoin/psbt.ts'
import type { CheckItem, Context } from './context.ts'
import { checkDepositAddress } from './deposit-address.ts'
import { checkEvmTransaction } from './evm/transaction.ts'
import { checkExchangeAAuthorize } from './exchanges/a-authorize.ts'
import { checkExchangeATransfer } from './exchanges/a-transfer.ts'
import { checkExchangeBTransfer } from './exchanges/b-transfer.ts'
import { FAMILY_CHECKS } from './family-checks.ts'
import { checkEvmSignature } from './permits/signature.ts'

export const ITEM_CHECKS: { readonly [K in ItemKind]: CheckItem<K> } = {
  evmTransaction: checkEvmTransaction,
  evmSignature: checkEvmSignature,
  bitcoinPsbt: checkBitcoinPsbt,
  exchangeAAuthorize: checkExchangeAAuthorize,
  exchangeATransfer: checkExchangeATransfer,
  exchangeBTransfer: checkExchangeBTransfer,
  depositAddress: checkDepositAddress,
}

/** By origin family, step kind and payment. */
export function itemKindOf(
  step: Pick<QuoteStep, 'kind'>,
  { intent, origin }: Pick<Context, 'intent' | 'origin'>,
): ItemKind {
  const { signatureKind, transactionKind, paysAddressItself } = FAMILY_CHECKS[familyOf(origin)]
  if (step.kind === 'signature') return signatureKind
  // An EVM account pays the address with our own transaction; elsewhere the address is the plan.
  if (isByAddress(intent) && (intent.paidElsewhere || !paysAddressItself)) return 'depositAddress'
  return transactionKind
}
