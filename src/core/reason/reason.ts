import type { SentenceWith } from '../verify/words/table.ts'

/** Reason codes with their values; the catalogues have the words. */
export const REASONS = {
  /** A node's or exchange's words, in English. */
  SAID: ['words'],
  /** An unexpected error, shown in English. */
  UNFORESEEN: ['words'],

  // Network failures.
  TIMEOUT: [],
  OFFLINE: [],
  TOO_LARGE: [],
  NOT_JSON: [],
  REDIRECTED: [],
  ABORTED: [],
  UNREADABLE: [],
  REFUSED_WITH: ['status'],
  NO_REASON: [],
  NOT_ASKED: [],
  NOT_SAID: [],
  STATE_PRUNED: [],
  OTHER_ANSWER: [],
  NODE_BEHIND: [],
  /** An arrival or an end waits for the second node. */
  ONE_NODE: [],
  TOO_OFTEN: [],
  CONTRADICTION: [],
  REFUSED_SAYING: ['status', 'words'],
  UNCLEAR: ['status'],
  MISUSED: [],
  TAKEN_BACK: [],

  // Storage and the vault.
  INTERRUPTED: [],
  STORE_FAILED: [],
  STORE_FULL: [],
  STORE_NEWER: [],
  STALE_SAVE: [],
  LOCKED: [],
  VAULT_EXISTS: [],
  VAULT_MISSING: [],
  VAULT_DAMAGED: [],
  VAULT_NEWER: [],
  VAULT_NOT_OPENED: [],
  VAULT_TAMPERED: [],
  VAULT_CHANGED: [],
  VAULT_NOT_WRITTEN: [],
  KDF_REFUSED: [],
  BACKUP_NOT_OPENED: [],
  BACKUP_DAMAGED: [],
  BACKUP_NEWER: [],
  /** `account`: the first address of the given words, shortened. */
  OTHER_WALLET: ['account'],
  WALLET_UNCOMPARED: [],

  // Typed input.
  PASSWORD_EMPTY: [],
  PASSWORD_BROKEN: [],
  PASSWORD_LONG: ['most'],
  PASSWORD_SHORT: ['least'],
  PASSWORD_EASY: [],
  PASSWORD_RUN: [],
  PASSWORD_PHRASE: [],
  PASSWORD_NEARLY: [],
  /** Enough for the vault, not for a file. */
  PASSWORD_FILE: [],
  /** The lists could not be loaded. */
  PASSWORD_UNJUDGED: [],
  BAD_MNEMONIC: [],
  PHRASE_LENGTH: ['count'],
  /** The wrong word's number, from 1. */
  PHRASE_WORD: ['position'],
  /** Numbers, joined by commas. */
  PHRASE_WORDS: ['positions'],
  PHRASE_ORDER: [],
  KEY_LETTERS: [],
  KEY_LENGTH: ['digits'],
  KEY_OUTSIDE: [],
  NAME_MISSING: [],
  NAME_TAKEN: ['label'],
  ADDRESS_UNKNOWN: [],
  SITE_ADDRESS: [],
  SITE_FIXED: [],
  NO_SUCH_ACCOUNT: [],
  OWN_ALREADY: ['label'],
  OWN_HIDDEN: ['label'],
  IMPORTED_ALREADY: ['label'],
  WATCHED_ALREADY: ['label'],
  LAST_SHOWN: [],
  FROM_WORDS: [],
  ACCOUNT_IN_USE: [],
  /** It may still receive a transfer, a refund or a deposit. */
  ACCOUNT_UNDER_WAY: [],
  SHOW_ANOTHER: [],

  // The keys of exchange B, and exchange accounts.
  API_KEY_FORM: [],
  API_KEY_NOT_LISTED: [],
  API_KEY_ALREADY: [],
  API_KEY_NONE: [],
  API_KEYS_TAKEN: [],
  API_KEY_REVOKING: [],
  API_KEY_NOT_SHOWN: [],
  API_KEY_SOON: [],
  API_KEY_TIME_OVER: [],
  EXCHANGE_ACCOUNT_FOREIGN: [],
  EXCHANGE_ACCOUNT_NONE: ['exchange'],
  EXCHANGE_NONE: [],
  EXCHANGE_SILENT: [],
  EXCHANGE_LACKS: [],
  EXCHANGE_REFUSED: ['number', 'words'],
  EXCHANGE_AGAIN: ['words'],
  EXCHANGE_DOUBTED: ['words'],
  EXCHANGE_TAKEN: ['words'],
  EXCHANGE_ACCOUNT_KIND: [],

  // Money and fees.
  CURRENCY_UNKNOWN: [],
  CHAIN_UNKNOWN: ['chainId'],
  NO_OWN_ADDRESS: [],
  NO_BITCOIN: [],
  BITCOIN_STILL_READ: [],
  BITCOIN_CHANGED: [],
  COIN_FALSE: [],
  EXPLORER_SILENT: [],
  EXPLORER_LACKS: [],
  // The explorer's claim of inclusion is unverified.
  EXPLORER_UNPROVEN: [],
  EXPLORER_ALONE: [],
  EXPLORER_SHALLOW: ['has', 'needs'],
  EXPLORER_SECOND_SILENT: ['has', 'needs'],
  /** Unbelievably many used addresses in a row. */
  EXPLORER_UNTRUSTED: ['count'],
  ADDRESS_FOREIGN: [],
  SPEND_NOT_SHOWN: [],
  SPEND_NOT_SIGNED: [],
  TOKEN_SIGNS_ELSE: [],
  NO_SOURCE: ['symbol'],
  TOO_LITTLE: ['needs', 'has'],
  COINS_TOO_LITTLE: ['needs', 'has'],
  NOT_RELAYED: [],
  NO_SUCH_TRANSFER: [],
  NOTHING_WAITS: [],
  BEING_CANCELLED: [],
  CANNOT_CANCEL: [],
  MORE_IS_USELESS: [],
  RAISE_NO_CHANGE: [],
  RAISE_TOO_LITTLE: [],
  RAISE_EVICTS: [],
  MINER_FEE_ABOVE_MOST: ['fee', 'most'],
  /** Satoshis per virtual byte; for CPFP of both together. */
  MINER_FEE_ABOVE_RATE: ['rate', 'most'],
  MINER_FEE_ABOVE_AMOUNT: ['fee', 'amount'],
  HURRY_FOREIGN: [],
  CPFP_PAYS_MORE: [],
  CPFP_SIZE_UNKNOWN: [],
  CPFP_TOO_MANY: [],
  CPFP_CHAIN: [],
  MEMPOOL_FULL: [],
  FEE_BELOW_NODES: ['has', 'needs'],
  BUMP_BELOW_NODES: ['has', 'needs'],
  DEPOSIT_OVER: [],
  DEPOSIT_LATE: [],
  DEPOSIT_PAID: [],
  PAID_BEFORE_UNREAD: [],
  NO_NAMES: [],
  NAME_LETTERS: [],
  TOKEN_TOO_LITTLE: ['token'],
  MAKES_CONTRACT: [],
  WOULD_FAIL: [],
  ORDER_MISSING: [],
  ORDER_CHAIN: ['name'],
  ORDER_ADDRESS: ['address'],
  ORDER_MALFORMED: [],

  // Obstacles after approval.
  WAITS_FOR_DEPOSIT: [],
  WAITS_FOR_SIGNATURE: [],
  WAITS_FOR_COIN: [],
  WAITS_FOR_ACCOUNT: [],
  /** Its record reserved the same nonce or coin. */
  WAITS_FOR_UNREADABLE: [],
  FEE_RISEN: ['most'],
  PERMIT_USED: [],
  PERMIT_NOT_TAKEN: [],
  PERMIT_REFUSED: ['words'],
  PERMIT_WANTS_MORE: [],
  MAYBE_TAKEN: [],
  /** Something sent since approval may have paid. */
  MAYBE_PAID: [],
  /** Lost saves make a payment uncertain. */
  SAVES_LOST: [],
  /** After `MAYBE_PAID` or `SAVES_LOST`. */
  ABANDONED_IN_DOUBT: [],
  CONTESTED: [],
  CONTESTED_BY: ['transaction'],
  NOT_CARRIED_OUT: [],
  COULD_NOT_SIGN: ['words'],
  /** Unlocked, but without the account's key. */
  KEY_DELETED: [],
  RECORD_CHANGED: [],
  NODE_REFUSES: ['words'],
  /** English words of a finding. */
  UNPROVEN: ['words'],
  NO_API_KEY: ['index'],
  NOT_ON_CHAIN: [],
  REQUEST_FOREIGN: [],
  REQUEST_OTHER_ADDRESS: [],
  REQUEST_OTHER_CURRENCY: [],
  REQUEST_OTHER_REFUND: [],
  ANOTHER_PAYMENT: [],
  PAID_LATE: ['paid'],
  PAID_INSTEAD: ['paid', 'quoted'],
  OWN_PAYMENT_LATE: [],
  OWN_PAYMENT_UNPROVEN: [],

  // Why only the service reports an arrival.
  ARRIVAL_UNNAMED: [],
  ARRIVAL_UNSAID: [],
  ARRIVAL_SHORT: [],
  ARRIVAL_ABSENT: [],
  ARRIVAL_USED: [],
  ARRIVAL_OLD: [],
  ARRIVAL_OWN: [],
  ARRIVAL_MIXED: [],
  /** The node lacks the old state. */
  ARRIVAL_UNPROVABLE: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ReasonCode = keyof typeof REASONS

/** All as text: amounts with symbols, names, numbers. */
export type ReasonValues<Code extends ReasonCode> = Readonly<Record<(typeof REASONS)[Code][number], string>>

export type Reason = {
  [Code in ReasonCode]: Readonly<{ code: Code }> & ReasonValues<Code> & (Code extends 'UNPROVEN' ? Proving : unknown)
}[ReasonCode]

type Proving = Readonly<{ sentence?: SentenceWith<Reason> | undefined }>

const MOST_QUOTED_CHARACTERS = 300

/** A reason for the user, English for pages and developers. */
export type Failure = Readonly<{ ok: false; message: string; reason: Reason }>

export type Answer<T> = Readonly<{ ok: true; value: T }> | Failure

/** A failure by its code; pages get the English `message`. */
export function failedFor(reason: Reason, message: string = reason.code): Failure {
  return { ok: false, message, reason }
}

/** A request that no screen makes; `expected` is English. */
export function misused(expected: string): Failure {
  return failedFor({ code: 'MISUSED' }, expected)
}

/** A failure in another party's words. */
export function failedSaying(words: string): Failure {
  return { ok: false, message: words, reason: saying(words) }
}

/** Another party's words; empty without any. */
export function foreignWords(reason: Reason): string {
  return 'words' in reason ? reason.words : ''
}

/** Another party's words as a reason. */
export function saying(words: string): Reason {
  return { code: 'SAID', words: words.slice(0, MOST_QUOTED_CHARACTERS) }
}

/** An error as a reason: by its code, else by its words. */
export function reasonOfError(error: unknown): Reason {
  if (!(error instanceof Error)) return { code: 'UNFORESEEN', words: String(error) }
  const values: unknown = Reflect.get(error, 'values')
  const reason = { ...Object(values), code: Reflect.get(error, 'code') }
  return isReason(reason) ? reason : { code: 'UNFORESEEN', words: error.message }
}

/** Whether a value is a complete reason. */
export function isReason(value: unknown): value is Reason {
  const given: Readonly<Record<string, unknown>> = Object(value)
  const { code } = given
  if (typeof code !== 'string' || !Object.hasOwn(REASONS, code)) return false
  return REASONS[code as ReasonCode].every((name) => typeof given[name] === 'string')
}

/** One ASCII line, for developers and the history. */
export function reasonLine({ code, ...values }: Reason): string {
  const all = Object.values<unknown>(values)
    .filter((value) => typeof value === 'string')
    .join(', ')
  return code === 'SAID' ? all : all === '' ? code : `${code} (${all})`
}

/** Whether two reasons are the same, values included. */
export function isSameReason(a: Reason | undefined, b: Reason | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a.code === b.code && reasonLine(a) === reasonLine(b))
}
