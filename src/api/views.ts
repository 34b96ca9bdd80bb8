import type { Afterwards } from '../core/afterwards.ts'
import type { OpenApproval } from '../core/approval.ts'
import type { BitcoinFigures } from '../core/bitcoin/figures.ts'
import type { Bundle } from '../core/bundle/bundle.ts'
import type { Amount, Currency } from '../core/currency.ts'
import type { DepositFate } from '../core/deposit-fate.ts'
import type { KnownOrder } from '../core/deposits.ts'
import type { Execution } from '../core/execution.ts'
import type { Finding } from '../core/finding.ts'
import type { IntentProblem } from '../core/intent.ts'
import type { TypedData } from '../core/item.ts'
import type { LanguageChoice } from '../core/language.ts'
import type { CallMeaning } from '../core/page/call-meaning.ts'
import type { Described } from '../core/page/descriptors/described.ts'
import type { PermitKind } from '../core/page/permit-kind.ts'
import type { TypedDataPower } from '../core/page/power.ts'
import type { SignIn } from '../core/page/sign-in.ts'
import type { Suspicion } from '../core/phishing/suspicion.ts'
import type { Price } from '../core/price.ts'
import type { Reason } from '../core/reason.ts'
import type { Review } from '../core/review.ts'
import type { EXCHANGE_FEE_LIMITS_USD, ROUTER_LIMITS_USD } from '../core/spending-limits.ts'
import type { Hex } from '../lib/hex.ts'
import type { PasswordWanted, PasswordWantedView } from './safeguard-views.ts'

/** An account as screens see it: no key, no path to one. */
export type AccountView = Readonly<{ id: string; label: string; address: string; family: 'evm' }>

/** A chain as screens see it; `incident` is what the service says of it, if anything is wrong. */
export type ChainView = Readonly<{
  id: number
  name: string
  family: 'evm' | 'bitcoin' | 'exchangeA' | 'exchangeB'
  currencies: readonly Currency[]
  explorerUrl: string
  /** It takes a fee for a transaction's data besides its gas. */
  takesDataFee?: boolean
  incident: 'none' | 'disabled' | 'limited' | 'lagging' | 'unknown'
}>

/**
 * A balance that was read, or that could not be read and why. `pending` is on its way to the account, smallest unit, and in
 * no block yet: it is no part of `value`. `isShared`: the same money stands under another currency of the chain, and
 * counts there.
 */
export type BalanceView = Readonly<
  | { currency: Currency; account: string; known: true; value: bigint; pending?: bigint; isShared?: true }
  | { currency: Currency; account: string; known: false; why: Reason }
>

/** What was read of an account's balances before, and when the oldest of it was, epoch seconds. */
export type KeptBalancesView = Readonly<{ balances: readonly BalanceView[]; readAtSeconds: number }>

/** What the service says that one whole unit of a currency costs, and when; `price` undefined where it says none. */
export type PriceView = Readonly<{ chainId: number; address: string; price?: Price | undefined; saidAtSeconds: number }>

/** The addresses of an account by which it can be paid; nobody has paid yet to a Bitcoin one. */
export type OwnAddressView = Readonly<
  { family: 'evm'; address: string } | { family: 'bitcoin'; script: 'p2wpkh' | 'p2tr'; address: string }
>

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
 * What the wallet itself sees at the deposit address of a crossing, smallest unit: all that was ever paid there, how
 * much of it waits for a block, and in how many payments where the chain tells.
 */
export type DepositView = Readonly<
  { known: true; arrived: bigint; waiting: bigint; payments: number | undefined } | { known: false; why: Reason }
>

/** What came to a deposit address beyond what was asked for, and what became of it, as far as it can be known now. */
export type AfterwardsView = Readonly<{ known: true; afterwards: Afterwards } | { known: false; why: Reason }>

/**
 * What is amiss with the stored vault, which opens all the same: one of its two copies cannot be read, or neither can and
 * the mirror of them is used.
 */
export type VaultDamage = 'oneCopy' | 'bothCopies'

export type VaultView =
  | Readonly<{ vault: 'none' }>
  | Readonly<{ vault: 'locked'; waitSeconds: number; failedAttempts: number; damage?: VaultDamage }>
  | Readonly<{ vault: 'unlocked'; locksAtSeconds: number; damage?: VaultDamage }>
  /** The stored vault cannot be read: damaged, or of a newer version. It is never overwritten. */
  | Readonly<{ vault: 'unreadable'; why: Reason }>

export type WalletView = Readonly<{ vault: VaultView; profile: string; settings: Settings }>

