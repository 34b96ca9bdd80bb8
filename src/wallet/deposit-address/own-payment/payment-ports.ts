import type { Chain } from '../../../core/chain/chain.ts'
import type { DepositAddressItem, Item } from '../../../core/execution/item.ts'
import type { CoinValue } from '../../../core/families/bitcoin/spending.ts'
import type { Intent } from '../../../core/intent/intent.ts'
import type { BitcoinPaymentPorts } from './bitcoin-payment.ts'
import type { EvmPaymentPorts } from './evm-gas.ts'

export type PaymentQuestion = Readonly<{ asked: DepositAddressItem; intent: Intent; account: string; origin: Chain }>

/** The step that pays, and its fee in the native currency. `spareCoins` can pay for a later bump. */
export type PaymentStep = Readonly<{ step: Item; feeValue: bigint; spareCoins?: readonly CoinValue[] }>

export type PaymentStepPorts = EvmPaymentPorts &
  Readonly<{
    /** Undefined means a foreign account. */
    indexOf: (account: string) => Promise<number | undefined>
    bitcoin: BitcoinPaymentPorts | undefined
  }>
