import type { Bundle } from '../../core/bundle/bundle.ts'
import type { DepositOutcome } from '../../core/bundle/deposit-outcome.ts'
import type { FollowUpPayments } from '../../core/deposit-address/follow-up-payments.ts'
import type { CpfpPayment, Execution, ItemState } from '../../core/execution/execution.ts'
import type { HighFee } from '../../core/families/bitcoin/fees/high-fee.ts'
import type { BitcoinFigures } from '../../core/families/bitcoin/transaction-figures.ts'
import type { Amount } from '../../core/money/currency.ts'
import type { Reason } from '../../core/reason/reason.ts'
import type { SignedShown } from '../../core/sign/signed-without-bytes.ts'
import type { CallView, DepositProgress, PageDepositView } from './approvals.ts'
import type { PasswordRequiredView } from './policy.ts'

/** Smallest unit. `waiting` is the unconfirmed part of `arrived`. */
export type DepositView = Readonly<
  { known: true; arrived: bigint; waiting: bigint; payments: number | undefined } | { known: false; why: Reason }
>

export type FollowUpPaymentsView = Readonly<
  { known: true; followUps: FollowUpPayments } | { known: false; why: Reason }
>

/** Without signed bytes. */
export type StepView = ItemState<SignedShown>

type RecordMarks = Readonly<{
  /** Another wallet of this profile left the record. */
  isOfFormerWallet?: true | undefined
  /** It ended without a seal. */
  isUnproven?: true | undefined
}>

export type ExecutionView = Omit<Execution, 'quoteText' | 'items' | 'cpfpChildren'> &
  RecordMarks &
  Readonly<{
    items: readonly StepView[]
    /** Less than planned, after a bump. */
    sent?: Amount | undefined
    cpfpChildren?: readonly CpfpPayment<SignedShown>[] | undefined
    /** Not as approved. */
    isChanged?: true | undefined
  }>

/** `chainName` is undefined for an unknown chain. */
export type BundleView = RecordMarks &
  Readonly<{
    bundle: Bundle<SignedShown>
    chainName: string | undefined
    calls: readonly CallView[]
    deposits: readonly (PageDepositView &
      Readonly<{ progress: DepositProgress; outcome?: DepositOutcome | undefined }>)[]
  }>

export type InFlightView = Readonly<{ executions: readonly ExecutionView[]; count: number }>

/** Highest costs, in the origin's native currency. */
export type ReplacementView =
  | Readonly<{
      available: true
      before: Amount
      most: Amount
      mostOfAll: Amount
      /** Bitcoin: satoshis per vbyte, one decimal. */
      rates?: Readonly<{ before: string; after: string }>
      /** Bitcoin: of dropped later transactions, in the new fee. */
      evicted?: Amount
      /** Bitcoin: further own coins, and the change then. */
      added?: Readonly<{ coins: Amount; change: Amount }>
      /** Bitcoin: at our own recipient. */
      arrives?: Readonly<{ before: Amount; after: Amount }>
      /** The user must tick it. */
      highFee?: HighFee | undefined
      mark: string
    }>
  | Readonly<{ available: false; why: Reason }>

export type ReplacementAnswer = Readonly<{ outcome: 'taken' | 'stale' | 'locked' }>

export type PaymentAnswer = ReplacementAnswer | PasswordRequiredView

/** `fee` is exact on Bitcoin. */
export type PaymentView =
  | Readonly<{
      available: true
      address: string
      pays: Amount
      fee: Amount
      bitcoin: BitcoinFigures | undefined
      highFee?: HighFee | undefined
      mark: string
    }>
  | Readonly<{ available: false; why: Reason }>

export type CpfpView =
  | Readonly<{
      available: true
      arrives: Amount
      fee: Amount
      left: Amount
      highFee?: HighFee | undefined
      mark: string
    }>
  | Readonly<{ available: false; why: Reason }>

export type UnreadableView = Pick<RecordMarks, 'isOfFormerWallet'> &
  Readonly<{
    of: 'executions' | 'bundles'
    id: string
    approvedAtSeconds: number | undefined
    /** Others wait for its nonces or coins. */
    isHolding: boolean
  }>
