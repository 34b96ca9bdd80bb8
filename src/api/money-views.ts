import type { Amount, Currency } from '../core/currency.ts'
import type { Price } from '../core/price.ts'
import type { Reason } from '../core/reason.ts'

/**
 * A chain as screens see it; `incident` is what the service says of it, if anything is wrong. One of `noDeposits` still pays
 * out: it is no trouble as a destination.
 */
export type ChainView = Readonly<{
  id: number
  name: string
  family: 'evm' | 'bitcoin' | 'exchangeA' | 'exchangeB'
  currencies: readonly Currency[]
  explorerUrl: string
  /** It takes a fee for a transaction's data besides its gas. */
  takesDataFee?: boolean
  incident: 'none' | 'disabled' | 'noDeposits' | 'limited' | 'lagging' | 'unknown'
}>

/**
 * A balance that was read, or that could not be read and why. `pending` is on its way to the account, smallest unit, and in
 * no block yet: it is no part of `value`. `isShared`: the same money stands under another currency of the chain, and
 * counts there. `unlisted`: no profile pins the currency, so that its symbol is only what it calls itself, and it is never
 * counted with another one; the user `added` it, or its chain says that it is `held` there.
 */
export type BalanceView = Readonly<
  (
    | { currency: Currency; account: string; known: true; value: bigint; pending?: bigint; isShared?: true }
    | { currency: Currency; account: string; known: false; why: Reason }
  ) & { unlisted?: 'added' | 'held' }
>

/** What was read of an account's balances before, and when the oldest of it was, epoch seconds. */
export type KeptBalancesView = Readonly<{ balances: readonly BalanceView[]; readAtSeconds: number }>

/** What the service says that one whole unit of a currency costs, and when; `price` undefined where it says none. */
export type PriceView = Readonly<{ chainId: number; address: string; price?: Price | undefined; saidAtSeconds: number }>

/** One coin on Bitcoin, satoshis; `confirmations` is 0 while it is in no block, `isLocked` while a crossing spends it. */
export type CoinView = Readonly<{
  txid: string
  vout: number
  valueSats: bigint
  address: string
  confirmations: number
  isLocked: boolean
}>

/** What the two Bitcoin accounts hold, satoshis, and in which coins; or why that is not known now. */
export type BitcoinView = Readonly<
  | {
      known: true
      accounts: readonly Readonly<{
        script: 'p2wpkh' | 'p2tr'
        availableSats: bigint
        /** On the way here and in no block yet. */
        arrivingSats: bigint
        coins: readonly CoinView[]
      }>[]
    }
  | { known: false; why: Reason }
>

/**
 * The most of a currency that can be sent at once so that the network fee can still be paid, and what lies on other
 * addresses of the account, where there is some.
 */
export type MaximumView = Readonly<
  { maximum: Amount; reservedForGas: Amount; onOtherAddresses?: Amount } | { unavailable: Reason }
>
