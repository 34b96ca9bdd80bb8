import type { Chain } from '../../core/chain/chain.ts'
import type { LastStep } from '../../core/execution/item.ts'
import type { Currency } from '../../core/money/currency.ts'
import type { CleanTokenMetadata } from '../../core/money/custom-token.ts'
import type { Profile } from '../../core/profiles/profile.ts'
import type { Answer, Reason } from '../../core/reason/reason.ts'
import type { MaximumSpending, SpendableMaximum } from '../families/bitcoin/account-utxos.ts'

/** Smallest unit; `pending` is unspendable. */
export type ReadBalance = Answer<bigint> & Readonly<{ pending?: bigint; isPartial?: true }>

export type CustomHolding = Readonly<{ currency: Currency }> & Readonly<{ value: bigint } | { why: Reason }>

export type BalancePorts = Readonly<{
  profile: Profile
  balance: (currency: Currency, account: string) => Promise<ReadBalance>
  /** True when another currency of the chain represents the same money: it counts once. */
  isShared: (currency: Currency, account: string) => Promise<boolean>
  /** Lists custom holdings, as their exchange describes them. */
  heldBesides: (account: string) => Promise<readonly CustomHolding[]>
  /** Undefined means that no token is there. */
  tokenAt: (chainId: number, address: string) => Promise<Answer<CleanTokenMetadata | undefined>>
  fees: (chainId: number) => Promise<Answer<Readonly<{ maxFeePerGasWei: bigint }>>>
  mostOnBitcoin: (account: string, spending: MaximumSpending) => Promise<Answer<SpendableMaximum>>
  /** The exchange takes this on top, in its native currency, smallest unit. */
  exchangeFee: (chainId: number, account: string) => Promise<Answer<bigint>>
}>

export type MaximumQuestion = Readonly<{
  account: string
  currency: Currency
  chain: Chain
  last: LastStep
  coins?: readonly string[] | undefined
}>

/** `keptForSpeedUp` comes back as change (Bitcoin). */
export type Maximum =
  | Readonly<{
      maximum: { currency: Currency; value: bigint }
      reservedForGas: { currency: Currency; value: bigint }
      onOtherAddresses?: { currency: Currency; value: bigint }
      protectedCoins?: { currency: Currency; value: bigint }
      keptForSpeedUp?: { currency: Currency; value: bigint; satsPerVbyte: number }
    }>
  | Readonly<{ unavailable: Reason }>
