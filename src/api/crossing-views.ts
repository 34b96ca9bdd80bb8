import type { Afterwards } from '../core/afterwards.ts'
import type { BitcoinFigures } from '../core/bitcoin/figures.ts'
import type { Bundle } from '../core/bundle/bundle.ts'
import type { Amount } from '../core/currency.ts'
import type { DepositFate } from '../core/deposit-fate.ts'
import type { Execution, Hurry, ItemState } from '../core/execution.ts'
import type { Reason } from '../core/reason.ts'
import type { SignedShown } from '../core/sign/shown.ts'
import type { CallView, DepositProgress, PageDepositView } from './approval-views.ts'
import type { PasswordWantedView } from './safeguard-views.ts'

/**
 * What the wallet itself sees at the deposit address of a crossing, smallest unit: all that was ever paid there, how
 * much of it waits for a block, and in how many payments where the chain tells.
 */
export type DepositView = Readonly<
  { known: true; arrived: bigint; waiting: bigint; payments: number | undefined } | { known: false; why: Reason }
>

/** What came to a deposit address beyond what was asked for, and what became of it, as far as it can be known now. */
export type AfterwardsView = Readonly<{ known: true; afterwards: Afterwards } | { known: false; why: Reason }>

/** How far a step has come, as pages see it: without the signed bytes. */
export type StepView = ItemState<SignedShown>

/** A crossing as the list and the timeline show it: the durable record without the raw quote and without signed bytes. */
export type ExecutionView = Omit<Execution, 'quoteText' | 'items' | 'hurries'> &
  Readonly<{ items: readonly StepView[]; hurries?: readonly Hurry<SignedShown>[] | undefined }>

/**
 * What a page had sent, as its timeline shows it, without signed bytes, with what each call means; `chainName` is undefined where the wallet does
 * not know the chain any more.
 */
export type BundleView = Readonly<{
  bundle: Bundle<SignedShown>
  chainName: string | undefined
  calls: readonly CallView[]
  deposits: readonly (PageDepositView & Readonly<{ progress: DepositProgress; fate?: DepositFate | undefined }>)[]
}>

/** Crossings under way, the newest of them, and how many there are in all. */
export type MovingView = Readonly<{ executions: readonly ExecutionView[]; count: number }>

/**
 * What it takes to pay more for a step that waits, or to cancel it: what it can cost at most before and after, what all
 * steps can, and the mark by which a yes says what it means. Amounts in the origin chain's native currency.
 */
export type RaiseView =
  | Readonly<{
      available: true
      before: Amount
      most: Amount
      mostOfAll: Amount
      /** On Bitcoin: satoshis for each virtual byte, with one digit behind the point. */
      rates?: Readonly<{ before: string; after: string }>
      mark: string
    }>
  | Readonly<{ available: false; why: Reason }>

export type RaiseAnswer = Readonly<{ outcome: 'taken' | 'stale' | 'locked' }>

/** The same for our own payment, which the safeguards may hold up. */
export type PaymentAnswer = RaiseAnswer | PasswordWantedView

/** Our own payment of a deposit address, to be agreed to by its mark; on Bitcoin `fee` is exactly what the miner gets. */
export type PaymentView =
  | Readonly<{
      available: true
      address: string
      pays: Amount
      fee: Amount
      bitcoin: BitcoinFigures | undefined
      mark: string
    }>
  | Readonly<{ available: false; why: Reason }>

/** What hurrying an arrival on Bitcoin takes, to be agreed to by its mark. */
export type HurryView =
  | Readonly<{ available: true; arrives: Amount; fee: Amount; left: Amount; mark: string }>
  | Readonly<{ available: false; why: Reason }>

/** A record of a transfer or of a site's calls that cannot be read, by what its row says all the same. */
export type UnreadableView = Readonly<{
  of: 'executions' | 'bundles'
  id: string
  approvedAtSeconds: number | undefined
}>
