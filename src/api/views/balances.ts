import type { Family } from '../../core/chain/chain.ts'
import type { Amount, Currency } from '../../core/money/currency.ts'
import type { Price } from '../../core/money/price.ts'
import type { Reason } from '../../core/reason/reason.ts'

/** `incident` is the service's claim. A chain with `noDeposits` still works as a destination. */
export type ChainView = Readonly<{
  id: number
  name: string
  family: Family
  currencies: readonly Currency[]
  explorerUrl: string
  /** A data fee besides gas. */
  takesDataFee?: boolean
  incident: 'none' | 'disabled' | 'noDeposits' | 'limited' | 'lagging' | 'unknown'
}>

/**
 * `pending` is outside `value`. `isPartial`: some addresses are unread. `isShared`: also under another currency.
 * `unlisted`: the symbol is unproven, so it is never summed.
 */
export type BalanceView = Readonly<
  (
    | {
        currency: Currency
        account: string
        known: true
        value: bigint
        pending?: bigint
        isPartial?: true
        isShared?: true
        /** Stored; this read failed or is slow. */
        isEarlier?: true
      }
    | { currency: Currency; account: string; known: false; why: Reason }
  ) & { unlisted?: 'added' | 'held' }
>

/** `readAtSeconds`: the oldest read, epoch seconds. `isCharted`: past values exist. */
export type CachedBalancesView = Readonly<{
  balances: readonly BalanceView[]
  readAtSeconds: number
  isCharted?: boolean
}>

/** Millionths of a dollar. */
export type PastValueView = Readonly<{ atSeconds: number; millionths: bigint }>

/** The service's price of one unit. */
export type PriceView = Readonly<{ chainId: number; address: string; price?: Price | undefined; saidAtSeconds: number }>

/** `isLocked`: a transfer spends it. */
export type CoinView = Readonly<{
  txid: string
  vout: number
  valueSats: bigint
  address: string
  confirmations: number
  isLocked: boolean
  isFrozen?: true | undefined
  label?: string | undefined
}>

/** Satoshis. */
export type BitcoinView = Readonly<
  | {
      known: true
      accounts: readonly Readonly<{
        script: 'p2wpkh' | 'p2tr'
        availableSats: bigint
        arrivingSats: bigint
        coins: readonly CoinView[]
        isPartial?: true
      }>[]
    }
  | { known: false; why: Reason }
>

/** `keptForSpeedUp` comes back as change and pays one later fee bump (Bitcoin). */
export type MaximumView = Readonly<
  | {
      maximum: Amount
      reservedForGas: Amount
      onOtherAddresses?: Amount
      protectedCoins?: Amount
      keptForSpeedUp?: Amount & Readonly<{ satsPerVbyte: number }>
    }
  | { unavailable: Reason }
>
