import type { TypedData } from '../../core/execution/item.ts'
import type { KnownOrder } from '../../core/families/evm/deposit-events.ts'
import type { L1TextKind } from '../../core/families/exchange-b/l1-message.ts'
import type { Amount, Currency } from '../../core/money/currency.ts'
import type { CallMeaning } from '../../core/page/calls/meaning.ts'
import type { Described } from '../../core/page/descriptors/described-fields.ts'
import type { PermitKind } from '../../core/page/messages/permit-kind.ts'
import type { PossiblePayment } from '../../core/page/messages/possible-payment.ts'
import type { SignIn } from '../../core/page/messages/sign-in.ts'
import type { TypedDataPower } from '../../core/page/messages/typed-data-power.ts'
import type { Suspicion } from '../../core/phishing/suspicion.ts'
import type { Reason } from '../../core/reason/reason.ts'
import type { OpenApproval } from '../../core/review/approval.ts'
import type { TypedDataHashes } from '../../core/sign/typed-data-hashes.ts'
import type { Hex } from '../../lib/hex.ts'
import type { PasswordRequiredView } from './policy.ts'
import type { QuoteView } from './quotes.ts'
import type { AccountView } from './wallet.ts'

/** Smallest units. `currency` is undefined for an unknown token. */
export type PageDepositView = Readonly<{
  token: string
  currency: Currency | undefined
  amount: bigint
  depository: string
  depositor: string
  orderId: string
}>

/** `ahead`: simulated; `read`: in a block; `missing`: in none of the finished blocks. */
export type DepositProgress = 'ahead' | 'read' | 'missing'

/** A page's call, sent unchanged. */
export type CallView = Readonly<{ to: string | undefined; value: Amount; data: Hex; meaning: CallMeaning }>

/** A node's simulation; smallest units. */
export type EffectsView =
  | Readonly<{
      known: true
      reverted: Reason | undefined
      changes: readonly Readonly<{ token: string; currency: Currency | undefined; amount: bigint }>[]
      allowances: readonly Readonly<{
        token: string
        currency: Currency | undefined
        spender: string
        amount: bigint
      }>[]
      deposits: readonly PageDepositView[]
    }>
  | Readonly<{ known: false; why: Reason }>

/** `legs` is incomplete while quotes load. */
export type FundingView = Readonly<{ missing: readonly Amount[]; legs: readonly QuoteView[] }>

export type ApprovalView = Readonly<{ suspicion: Suspicion | undefined }> & Question

type Question =
  | Readonly<{
      kind: 'intent'
      id: string
      ticket: string
      requester: OpenApproval['requester']
      quote: QuoteView
      /** Where the page leaves it to the user. */
      paysFrom: Readonly<{ chainId: number; address: string }> | undefined
    }>
  | Readonly<{
      kind: 'connect'
      id: string
      ticket: string
      origin: string
      accounts: readonly AccountView[]
      /** A listed site needs its `host` as the phrase. */
    }>
  | Readonly<{
      kind: 'typedData'
      id: string
      ticket: string
      origin: string
      account: string
      /** Exactly the signed data (EIP-712). */
      typedData: TypedData
      /** For comparison with a second device. */
      hashes: TypedDataHashes
      power: TypedDataPower | undefined
      permit: PermitKind | undefined
      /** A plain description by ERC-7730. */
      described: Described | undefined
    }>
  /** It can't be drawn, or not yet, and so only be rejected. */
  | Readonly<{ kind: 'unreadable' | 'preparing' | 'waiting' | 'changed'; id: string; ticket: string; origin: string }>
  | Readonly<{
      kind: 'calls'
      id: string
      ticket: string
      origin: string
      account: string
      chain: Readonly<{ id: number; name: string }>
      calls: readonly CallView[]
      effects: EffectsView
      knownOrder: KnownOrder | undefined
      mostGas: Amount | undefined
      funding: FundingView | undefined
      /** The simulation is valid only for this time. */
      triedAtSeconds: number
      /** An approval returns it as `planHash`; empty while approval is impossible. */
      mark: string
    }>
  | Readonly<{
      kind: 'message'
      id: string
      ticket: string
      origin: string
      account: string
      /** Bytes as hex. */
      message: string
      /** By EIP-191, for comparison with a second device. */
      hash: Hex
      /** `isSignable` is false for another site's sign-in. */
      signIn: SignIn | undefined
      isSignable: boolean
      exchangeText: L1TextKind | undefined
    }>

/** See `PossiblePayment` in core. */
export type PossiblePaymentView = PossiblePayment

export type ApprovalAnswer =
  | Readonly<{ outcome: 'approved'; executionId: string | undefined }>
  | PasswordRequiredView
  /** `unconfirmed`: wrong phrase or no expert; it and `unticked` keep the prompt open. `elsewhere`: another page. */
  | Readonly<{ outcome: 'rejected' | 'expired' | 'stale' | 'locked' | 'unconfirmed' | 'elsewhere' }>
  | Readonly<{ outcome: 'unticked'; due: readonly string[] }>
