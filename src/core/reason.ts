import type { SentenceWith } from './verify/words/table.ts'

/**
 * Every reason that the wallet itself gives why something was not done, or waits; with each the names of its values. A
 * reason is never in words: the catalogues of messages have the words of every code, in every language.
 */
export const REASONS = {
  /** Words of somebody else, such as a node or an exchange, or about a wrong answer: English, and shown as such. */
  SAID: ['words'],
  /** An error that nobody foresaw: English, and shown as such. */
  UNFORESEEN: ['words'],

  // What comes of a question over the network.
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
  /** A node has dropped the state of an older block. */
  STATE_PRUNED: [],
  OTHER_ANSWER: [],
  NODE_BEHIND: [],
  /** A node's limit of questions is reached. */
  TOO_OFTEN: [],
  CONTRADICTION: [],
  REFUSED_SAYING: ['status', 'words'],
  UNCLEAR: ['status'],
  MISUSED: [],
  /** A page took its question back. */
  TAKEN_BACK: [],

  // What is stored, and the vault.
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

  // What a person types.
  PASSWORD_EMPTY: [],
  PASSWORD_BROKEN: [],
  PASSWORD_LONG: ['most'],
  PASSWORD_SHORT: ['least'],
  PASSWORD_EASY: [],
  BAD_MNEMONIC: [],
  PHRASE_LENGTH: ['count'],
  /** The number of the wrong word, counted from 1. */
  PHRASE_WORD: ['position'],
  /** The numbers of the wrong words, with commas between them. */
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

  // Accounts.
  NO_SUCH_ACCOUNT: [],
  OWN_ALREADY: ['label'],
  OWN_HIDDEN: ['label'],
  IMPORTED_ALREADY: ['label'],
  WATCHED_ALREADY: ['label'],
  LAST_SHOWN: [],
  FROM_WORDS: [],
  ACCOUNT_IN_USE: [],
  SHOW_ANOTHER: [],

  // The keys of exchange B, and accounts of exchanges.
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

  // Money, and what it takes to move it.
  CURRENCY_UNKNOWN: [],
  CHAIN_UNKNOWN: ['chainId'],
  NO_OWN_ADDRESS: [],
  NO_BITCOIN: [],
  BITCOIN_STILL_READ: [],
  BITCOIN_CHANGED: [],
  COIN_FALSE: [],
  EXPLORER_SILENT: [],
  EXPLORER_LACKS: [],
  ADDRESS_FOREIGN: [],
  SPEND_NOT_SHOWN: [],
  SPEND_NOT_SIGNED: [],
  TOKEN_SIGNS_ELSE: [],
  NO_SOURCE: ['symbol'],
  TOO_LITTLE: ['needs', 'has'],
  COINS_TOO_LITTLE: ['needs', 'has'],
  NO_SUCH_CROSSING: [],
  NOTHING_WAITS: [],
  BEING_CANCELLED: [],
  CANNOT_CANCEL: [],
  MORE_IS_USELESS: [],
  RAISE_NO_CHANGE: [],
  RAISE_TOO_LITTLE: [],
  RAISE_TOO_HIGH: [],
  HURRY_FOREIGN: [],
  HURRY_TOO_MANY: [],
  DEPOSIT_OVER: [],
  DEPOSIT_LATE: [],
  DEPOSIT_PAID: [],
  NO_NAMES: [],
  NAME_LETTERS: [],
  TOKEN_TOO_LITTLE: ['token'],
  MAKES_CONTRACT: [],
  WOULD_FAIL: [],

  // The order of a quote.
  ORDER_MISSING: [],
  ORDER_CHAIN: ['name'],
  ORDER_ADDRESS: ['address'],
  ORDER_MALFORMED: [],

  // What is in the way of what was approved already.
  WAITS_FOR_DEPOSIT: [],
  WAITS_FOR_SIGNATURE: [],
  WAITS_FOR_COIN: [],
  WAITS_FOR_ACCOUNT: [],
  /** A stored record that can't be read has reserved the same nonce or coin. */
  WAITS_FOR_UNREADABLE: [],
  FEE_RISEN: ['most'],
  PERMIT_USED: [],
  PERMIT_NOT_TAKEN: [],
  PERMIT_REFUSED: ['words'],
  PERMIT_WANTS_MORE: [],
  MAYBE_TAKEN: [],
  /** The account has sent something since the yes, and whether it paid for this is unknown. */
  MAYBE_PAID: [],
  /** Later saves of the transfer are lost, and whether it was paid is unknown. */
  SAVES_LOST: [],
  /** The user ended it while one of the two was so. */
  ABANDONED_IN_DOUBT: [],
  CONTESTED: [],
  CONTESTED_BY: ['transaction'],
  NOT_CARRIED_OUT: [],
  COULD_NOT_SIGN: ['words'],
  NODE_REFUSES: ['words'],
  /** Its words are those of a finding in English; where its sentence is there too, that is said in its language. */
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

  // Why an arrival is the service's word alone.
  ARRIVAL_UNNAMED: [],
  ARRIVAL_UNSAID: [],
  ARRIVAL_SHORT: [],
  ARRIVAL_ABSENT: [],
  ARRIVAL_USED: [],
  ARRIVAL_OLD: [],
  ARRIVAL_OWN: [],
  ARRIVAL_MIXED: [],
  /** The node has no state as old as the block that would prove it. */
  ARRIVAL_UNPROVABLE: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ReasonCode = keyof typeof REASONS

/** No answer to a question over the network, or none that counts. Another server may have one. */
export const NO_ANSWER: readonly ReasonCode[] = [
  'TIMEOUT',
  'OFFLINE',
  'TOO_LARGE',
  'NOT_JSON',
  'REDIRECTED',
  'ABORTED',
  'TOO_OFTEN',
  'UNREADABLE',
  'OTHER_ANSWER',
  'NODE_BEHIND',
  'STATE_PRUNED',
]

/** The values of a code, all of them as text: amounts with their symbols, names, numbers. */
export type ReasonValues<Code extends ReasonCode> = Readonly<Record<(typeof REASONS)[Code][number], string>>

/** Why something was not done, or waits. */
export type Reason = {
  [Code in ReasonCode]: Readonly<{ code: Code }> & ReasonValues<Code> & (Code extends 'UNPROVEN' ? Proving : unknown)
}[ReasonCode]

type Proving = Readonly<{ sentence?: SentenceWith<Reason> | undefined }>

/** The longest words of somebody else that are kept in a reason, characters. */
const MOST_CHARACTERS = 300

/** A failure: what it means to the user, and in English for pages and developers. */
export type Failure = Readonly<{ ok: false; message: string; reason: Reason }>

/** A failure that is all in its code; `message` is what a page is told of it, in English. */
export function failedFor(reason: Reason, message: string = reason.code): Failure {
  return { ok: false, message, reason }
}

/** Something was asked that cannot be, as no screen does; `expected` says in English what would have been right. */
export function misused(expected: string): Failure {
  return failedFor({ code: 'MISUSED' }, expected)
}

/** A failure in the words of somebody else. */
export function failedSaying(words: string): Failure {
  return { ok: false, message: words, reason: saying(words) }
}

/** The words of somebody else in a reason; none where it has only our own. */
export function theirWords(reason: Reason): string {
  return 'words' in reason ? reason.words : ''
}

/** The words of somebody else as a reason. */
export function saying(words: string): Reason {
  return { code: 'SAID', words: words.slice(0, MOST_CHARACTERS) }
}

/** What an error means to the user: by its code where that is one of ours, else in its words. */
export function reasonOfError(error: unknown): Reason {
  if (!(error instanceof Error)) return { code: 'UNFORESEEN', words: String(error) }
  const values: unknown = Reflect.get(error, 'values')
  const reason = { ...Object(values), code: Reflect.get(error, 'code') }
  return isReason(reason) ? reason : { code: 'UNFORESEEN', words: error.message }
}

/** Whether something is a reason of ours with all of its values. */
export function isReason(value: unknown): value is Reason {
  const given: Readonly<Record<string, unknown>> = Object(value)
  const { code } = given
  if (typeof code !== 'string' || !Object.hasOwn(REASONS, code)) return false
  return REASONS[code as ReasonCode].every((name) => typeof given[name] === 'string')
}

/** A reason as one line of English letters, for what is read by developers and kept in a history. */
export function reasonLine({ code, ...values }: Reason): string {
  const all = Object.values<unknown>(values)
    .filter((value) => typeof value === 'string')
    .join(', ')
  return code === 'SAID' ? all : all === '' ? code : `${code} (${all})`
}

/** Whether two reasons are the same, values and all. */
export function isSameReason(a: Reason | undefined, b: Reason | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a.code === b.code && reasonLine(a) === reasonLine(b))
}
