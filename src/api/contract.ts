import * as v from 'valibot'
import type { Afterwards } from '../core/afterwards.ts'
import type { OpenApproval } from '../core/approval.ts'
import type { BitcoinFigures } from '../core/bitcoin/figures.ts'
import type { Amount, Currency } from '../core/currency.ts'
import type { Execution } from '../core/execution.ts'
import type { HistoryRow } from '../core/export/columns.ts'
import type { Finding } from '../core/finding.ts'
import type { IntentProblem } from '../core/intent.ts'
import type { Review } from '../core/review.ts'
import { ROUTER_LIMITS_USD } from '../core/router-limits.ts'

/** An account as screens see it: no key, no path to one. */
export type AccountView = Readonly<{ id: string; index: number; label: string; address: string; family: 'evm' }>

/** A chain as screens see it; `incident` is what the service says of it, if anything is wrong. */
export type ChainView = Readonly<{
  id: number
  name: string
  family: 'evm' | 'bitcoin' | 'exchangeA' | 'exchangeB'
  currencies: readonly Currency[]
  explorerUrl: string
  incident: 'none' | 'disabled' | 'lagging' | 'unknown'
}>

/** A balance that was read, or that could not be read and why. */
export type BalanceView = Readonly<
  | { currency: Currency; account: string; known: true; value: bigint }
  | { currency: Currency; account: string; known: false; why: string }
>

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
  | { known: false; why: string }
>

/**
 * What the wallet itself sees at the deposit address of a crossing, smallest unit: all that was ever paid there, how
 * much of it waits for a block, and in how many payments where the chain tells.
 */
export type DepositView = Readonly<
  { known: true; arrived: bigint; waiting: bigint; payments: number | undefined } | { known: false; why: string }
>

/** What came to a deposit address beyond what was asked for, and what became of it, as far as it can be known now. */
export type AfterwardsView = Readonly<{ known: true; afterwards: Afterwards } | { known: false; why: string }>

export type VaultView =
  | Readonly<{ vault: 'none' }>
  | Readonly<{ vault: 'locked'; waitSeconds: number; failedAttempts: number }>
  | Readonly<{ vault: 'unlocked'; locksAtSeconds: number }>
  /** The stored vault cannot be read: damaged, or of a newer version. It is never overwritten. */
  | Readonly<{ vault: 'unreadable'; why: string }>

export type WalletView = Readonly<{ vault: VaultView; profile: string; settings: Settings }>