export type Settings = Readonly<{
  autoLockMinutes: number
  hideAmounts: boolean
  theme: 'system' | 'light' | 'dark'
  /** A BCP 47 tag, or the browser's. */
  language: LanguageChoice
  /** Whether the user may insist on a plan that something speaks against. */
  expert: boolean
  /** The most that may go through a router in one crossing, dollars; null is no limit. */
  routerLimitUsd: (typeof ROUTER_LIMITS_USD)[number] | null
  exchangeFeeLimitUsd: (typeof EXCHANGE_FEE_LIMITS_USD)[number]
}>

/** What the form shows while the user types: proven, not proven, or not there. */
export type QuoteView =
  | Readonly<{ state: 'proven'; approvalId: string; ticket: string; review: Review }>
  | Readonly<{ state: 'refused'; findings: readonly Finding[] }>
  /** For experts only: `findings` speak against the plan, and `phrase` must be typed to insist on it. */
  | Readonly<{
      state: 'override'
      approvalId: string
      ticket: string
      review: Review
      findings: readonly Finding[]
      phrase: string
    }>
  | Readonly<{ state: 'problems'; problems: readonly IntentProblem[] }>
  /** The service or a node did not answer as it should; `retryable` says whether waiting helps. */
  | Readonly<{ state: 'unavailable'; why: Reason; code: string; retryable: boolean }>

/** A quote that can be signed: proven, or with something against it that an expert may insist on. */
export type SignableQuote = Extract<QuoteView, { state: 'proven' | 'override' }>

/** Why there is nothing that could be signed. */
export type NoQuoteView = Exclude<QuoteView, SignableQuote>

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

/** A crossing as the list and the timeline show it: the durable record without the raw quote. */
export type ExecutionView = Omit<Execution, 'quoteText'>

/** What a page had sent, as its timeline shows it, with what each call means. */
export type BundleView = Readonly<{
  bundle: Bundle
  calls: readonly CallView[]
  deposits: readonly (PageDepositView & Readonly<{ progress: DepositProgress; fate?: DepositFate | undefined }>)[]
}>

/** Crossings under way, the newest of them, and how many there are in all. */
export type MovingView = Readonly<{ executions: readonly ExecutionView[]; count: number }>

/** The settings after a change; or that it needs the password. */
export type SettingsAnswer = Readonly<{ ok: true; settings: Settings }> | (Readonly<{ ok: false }> & PasswordWanted)

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

/** An API key of exchange B. `sinceSeconds` is when its state began; `l1Address` is the account's owner, one of ours. */
export type ExchangeBKeyView = Readonly<{
  accountIndex: number
  l1Address: string
  apiKeyIndex: number
  publicKey: string
  state: 'registering' | 'active' | 'revoking'
  sinceSeconds: number
}>

/**
 * The accounts of exchange B that an address of the wallet owns, by index; `meant` is the one that crossings use, null where
 * there is none, and `key` how far the wallet's key for it has come.
 */
export type ExchangeBAccountView =
  | Readonly<{
      known: true
      exchange: string
      accounts: readonly number[]
      meant: number | null
      key: 'none' | ExchangeBKeyView['state']
    }>
  | Readonly<{ known: false; exchange: string; why: Reason }>

/** The API keys of exchange B, and the exchange's name. */
export type ExchangeBKeysView = Readonly<{ exchange: string; keys: readonly ExchangeBKeyView[] }>

/**
 * What came of an act on a key, or a sentence: `waiting` for the exchange, `unlock` the wallet first, or `refused`, with
 * nothing begun.
 */
export type ExchangeBKeyOutcome =
  | Readonly<{ outcome: 'active' | 'removed' }>
  | Readonly<{ outcome: 'waiting' | 'unlock' | 'refused'; why: Reason }>

/** The same of making one; or that the safeguards want the password first, and nothing was signed. */
export type ExchangeBKeyAnswer = ExchangeBKeyOutcome | PasswordWantedView

/** A site that sees accounts: which, since when, the chain that it is on, and how it finds the wallet. */
export type SiteView = Readonly<{
  origin: string
  accounts: readonly string[]
  grantedAtSeconds: number
  chainId: number
  compatibility: Compatibility
  /** Whether its questions to a node are answered as if what is missing were there. */
  readsAsIfFunded: boolean
  /** It came to be known to steal after it was let in, and sees nothing for now. */
  isWithheld: boolean
}>

/** A site that finds the wallet as `window.ethereum`, and whether by the name of another wallet. */
export type CompatibleSiteView = Readonly<{ origin: string; isMetaMask: boolean }>

/** How a site finds the wallet besides its announcement. */
export type Compatibility = 'off' | 'plain' | 'metaMask'
export type CompatibilityAnswer = Readonly<{ ok: true; origin: string } | { ok: false; reason: Reason }>

/**
 * The most of a currency that can be sent at once so that the network fee can still be paid, and what lies on other
 * addresses of the account, where there is some.
 */
export type MaximumView = Readonly<
  { maximum: Amount; reservedForGas: Amount; onOtherAddresses?: Amount } | { unavailable: Reason }
>
