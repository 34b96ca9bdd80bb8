import type { OpenApproval } from '../core/approval.ts'
import type { Amount, Currency } from '../core/currency.ts'
import type { KnownOrder } from '../core/deposits.ts'
import type { TypedData } from '../core/item.ts'
import type { CallMeaning } from '../core/page/call-meaning.ts'
import type { Described } from '../core/page/descriptors/described.ts'
import type { PermitKind } from '../core/page/permit-kind.ts'
import type { TypedDataPower } from '../core/page/power.ts'
import type { SignIn } from '../core/page/sign-in.ts'
import type { Suspicion } from '../core/phishing/suspicion.ts'
import type { Reason } from '../core/reason.ts'
import type { TypedDataHashes } from '../core/sign/typed-data.ts'
import type { Hex } from '../lib/hex.ts'
import type { QuoteView } from './quote-views.ts'
import type { PasswordWantedView } from './safeguard-views.ts'
import type { AccountView } from './wallet-views.ts'

/**
 * What a depository of the crossing service takes for a page: for which order, and credited to whom; `currency` undefined
 * where the wallet does not know the token, whose smallest units `amount` is in.
 */
export type PageDepositView = Readonly<{
  token: string
  currency: Currency | undefined
  amount: bigint
  depository: string
  depositor: string
  orderId: string
}>

/**
 * How far such a deposit has come: `ahead` by the trial run before the yes, `read` by the wallet in a block, or `missing`
 * where all blocks were read and none has it.
 */
export type DepositProgress = 'ahead' | 'read' | 'missing'

/** One call of a page, as it will be sent: nothing of it is changed. `data` is all of its bytes. */
export type CallView = Readonly<{ to: string | undefined; value: Amount; data: Hex; meaning: CallMeaning }>

/**
 * What a node says that all calls together would do to the account; smallest units; `currency` undefined where the wallet
 * does not know the token.
 */
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

/** What the account lacks for the calls, and the crossing that brings each; fewer legs while their quotes are asked for. */
export type FundingView = Readonly<{ missing: readonly Amount[]; legs: readonly QuoteView[] }>

/** A question that waits for the user in an approval window, and what is odd about the name of the site that asks. */
export type ApprovalView = Readonly<{ suspicion: Suspicion | undefined }> & Question

type Question =
  | Readonly<{
      kind: 'intent'
      id: string
      ticket: string
      requester: OpenApproval['requester']
      quote: QuoteView
      /** What it is paid from, where the page leaves that to the user. */
      paysFrom: Readonly<{ chainId: number; address: string }> | undefined
    }>
  | Readonly<{
      kind: 'connect'
      id: string
      ticket: string
      origin: string
      accounts: readonly AccountView[]
      /** One that is listed is granted only with its `host` as the phrase. */
    }>
  | Readonly<{
      kind: 'typedData'
      id: string
      ticket: string
      origin: string
      account: string
      /** Exactly what is signed (EIP-712): nothing of what the page sent is left out of it but what no type names. */
      typedData: TypedData
      /** What a second device shows of them, to be compared. */
      hashes: TypedDataHashes
      /** What the signature may give away, by the names that contracts know. */
      power: TypedDataPower | undefined
      /** What its contract does with a permit, where the wallet knows both. */
      permit: PermitKind | undefined
      /** What they say in plain words, where the wallet has a description of their contract (ERC-7730). */
      described: Described | undefined
    }>
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
      /** When they were tried out: what that says is of its moment. */
      triedAtSeconds: number
      /** Names all of what is shown; a yes carries it (as `planHash` of the decision). Empty while it cannot be agreed to. */
      mark: string
    }>
  | Readonly<{
      kind: 'message'
      id: string
      ticket: string
      origin: string
      account: string
      /** Its bytes as hex. */
      message: string
      /** Where it signs in, if it does; `isSignable` is false where that is somewhere else than where it is asked. */
      signIn: SignIn | undefined
      isSignable: boolean
      /** What it would allow exchange B, where it is one of that exchange's texts. */
      exchangeText: 'transfer' | 'registration' | undefined
    }>

export type ApprovalAnswer =
  | Readonly<{ outcome: 'approved'; executionId: string | undefined }>
  | PasswordWantedView
  /**
   * `unconfirmed`: the phrase was not the one that was shown, or the user is no expert. The question stays open.
   * `unticked`: something has to be ticked for it now, and was not. The question stays open.
   * `elsewhere`: it was decided already, on another page of ours.
   */
  | Readonly<{ outcome: 'rejected' | 'expired' | 'stale' | 'locked' | 'unconfirmed' | 'elsewhere' }>
  | Readonly<{ outcome: 'unticked'; due: readonly string[] }>