export type Settings = Readonly<{
  autoLockMinutes: number
  hideAmounts: boolean
  theme: 'system' | 'light' | 'dark'
  /** Whether the user may insist on a plan that something speaks against. */
  expert: boolean
  /** The most that may go through a router in one crossing, dollars; null is no limit. */
  routerLimitUsd: (typeof ROUTER_LIMITS_USD)[number] | null
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
  | Readonly<{ state: 'unavailable'; message: string; code: string; retryable: boolean }>

/** A quote that can be signed: proven, or with something against it that an expert may insist on. */
export type SignableQuote = Extract<QuoteView, { state: 'proven' | 'override' }>

/** Why there is nothing that could be signed. */
export type NoQuoteView = Exclude<QuoteView, SignableQuote>

/** A question that waits for the user in an approval window. */
export type ApprovalView =
  | Readonly<{
      kind: 'intent'
      id: string
      ticket: string
      requester: OpenApproval['requester']
      quote: QuoteView
    }>
  | Readonly<{ kind: 'connect'; id: string; ticket: string; origin: string; accounts: readonly AccountView[] }>

export type ApprovalAnswer =
  | Readonly<{ outcome: 'approved'; executionId: string | undefined }>
  /** `unconfirmed`: the phrase was not the one that was shown, or the user is no expert. The question stays open. */
  | Readonly<{ outcome: 'rejected' | 'expired' | 'stale' | 'locked' | 'unconfirmed' }>

/** A crossing as the list and the timeline show it: the durable record without the raw quote. */
export type ExecutionView = Omit<Execution, 'quoteText'>

/** Crossings under way, the newest of them, and how many there are in all. */
export type MovingView = Readonly<{ executions: readonly ExecutionView[]; count: number }>

/** The settings after a change; or that it needs the password, with how many wrong ones there were and how long to wait. */
export type SettingsAnswer =
  | Readonly<{ ok: true; settings: Settings }>
  | Readonly<{ ok: false; waitSeconds: number; failedAttempts: number }>

/**
 * What it takes to pay more for a step that waits, or to cancel it: what it can cost at most before and after, what all
 * steps can, and the mark by which a yes says what it means. Amounts in the origin chain's native currency.
 */
export type RaiseView =
  | Readonly<{ available: true; before: Amount; most: Amount; mostOfAll: Amount; mark: string }>
  | Readonly<{ available: false; why: string }>

export type RaiseAnswer = Readonly<{ outcome: 'taken' | 'stale' | 'locked' }>

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
  | Readonly<{ available: false; why: string }>

/** What hurrying an arrival on Bitcoin takes, to be agreed to by its mark. */
export type HurryView =
  | Readonly<{ available: true; arrives: Amount; fee: Amount; left: Amount; mark: string }>
  | Readonly<{ available: false; why: string }>

export type SiteView = Readonly<{ origin: string; accounts: readonly string[]; grantedAtSeconds: number }>

/** The most of a currency that can be sent so that the network fee can still be paid. */
export type MaximumView = Readonly<{ maximum: Amount; reservedForGas: Amount } | { unavailable: string }>

const text = v.pipe(v.string(), v.maxLength(200))
const nothing = v.strictObject({})
const place = v.strictObject({ id: text, approvedAtSeconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })
const password = v.pipe(v.string(), v.maxLength(1_000))
const crossing = v.strictObject({
  account: text,
  originChainId: v.pipe(v.number(), v.safeInteger()),
  originCurrency: text,
  destinationChainId: v.pipe(v.number(), v.safeInteger()),
  destinationCurrency: text,
  /** Smallest unit. */
  amount: v.bigint(),
  tradeType: v.picklist(['EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT']),
  /** Where it should arrive, and where it comes back to; absent, the account's own address on that chain. */
  recipient: v.optional(text),
  refundTo: v.optional(text),
  /** `deposit` unless said otherwise; a deposit address is paid from this wallet unless `paidElsewhere`. */
  payment: v.optional(v.picklist(['deposit', 'openAddress', 'strictAddress'])),
  paidElsewhere: v.optional(v.boolean()),
  slippageBasisPoints: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
})

/** What the crossing form holds once every field can be read. Amounts in the smallest unit. */
export type Crossing = v.InferOutput<typeof crossing>

type Row<Params extends v.GenericSchema, Result> = Readonly<{ params: Params; result?: Result }>
function row<Result>() {
  return <Params extends v.GenericSchema>(params: Params): Row<Params, Result> => ({ params })
}

/**
 * Everything that our own pages may ask of the background, one row a method: what it takes, checked there, and what
 * it gives. Handlers are a mapped type over this table, so that a missing one does not compile.
 */
export const METHODS = {
  'wallet.get': row<WalletView>()(nothing),
  /** A person is here: the wait before the wallet locks by itself begins anew. */
  'wallet.touch': row<null>()(nothing),
  /** Twelve new words, not yet stored anywhere. */
  'vault.propose': row<Readonly<{ words: readonly string[] }>>()(nothing),
  'vault.check': row<Readonly<{ ok: true } | { ok: false; message: string; wordIndex: number | undefined }>>()(
    v.strictObject({ mnemonic: v.pipe(v.string(), v.maxLength(400)) }),
  ),
  'vault.create': row<Readonly<{ ok: true } | { ok: false; message: string }>>()(
    v.strictObject({ mnemonic: v.pipe(v.string(), v.maxLength(400)), password }),
  ),
  'vault.unlock': row<Readonly<{ ok: true } | { ok: false; waitSeconds: number; failedAttempts: number }>>()(
    v.strictObject({ password }),
  ),
  'vault.lock': row<null>()(nothing),
  'accounts.list': row<readonly AccountView[]>()(nothing),
  'chains.list': row<readonly ChainView[]>()(nothing),
  'balances.list': row<readonly BalanceView[]>()(v.strictObject({ account: text, fresh: v.optional(v.boolean()) })),
  /** Where an account can be paid: its EVM address, then the next unused Bitcoin ones. */
  'addresses.list': row<readonly OwnAddressView[]>()(v.strictObject({ account: text })),
  'bitcoin.get': row<BitcoinView>()(v.strictObject({ account: text, fresh: v.optional(v.boolean()) })),
  'maximum.get': row<MaximumView>()(
    v.strictObject({ account: text, chainId: v.pipe(v.number(), v.safeInteger()), currency: text }),
  ),
  'quote.ask': row<QuoteView>()(crossing),
  'approvals.list': row<readonly ApprovalView[]>()(nothing),
  /** A fresh quote for an intent of an open approval. */
  'approvals.refresh': row<ApprovalView | null>()(v.strictObject({ id: text })),
  /** A person looks at a quote and may say yes to it: what that needs is read meanwhile. Decides nothing. */
  'approvals.attend': row<null>()(v.strictObject({ id: text })),
  'approvals.decide': row<ApprovalAnswer>()(
    v.strictObject({
      id: text,
      ticket: text,
      planHash: v.optional(text),
      decision: v.picklist(['approve', 'reject']),
      /** What an expert typed to insist. */
      phrase: v.optional(v.pipe(v.string(), v.maxLength(500))),
      /** For a connection: which accounts the site may see. */
      accounts: v.optional(v.array(text)),
    }),
  ),
  /** A page of crossings, newest first; `before` is the last one of the page before it. */
  'executions.list': row<readonly ExecutionView[]>()(
    v.strictObject({
      before: v.optional(place),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    }),
  ),
  /** The newest crossings under way, and how many there are in all. */
  'moving.list': row<MovingView>()(nothing),
  /** Whether this wallet has sent there lately. */
  /** Whether an address is one of the wallet's own, used ones included, and whether money was sent to it lately. */
  'recipient.check': row<Readonly<{ isOwn: boolean; isKnown: boolean }>>()(v.strictObject({ address: text })),
  /** A page of the history as lines of text; `next` is where the page after it begins. */
  'history.list': row<Readonly<{ rows: readonly HistoryRow[]; next: v.InferOutput<typeof place> | null }>>()(
    v.strictObject({ before: v.optional(place) }),
  ),
  /** What support needs to follow the newest crossings, without a secret. */
  'support.get': row<Readonly<{ text: string }>>()(v.strictObject({ version: text })),
  'executions.get': row<ExecutionView | null>()(v.strictObject({ id: text })),
  /** What lies at the deposit address of a crossing; null where it has none. */
  'deposit.get': row<DepositView | null>()(v.strictObject({ id: text })),
  /** What came to it beyond that; null where it has none. */
  'deposit.afterwards': row<AfterwardsView | null>()(v.strictObject({ id: text })),
  /** Says that a person looks at this crossing, so that it is asked about every second. */
  'executions.watch': row<null>()(v.strictObject({ id: v.nullable(text) })),
  /** Ends a crossing of which nothing is on its way. `tooLate`: something is, or it is over. */
  'executions.giveUp': row<Readonly<{ outcome: 'givenUp' | 'tooLate' }>>()(v.strictObject({ id: text })),
  /** An offer to pay more for a step that waits for its block, or to cancel it. */
  'raise.ask': row<RaiseView>()(
    v.strictObject({
      id: text,
      index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      purpose: v.picklist(['step', 'cancel']),
    }),
  ),
  /** A yes to an offer. `stale`: the crossing has moved on, or the offer is not known any more. */
  'raise.take': row<RaiseAnswer>()(v.strictObject({ id: text, mark: text })),
  /** An offer to pay the deposit address of a crossing out of an account's own money. */
  'payment.ask': row<PaymentView>()(v.strictObject({ id: text, account: text })),
  'payment.take': row<RaiseAnswer>()(v.strictObject({ id: text, mark: text })),
  /** An offer to pay the miner out of what arrives on Bitcoin, so that it arrives with the next block. */
  'hurry.ask': row<HurryView>()(v.strictObject({ id: text })),
  'hurry.take': row<RaiseAnswer>()(v.strictObject({ id: text, mark: text })),
  'sites.list': row<readonly SiteView[]>()(nothing),
  'sites.revoke': row<null>()(v.strictObject({ origin: text })),
  /** A change that lets more through needs the password, and changes nothing without it. */
  'settings.set': row<SettingsAnswer>()(
    v.strictObject({
      autoLockMinutes: v.optional(v.picklist([1, 5, 15, 60, 240])),
      hideAmounts: v.optional(v.boolean()),
      theme: v.optional(v.picklist(['system', 'light', 'dark'])),
      expert: v.optional(v.boolean()),
      routerLimitUsd: v.optional(v.nullable(v.picklist(ROUTER_LIMITS_USD))),
      password: v.optional(password),
    }),
  ),
} as const

export type Method = keyof typeof METHODS
export type Params<M extends Method> = v.InferInput<(typeof METHODS)[M]['params']>
export type Result<M extends Method> = (typeof METHODS)[M] extends { readonly result?: infer R } ? R : never

/** What the background tells its pages without being asked: which answers are no longer the newest. */
export const TOPICS = ['wallet', 'accounts', 'balances', 'approvals', 'executions', 'sites', 'chains'] as const
export type Topic = (typeof TOPICS)[number]

/** Messages on the one kept port of a page; `params` and `result` are written by `toWire`. */
export type ToBackground = Readonly<{ id: number; method: Method; params: unknown }>
export type ToPage =
  | Readonly<{ id: number; ok: true; result: unknown }>
  | Readonly<{ id: number; ok: false; code: string; message: string }>
  | Readonly<{ changed: Topic }>

/** The port's name, which the background accepts from extension pages only. */
export const API_PORT = 'causeway.api'
