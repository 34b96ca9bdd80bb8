import * as v from 'valibot'
import type { HistoryRow } from '../core/export/columns.ts'
import { MOST_CALLS } from '../core/intent.ts'
import { LAST_STEPS } from '../core/item.ts'
import { LANGUAGE_TAGS } from '../core/language.ts'
import type { Reason } from '../core/reason.ts'
import { EXCHANGE_FEE_LIMITS_USD, ROUTER_LIMITS_USD } from '../core/spending-limits.ts'
import { ALLOWANCE_METHODS } from './allowance-methods.ts'
import type { ApprovalAnswer, ApprovalView } from './approval-views.ts'
import { CALL_METHODS, call } from './call-methods.ts'
import type {
  AfterwardsView,
  BundleView,
  DepositView,
  ExecutionView,
  HurryView,
  MovingView,
  PaymentAnswer,
  PaymentView,
  RaiseAnswer,
  RaiseView,
} from './crossing-views.ts'
import { CUSTODY_METHODS } from './custody-methods.ts'
import type { PasswordRefusal } from './custody-views.ts'
import type {
  ExchangeBAccountView,
  ExchangeBKeyAnswer,
  ExchangeBKeyOutcome,
  ExchangeBKeysView,
} from './exchange-b-views.ts'
import type {
  BookEntryView,
  KnownPartiesView,
  LeastView,
  LimitsView,
  NameView,
  RecipientView,
  SpendersView,
} from './form-views.ts'
import { KEY_METHODS } from './key-methods.ts'
import type { BalanceView, BitcoinView, ChainView, KeptBalancesView, MaximumView, PriceView } from './money-views.ts'
import type { QuoteView } from './quote-views.ts'
import { nothing, password, row, type Twice, text } from './row.ts'
import { SAFEGUARD_METHODS } from './safeguard-methods.ts'
import type { CompatibilityAnswer, CompatibleSiteView, SiteView } from './site-views.ts'
import { TOKEN_METHODS } from './token-methods.ts'
import type { AccountView, OwnAddressView, SettingsAnswer, WalletView } from './wallet-views.ts'

const place = v.strictObject({ id: text, approvedAtSeconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })
const partOfList = v.strictObject({
  before: v.optional(place),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
})
const currency = v.strictObject({
  chainId: v.pipe(v.number(), v.safeInteger()),
  address: text,
  symbol: text,
  name: text,
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
  isNative: v.boolean(),
})
const way = v.strictObject({ chainId: v.pipe(v.number(), v.safeInteger()), address: text })
const family = v.picklist(['evm', 'bitcoin', 'exchangeA', 'exchangeB'])
const accountIndex = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
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
  payment: v.optional(v.picklist(['deposit', 'permit', 'openAddress', 'strictAddress'])),
  paidElsewhere: v.optional(v.boolean()),
  slippageBasisPoints: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
  /** Gas for the recipient, millionths of a dollar. */
  topupGasUsd: v.optional(v.bigint()),
  /** Whether the owner of the API key pays the fees, and up to how many millionths of a dollar. */
  sponsorship: v.optional(v.strictObject({ mostUsd: v.optional(v.bigint()) })),
  /** How long after its quote it may wait to be filled. */
  timeToLiveSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(120), v.maxValue(86_400))),
  /** What is done with the money where it arrives: address, calldata, wei. */
  calls: v.optional(v.pipe(v.array(v.strictObject(call)), v.maxLength(MOST_CALLS))),
  /** What is named above and not pinned, as a balance described it; the proof asks about it again. */
  currencies: v.optional(v.pipe(v.array(currency), v.maxLength(2))),
})

/** What the crossing form holds once every field can be read. Amounts in the smallest unit. */
export type Crossing = v.InferOutput<typeof crossing>

/**
 * Everything that our own pages may ask of the background, one row a method: what it takes, checked there, and what
 * it gives. Handlers are a mapped type over this table, so that a missing one does not compile.
 */
export const METHODS = {
  'wallet.get': row<WalletView>()('read', nothing),
  /** A person is here: the wait before the wallet locks by itself begins anew. */
  'wallet.touch': row<null>()('act', nothing),
  /** Twelve new words, not yet stored anywhere. */
  'vault.propose': row<Readonly<{ words: readonly string[] }>>()('read', nothing),
  'vault.check': row<Readonly<{ ok: true } | { ok: false; reason: Reason; wordIndexes: readonly number[] }>>()(
    'read',
    v.strictObject({ mnemonic: v.pipe(v.string(), v.maxLength(400)) }),
  ),
  'vault.create': row<Readonly<{ ok: true } | { ok: false; reason: Reason }>>()(
    'act',
    v.strictObject({ mnemonic: v.pipe(v.string(), v.maxLength(400)), password }),
  ),
  /** Where the list of accounts was not whole, what was missing was made again of the keys. */
  'vault.unlock': row<Readonly<{ ok: true; areAccountsMended: boolean } | ({ ok: false } & PasswordRefusal)>>()(
    'act',
    v.strictObject({ password }),
  ),
  'vault.lock': row<null>()('act', nothing),
  /** Takes the vault away for good, for whoever has lost the password; not while the wallet is open. */
  'vault.erase': row<Readonly<{ isErased: boolean }>>()('act', nothing),
  /** The file of a vault that is damaged in every copy, to be taken away, and the mark of exactly this content; null where there is no such vault. */
  'vault.damaged': row<Readonly<{ text: string; mark: string }> | null>()('read', nothing),
  /** Takes a vault away that is damaged in every copy, for whoever was given the file of these copies. */
  'vault.eraseDamaged': row<Readonly<{ isErased: boolean }>>()('act', v.strictObject({ mark: text })),
  ...CUSTODY_METHODS,
  ...KEY_METHODS,
  ...ALLOWANCE_METHODS,
  ...CALL_METHODS,
  ...SAFEGUARD_METHODS,
  ...TOKEN_METHODS,
  'accounts.list': row<readonly AccountView[]>()('read', nothing),
  'chains.list': row<readonly ChainView[]>()('read', nothing),
  'balances.list': row<readonly BalanceView[]>()('read', v.strictObject({ account: text })),
  /** What was read of an account before, for the first picture; null where nothing was. */
  'balances.kept': row<KeptBalancesView | null>()('read', v.strictObject({ account: text })),
  /** The service's prices of what an account holds, as far as they are known now; `prices` says when there are others. */
  'prices.list': row<readonly PriceView[]>()('read', v.strictObject({ account: text })),
  /** Where an account can be paid: its EVM address, then the next unused Bitcoin ones. */
  'addresses.list': row<readonly OwnAddressView[]>()('read', v.strictObject({ account: text })),
  'bitcoin.get': row<BitcoinView>()('read', v.strictObject({ account: text, fresh: v.optional(v.boolean()) })),
  /** `lastStep` is what the plan ends with, where a quote has shown it: without it, as much gas is kept as any needs. */
  'maximum.get': row<MaximumView>()(
    'read',
    v.strictObject({
      account: text,
      chainId: v.pipe(v.number(), v.safeInteger()),
      currency: text,
      lastStep: v.optional(v.picklist(LAST_STEPS)),
    }),
  ),
  /** What the service says of a way between two pinned currencies, before a quote; null where one of them is not pinned. */
  'route.limits': row<LimitsView | null>()('read', v.strictObject({ account: text, from: way, to: way })),
  /** Whether a token takes a signature in place of a transaction (EIP-3009); null where its node does not say. */
  'currency.isSignable': row<boolean | null>()(
    'read',
    v.strictObject({ account: text, chainId: v.pipe(v.number(), v.safeInteger()), currency: text }),
  ),
  /** What was learned of small amounts on a way between two currencies; null where nothing was, or long ago. */
  'route.least': row<LeastView | null>()('read', v.strictObject({ from: way, to: way })),
  'quote.ask': row<QuoteView>()('read', crossing),
  /** What would arrive by the service's word, smallest unit, with nothing to sign; null where it does not say. */
  'price.ask': row<Readonly<{ arrives: bigint }> | null>()('read', crossing),
  'approvals.list': row<readonly ApprovalView[]>()('read', nothing),
  /** A page of what pages had sent, in the same order. */
  'bundles.list': row<readonly BundleView[]>()('read', partOfList),
  /** A bundle of a page's calls; null where there is none by this id. */
  'bundles.get': row<BundleView | null>()('read', v.strictObject({ id: text })),
  /** A fresh quote for an intent of an open approval. */
  'approvals.refresh': row<ApprovalView | null>()('act', v.strictObject({ id: text })),
  /** Another currency to pay an intent from, where its page leaves that open. */
  'approvals.payFrom': row<ApprovalView | null>()(
    'act',
    v.strictObject({ id: text, chainId: v.pipe(v.number(), v.safeInteger()), address: text }),
  ),
  /** A person looks at a quote and may say yes to it: what that needs is read meanwhile. Decides nothing. */
  'approvals.attend': row<null>()('act', v.strictObject({ id: text })),
  'approvals.decide': row<ApprovalAnswer>()(
    'act',
    v.strictObject({
      id: text,
      ticket: text,
      planHash: v.optional(text),
      decision: v.picklist(['approve', 'reject']),
      /** What an expert typed to insist. */
      phrase: v.optional(v.pipe(v.string(), v.maxLength(500))),
      /** What was ticked for it, by its names. */
      ticked: v.optional(v.array(text)),
      /** For a connection: which accounts the site may see. */
      accounts: v.optional(v.array(text)),
      /** Where the safeguards want it. */
      password: v.optional(password),
    }),
  ),
  /** How a question that is not asked any more ended: by a decision of the user on some page of ours, or by itself. */
  'ending.get': row<Readonly<{ ending: 'decided' | 'over' }>>()('read', v.strictObject({ id: text })),
  /** A page of crossings, newest first; `before` is the last one of the page before it. */
  'executions.list': row<readonly ExecutionView[]>()('read', partOfList),
  /** The newest crossings under way, and how many there are in all. */
  'moving.list': row<MovingView>()('read', nothing),
  /** What is known of addresses that money may go to, each on the chain where it would arrive, in their order. */
  'recipients.check': row<readonly RecipientView[]>()(
    'read',
    v.strictObject({
      places: v.pipe(
        v.array(v.strictObject({ address: text, chainId: v.optional(v.pipe(v.number(), v.safeInteger())) })),
        v.maxLength(1_000),
      ),
    }),
  ),
  /** Whether contracts stand where tokens may be taken to, on the chain where that would be, if it is known which. */
  'spenders.check': row<SpendersView>()(
    'read',
    v.strictObject({
      chainId: v.optional(v.pipe(v.number(), v.safeInteger())),
      addresses: v.pipe(v.array(text), v.maxLength(1_000)),
    }),
  ),
  /** Whether an address has some of the coin that fees are paid in on an EVM chain; null where that was not read. */
  'recipient.gas': row<Readonly<{ hasGas: boolean | null }>>()(
    'read',
    v.strictObject({ address: text, chainId: v.pipe(v.number(), v.safeInteger()) }),
  ),
  /** What a name of ENS stands for now. */
  'name.resolve': row<NameView>()('read', v.strictObject({ name: v.pipe(v.string(), v.maxLength(255)) })),
  /** Whom the wallet knows by address. */
  'parties.list': row<KnownPartiesView>()('read', nothing),
  /** The user's own names for addresses, by name. */
  'book.list': row<readonly BookEntryView[]>()('read', nothing),
  /** Not saved where the address cannot be read, or the book is full. */
  'book.save': row<Readonly<{ saved: boolean }>>()(
    'act',
    v.strictObject({ name: v.pipe(v.string(), v.maxLength(40)), family, address: text }),
  ),
  'book.remove': row<null>()('act', v.strictObject({ family, address: text })),
  /** A page of the history as lines of text; `next` is where the page after it begins. */
  'history.list': row<Readonly<{ rows: readonly HistoryRow[]; next: v.InferOutput<typeof place> | null }>>()(
    'read',
    v.strictObject({ before: v.optional(place) }),
  ),
  /** What support needs to follow the newest crossings and the one that is asked about, without a secret. */
  'support.get': row<Readonly<{ text: string }>>()('read', v.strictObject({ version: text, id: v.optional(text) })),
  'executions.get': row<ExecutionView | null>()('read', v.strictObject({ id: text })),
  /** The signed PSBT of a crossing's Bitcoin transaction, in base64 (BIP-174); null where there is none. */
  'psbt.get': row<Readonly<{ psbt: string }> | null>()('read', v.strictObject({ id: text })),
  /** What lies at the deposit address of a crossing; null where it has none. */
  'deposit.get': row<DepositView | null>()('read', v.strictObject({ id: text })),
  /** What came to it beyond that; null where it has none. */
  'deposit.afterwards': row<AfterwardsView | null>()('read', v.strictObject({ id: text })),
  /** Says that a person looks at this crossing, so that it is asked about every second. */
  'executions.watch': row<null>()('standing', v.strictObject({ id: v.nullable(text) })),
  /**
   * Ends a crossing of which nothing is on its way. `tooLate`: something is, or it is over; `unread`: nobody says whether
   * its address was paid.
   */
  'executions.giveUp': row<Readonly<{ outcome: 'givenUp' | 'tooLate' | 'unread' }>>()(
    'act',
    v.strictObject({ id: text }),
  ),
  /** An offer to pay more for a step that waits for its block, or to cancel it. */
  'raise.ask': row<RaiseView>()(
    'read',
    v.strictObject({
      id: text,
      index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      purpose: v.picklist(['step', 'cancel']),
    }),
  ),
  /** A yes to an offer. `stale`: the crossing has moved on, or the offer is not known any more. */
  'raise.take': row<RaiseAnswer>()('act', v.strictObject({ id: text, mark: text })),
  /** An offer to pay the deposit address of a crossing out of an account's own money. */
  'payment.ask': row<PaymentView>()('read', v.strictObject({ id: text, account: text })),
  'payment.take': row<PaymentAnswer>()('act', v.strictObject({ id: text, mark: text, password: v.optional(password) })),
  /** An offer to pay the miner out of what arrives on Bitcoin, so that it arrives with the next block. */
  'hurry.ask': row<HurryView>()('read', v.strictObject({ id: text })),
  'hurry.take': row<RaiseAnswer>()('act', v.strictObject({ id: text, mark: text })),
  /** Which accounts of exchange B belong to an account of the wallet; null where the service has no such exchange. */
  'exchangeB.account': row<ExchangeBAccountView | null>()('read', v.strictObject({ account: text })),
  /** Says which of them is meant from now on; not chosen where it is none of them. */
  'exchangeB.choose': row<Readonly<{ isChosen: boolean }>>()('act', v.strictObject({ account: text, accountIndex })),
  /** The API keys of exchange B; null where the service has no such exchange. */
  'exchangeB.keys': row<ExchangeBKeysView | null>()('read', nothing),
  /** Makes a key for an account and registers it, or goes on with what was begun. */
  'exchangeB.makeKey': row<ExchangeBKeyAnswer>()(
    'act',
    v.strictObject({ accountIndex, password: v.optional(password) }),
  ),
  /** Takes a key over that the exchange knows: its secret half, 80 hex digits. */
  'exchangeB.importKey': row<ExchangeBKeyOutcome>()(
    'act',
    v.strictObject({ accountIndex, secretKey: v.pipe(v.string(), v.maxLength(200)) }),
  ),
  'exchangeB.revokeKey': row<ExchangeBKeyOutcome>()('act', v.strictObject({ accountIndex })),
  /** Whether there is a key of the service, and how it ends; the key itself goes to no page. */
  'apiKey.get': row<Readonly<{ state: 'locked' | 'none' } | { state: 'kept'; ending: string }>>()('read', nothing),
  /** Keeps a key that the service knows; every other outcome changes nothing. */
  'apiKey.set': row<Readonly<{ outcome: 'kept' | 'noKey' | 'notKnown' | 'notAsked' | 'locked' }>>()(
    'act',
    v.strictObject({ key: v.pipe(v.string(), v.maxLength(300)) }),
  ),
  'apiKey.remove': row<null>()('act', nothing),
  'sites.list': row<readonly SiteView[]>()('read', nothing),
  'sites.revoke': row<null>()('act', v.strictObject({ origin: text })),
  /** Whether failing questions of a site to a node are answered as if what is missing were there. */
  'sites.answerAsIfFunded': row<null>()('act', v.strictObject({ origin: text, isOn: v.boolean() })),
  'sites.revokeAll': row<null>()('act', nothing),
  /** The newest crossings that a site asked for. */
  'sites.asked': row<readonly ExecutionView[]>()('read', v.strictObject({ origin: text })),
  /** The sites that have a `window.ethereum`, by the user's wish. */
  'compatibility.list': row<readonly CompatibleSiteView[]>()('read', nothing),
  /** `address` as a person types it; the answer names the origin, or says what is wrong. */
  'compatibility.set': row<CompatibilityAnswer>()(
    'act',
    v.strictObject({ address: v.pipe(v.string(), v.maxLength(2_048)), mode: v.picklist(['off', 'plain', 'metaMask']) }),
  ),
  /** A change that lets more through needs the password, and changes nothing without it. */
  'settings.set': row<SettingsAnswer>()(
    'act',
    v.strictObject({
      autoLockMinutes: v.optional(v.picklist([1, 5, 15, 60, 240])),
      hideAmounts: v.optional(v.boolean()),
      theme: v.optional(v.picklist(['system', 'light', 'dark'])),
      language: v.optional(v.picklist(['system', ...LANGUAGE_TAGS])),
      expert: v.optional(v.boolean()),
      routerLimitUsd: v.optional(v.nullable(v.picklist(ROUTER_LIMITS_USD))),
      exchangeFeeLimitUsd: v.optional(v.picklist(EXCHANGE_FEE_LIMITS_USD)),
      password: v.optional(password),
    }),
  ),
} as const

export type Method = keyof typeof METHODS
export type Params<M extends Method> = v.InferInput<(typeof METHODS)[M]['params']>
export type Result<M extends Method> = (typeof METHODS)[M] extends { readonly result?: infer R } ? R : never

/** What the background tells its pages without being asked: which answers are no longer the newest. */
export const TOPICS = [
  'wallet',
  'accounts',
  'balances',
  'prices',
  'approvals',
  'executions',
  'bundles',
  'exchangeBKeys',
  'sites',
] as const
export type Topic = (typeof TOPICS)[number]

/** The methods whose rows say that asking them twice means this. */
export type MethodThatIs<T extends Twice> = {
  [M in Method]: (typeof METHODS)[M]['twice'] extends T ? M : never
}[Method]

/**
 * Messages on the one kept port of a page; `params` and `result` are written by `toWire`. What was asked of a background
 * that was killed meanwhile is asked `again`.
 */
export type ToBackground = Readonly<{ id: number; method: Method; params: unknown; again?: true }>
export type ToPage =
  | Readonly<{ id: number; ok: true; result: unknown }>
  | Readonly<{ id: number; ok: false; code: string; message: string; values?: Readonly<Record<string, string>> }>
  | Readonly<{ changed: Topic }>
