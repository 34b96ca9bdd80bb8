import { cleanText } from '../text/untrusted-text.ts'
import { REASONS, type ReasonCode, type ReasonValues } from './codes.ts'
import type { Reason } from './reason.ts'

/** A language's sentence for every reason. */
export type ReasonSentences = {
  readonly [Code in ReasonCode]: (typeof REASONS)[Code] extends readonly []
    ? string
    : (values: ReasonValues<Code>) => string
}

/** The reasons in English, with the next action. */
export const REASON_SENTENCES: ReasonSentences = {
  SAID: ({ words }) => words,
  UNFORESEEN: ({ words }) => `That didn’t work. Try again. What was reported: ${words}`,

  TIMEOUT: 'The answer took too long.',
  SLOW: 'Slow to answer. Causeway is still waiting.',
  OFFLINE: 'There was no connection, or it broke off.',
  TOO_LARGE: 'The answer was too large to be a real one.',
  NOT_JSON: 'The answer wasn’t understood.',
  CUT_OFF: 'The answer was cut off.',
  HOST_TROUBLE: ({ status }) => `The host has a problem (error ${status}), and may answer later.`,
  SIGN_IN: 'Your network may need a sign-in. Open any website to see.',
  REDIRECTED: 'It redirected the request to another address, so nothing was asked there.',
  ABORTED: 'It was stopped before an answer came.',
  UNREADABLE: 'The answer is unreadable.',
  REFUSED_WITH: ({ status }) => `It was refused without a reason (error ${status}).`,
  NO_REASON: 'No reason was given.',
  NOT_ASKED: 'This wasn’t asked.',
  STATE_PRUNED: 'The node no longer has the state of that block.',
  NOT_SAID: 'The answer doesn’t say.',
  OTHER_ANSWER: 'The answer was about something else.',
  NODE_BEHIND: 'The answer was older than an earlier one, so it doesn’t count yet.',
  ONE_NODE: 'Only one of two nodes answers so far, so the answer waits for the other.',
  TOO_OFTEN: 'Too many requests. It answers again later.',
  CONTRADICTION: 'The answers contradict each other, so Causeway believes none.',
  REFUSED_SAYING: ({ status, words }) => `It was refused (error ${status}): ${words}`,
  UNCLEAR: ({ status }) => `The answer was unclear (error ${status}).`,
  MISUSED: 'This can’t be asked that way, so nothing was asked.',
  TAKEN_BACK: 'The app withdrew this request.',

  INTERRUPTED: 'The wallet restarted. Check the screen and try again.',
  STORE_FAILED: 'The browser couldn’t read or write Causeway’s data. Try again.',
  STORE_FULL:
    'This computer’s disk is full. Causeway signs nothing it can’t save. Free some space; everything then continues by itself.',
  STORE_NEWER: 'The data is from a newer Causeway. Update to continue.',
  STALE_SAVE: 'It changed elsewhere, so nothing was written. Check again.',
  LOCKED: 'Causeway is locked. Unlock it to continue.',
  VAULT_EXISTS: 'There’s a wallet here already. It was left unchanged.',
  VAULT_MISSING: 'There’s no wallet here yet.',
  VAULT_DAMAGED: 'The stored wallet is damaged. Nothing was overwritten.',
  VAULT_NEWER: 'This wallet is from a newer Causeway. Update to open it.',
  VAULT_NOT_OPENED: 'Wrong password, or the wallet was changed.',
  VAULT_TAMPERED: 'The stored wallet was changed from outside, or mixed from two copies. It stays shut.',
  VAULT_CHANGED: 'The wallet changed, so nothing was written. Try again.',
  VAULT_NOT_WRITTEN: 'The browser didn’t store the wallet correctly. The previous copy is untouched: try again.',
  KDF_REFUSED: 'Causeway doesn’t accept this wallet’s encryption.',
  BACKUP_NOT_OPENED: 'Wrong password, or the file was changed.',
  BACKUP_DAMAGED: 'This isn’t a complete Causeway backup file.',
  BACKUP_NEWER: 'This file is from a newer Causeway. Update to restore it.',
  OTHER_WALLET: ({ account }) =>
    `This belongs to another wallet, whose first account is ${account}. Nothing was changed here.`,
  WALLET_UNCOMPARED:
    'The account list is lost, so Causeway can’t tell whether this belongs to this wallet. Nothing was changed here.',

  PASSWORD_EMPTY: 'Enter a password.',
  PASSWORD_BROKEN: 'The password has a broken character. Type it again.',
  PASSWORD_LONG: ({ most }) => `Use at most ${most} characters.`,
  PASSWORD_SHORT: ({ least }) => `Use at least ${least} characters. A few unrelated words are easy to remember.`,
  PASSWORD_EASY: 'Too easy to guess: mostly common passwords, names or dates. Add a few unrelated words.',
  PASSWORD_RUN: 'Too easy to guess: repeats and keyboard rows are tried first. Use a few unrelated words.',
  PASSWORD_PHRASE: 'Too easy to guess: mostly a well-known phrase. Use unrelated words.',
  PASSWORD_NEARLY: 'Nearly: one more unrelated word makes it strong enough.',
  PASSWORD_FILE: 'Too easy for a file: attackers can try passwords endlessly. Give it its own, longer password.',
  PASSWORD_UNJUDGED:
    'Causeway couldn’t load its lists of weak passwords, so it takes no new password now. Close this page, open it again and retry.',
  BAD_MNEMONIC: 'These words aren’t a recovery phrase.',
  PHRASE_LENGTH: ({ count }) => `A recovery phrase has 12, 15, 18, 21 or 24 words; this one has ${count}.`,
  PHRASE_WORD: ({ position }) => `Word ${position} isn’t a recovery word.`,
  PHRASE_WORDS: ({ positions }) => `These aren’t recovery words: ${positions}.`,
  PHRASE_ORDER: 'All are recovery words, but together they aren’t a phrase: one is wrong or out of order.',
  PHRASE_LIST: ({ list }) => `These words are from the list ${list}. Causeway reads phrases of the English list only.`,
  KEY_LETTERS: 'A private key has only the digits 0 to 9 and the letters a to f.',
  KEY_LENGTH: ({ digits }) => `A private key has 64 hex digits; this one has ${digits}.`,
  KEY_OUTSIDE: 'This private key belongs to no account. Check every digit.',
  NAME_MISSING: 'Enter a name, so you can recognize it.',
  NAME_TAKEN: ({ label }) => `${label} is already taken. Choose another name.`,
  ADDRESS_UNKNOWN: 'Causeway doesn’t know this address format: check every character.',
  SITE_ADDRESS: 'Enter the address of a site, such as app.example.com.',
  SITE_FIXED: 'The browser doesn’t let this site be changed.',

  NO_SUCH_ACCOUNT: 'This account no longer exists.',
  OWN_ALREADY: ({ label }) => `This is already ${label}.`,
  OWN_HIDDEN: ({ label }) => `This is already ${label}, which is hidden.`,
  IMPORTED_ALREADY: ({ label }) => `This is already ${label}. It was imported by its key; remove that first.`,
  WATCHED_ALREADY: ({ label }) => `You already watch this as ${label}.`,
  LAST_SHOWN: 'One account stays in the lists.',
  FROM_WORDS: 'This account comes from your recovery phrase. Hide it instead.',
  ACCOUNT_IN_USE:
    'This account’s transfer is still under way. Wait for its end, or abandon it; then you can remove the account.',
  ACCOUNT_UNDER_WAY:
    'A transfer, refund or deposit address may still pay into this account. Wait for its end; then you can remove the account.',
  ACCOUNT_UNREAD:
    'A stored record can’t be read. A running transfer of this account may be in it, which needs its key.',
  SHOW_ANOTHER: 'Show another account first.',

  API_KEY_FORM: 'Not the secret half of an API key: it has 80 hex digits.',
  API_KEY_NOT_LISTED: 'The exchange doesn’t list this key for this account.',
  API_KEY_ALREADY: 'This account already has a key here. Revoke it first.',
  API_KEY_NONE: 'This account has no key here.',
  API_KEYS_TAKEN: 'All API keys of this account are in use. Remove one on the exchange first.',
  API_KEY_REVOKING: 'This account’s key is being revoked. Wait until that’s done.',
  API_KEY_NOT_SHOWN: 'The exchange no longer shows our key for this account. Revoke it here, then create a new one.',
  API_KEY_SOON: 'Sent. The exchange doesn’t show it yet.',
  API_KEY_TIME_OVER: 'The exchange didn’t show it in time. Try again.',
  EXCHANGE_ACCOUNT_FOREIGN: 'This exchange account belongs to another wallet.',
  EXCHANGE_ACCOUNT_NONE: ({ exchange }) => `You have no account on ${exchange} yet.`,
  EXCHANGE_NONE: 'The service has no such exchange.',
  EXCHANGE_SILENT: 'The exchange doesn’t say.',
  EXCHANGE_LACKS: 'The exchange doesn’t have this currency.',
  EXCHANGE_REFUSED: ({ number, words }) => `The exchange refused it (code ${number}): ${words}`,
  EXCHANGE_DOUBTED: ({ words }) =>
    `The exchange refuses it, but may have accepted it before. It’s unknown whether your money has left. Causeway keeps checking. It said: ${words}`,
  EXCHANGE_TAKEN: ({ words }) =>
    `The exchange says it accepted this transfer, but doesn’t show it yet. Causeway waits for it and sends nothing else. It said: ${words}`,
  EXCHANGE_TOO_LATE:
    'The exchange can’t accept this transfer any more, and doesn’t list it. So your money has probably not left. Check your balance there before you pay again.',
  EXCHANGE_AGAIN: ({ words }) => `Causeway asks the exchange again, since it said: ${words}`,
  EXCHANGE_ACCOUNT_KIND: 'Causeway doesn’t know this kind of exchange account.',

  CURRENCY_UNKNOWN: 'The wallet doesn’t know this currency.',
  CHAIN_UNKNOWN: ({ chainId }) => `Causeway doesn’t know chain ${chainId}.`,
  NO_OWN_ADDRESS: 'This account has no Bitcoin address: choose another address.',
  NO_BITCOIN: 'This wallet has no Bitcoin account yet.',
  BITCOIN_STILL_READ: 'Your Bitcoin addresses are still being checked.',
  BITCOIN_CHANGED: 'Your Bitcoin addresses have changed. Try again.',
  COIN_FALSE: 'The explorer and the chain disagree about one of your coins.',
  EXPLORER_SILENT: 'The explorer didn’t answer.',
  EXPLORER_LACKS: 'The explorer lacks a transaction this needs.',
  ADDRESS_BUSY: 'The explorer can’t list this address: it has too many transactions.',
  EXPLORER_UNPROVEN: 'The explorer says the transaction is in a block, but gives no valid proof.',
  EXPLORER_ALONE: 'The explorer says the transaction is in a block. The other explorer doesn’t confirm it yet.',
  EXPLORER_SHALLOW: ({ has, needs }) =>
    `The explorer says the transaction is in a block. It counts after ${needs} blocks; there are ${has}.`,
  EXPLORER_SECOND_SILENT: ({ has, needs }) =>
    `The second explorer doesn’t answer. With one explorer, the transaction counts after ${needs} blocks; there are ${has}.`,
  EXPLORER_UNTRUSTED: ({ count }) =>
    `The explorer says ${count} more of your addresses were used than Causeway knows. Don’t trust it, unless another wallet with this phrase used so many.`,
  ADDRESS_FOREIGN: 'The address isn’t from this wallet.',
  SPEND_NOT_SHOWN: 'The explorer says your coins are spent, but doesn’t show it.',
  SPEND_NOT_SIGNED: 'The explorer says your coins are spent, but your key didn’t sign that.',
  TOKEN_SIGNS_ELSE: 'The token signs for something other than its name and version.',
  NO_SOURCE: ({ symbol }) => `You have no ${symbol} to bring from another chain.`,
  TOO_LITTLE: ({ needs, has }) => `This needs up to ${needs}, network fee included; you have ${has}.`,
  COINS_TOO_LITTLE: ({ needs, has }) =>
    `This needs ${needs} plus the miner fee from one address; the free coins of your best one are worth ${has}.`,
  ALL_COINS_TOO_LITTLE: ({ needs, has }) => `This needs ${needs} plus the miner fee; your free coins are worth ${has}.`,
  CHOSEN_COINS_TOO_LITTLE: ({ needs, has }) =>
    `The coins you chose are worth ${has}. This needs ${needs} plus the miner fee. Choose more coins.`,
  CHOSEN_COIN_GONE: 'A coin you chose can’t be spent now. Choose your coins again.',
  COINS_OF_SEVERAL: 'Only Bitcoin payments can combine coins of several addresses. Choose coins of one address.',
  PAYMENT_DUST: ({ amount, least }) =>
    `${amount} is too small for a Bitcoin payment. The minimum to this address is ${least}.`,
  NOT_RELAYED: 'Bitcoin nodes don’t relay this transaction: its amount is too small, or it’s too large.',
  NO_SUCH_TRANSFER: 'This wallet has no such transfer.',
  NOTHING_WAITS: 'Nothing of this transfer waits for a block.',
  BEING_CANCELLED: 'It’s being cancelled. The sent cancellation can’t be withdrawn.',
  CANNOT_CANCEL: 'A sent Bitcoin payment can’t be withdrawn.',
  MORE_IS_USELESS: 'It already pays many times what the chain needs; more wouldn’t help.',
  RAISE_NO_CHANGE: 'No change comes back from this transaction to pay a higher fee.',
  RAISE_TOO_LITTLE: 'Too little change comes back from this transaction to pay a higher fee.',
  RAISE_EVICTS:
    'A later transaction of yours spends this one’s change, and a higher fee here would drop it. Pay more for the later one instead: that speeds up both.',
  MINER_FEE_ABOVE_MOST: ({ fee, most }) => `The miner fee would be ${fee}; this wallet pays ${most} at most.`,
  MINER_FEE_ABOVE_RATE: ({ rate, most }) =>
    `The miner fee would be ${rate} satoshis per vbyte; this wallet pays ${most} at most.`,
  MINER_FEE_ABOVE_AMOUNT: ({ fee, amount }) =>
    `The miner fee would be ${fee} for ${amount}; this wallet pays no fee above the amount.`,
  HURRY_FOREIGN: 'It arrives at an address outside this wallet.',
  CPFP_PAYS_MORE: 'The transaction already pays more than the next block needs.',
  CPFP_SIZE_UNKNOWN:
    'The size of a script that spends this transaction, or one it waits for, can’t be checked. So no fee can be set: wait, or ask the sender to raise the fee.',
  CPFP_TOO_MANY: 'The transaction spends too many coins to be sped up with CPFP.',
  CPFP_CHAIN: 'Too many waiting transactions depend on each other: nodes would accept no more.',
  CPFP_TRUC: 'Causeway can’t use CPFP on a version 3 transaction. Ask the sender to raise the fee.',
  CPFP_BUMP_CHEAPER: 'A higher miner fee on the transaction itself costs less than CPFP.',
  MEMPOOL_FULL:
    'Too many Bitcoin transactions are waiting, so nodes accept only higher fees now. A higher miner fee helps; otherwise the same transaction is sent again until it fits.',
  FEE_BELOW_NODES: ({ has, needs }) =>
    `Nodes need at least ${needs} satoshis for this transaction now; it pays ${has}. A higher miner fee helps; otherwise the same transaction is sent again until they accept it.`,
  BUMP_BELOW_NODES: ({ has, needs }) =>
    `Nodes need at least ${needs} satoshis more for a replacement; this one paid ${has} more. Raise the fee again: the next offer pays enough.`,
  DEPOSIT_OVER: 'This address no longer waits for a payment.',
  DEPOSIT_LATE: 'This address’s quote has expired. Start again with a new quote.',
  DEPOSIT_PAID: 'This address was already paid; a second payment would be separate.',
  PAID_BEFORE_UNREAD:
    'Earlier payments to this reusable address are unknown. It’s shown once they’re read, so that they don’t count. Try again shortly.',
  NO_NAMES: 'This wallet reads no chain with such names.',
  NAME_LETTERS: 'Causeway doesn’t look up names with these letters. Paste the address instead.',
  NAME_ELSEWHERE: ({ host }) =>
    `Only ${host} knows this name, and Causeway doesn’t contact it. Paste the address instead.`,
  TOKEN_TOO_LITTLE: ({ token }) => `Your account has too little of the token ${token}, which Causeway can’t bring.`,
  MAKES_CONTRACT: 'It creates a contract.',
  WOULD_FAIL: 'It would fail.',

  ORDER_MISSING: 'The order is incomplete.',
  ORDER_CHAIN: ({ name }) => `No known chain has the short name “${name}”.`,
  ORDER_ADDRESS: ({ address }) => `${address} can’t be an address of its chain.`,
  ORDER_MALFORMED: 'It has an impossible value.',

  WAITS_FOR_DEPOSIT: 'Waiting for another transfer of the same token to finish its deposit.',
  WAITS_FOR_SIGNATURE: 'Waiting for another signature of yours first.',
  WAITS_FOR_COIN: 'Waiting for another transfer that spends the same coin.',
  WAITS_FOR_ACCOUNT: 'Waiting for another transfer from the same account.',
  WAITS_FOR_UNREADABLE:
    'A stored record can’t be read. It may hold a signed transaction of the same account, so nothing is signed here. Release it in the activity.',
  FEE_RISEN: ({ most }) => `The network fee has risen above the ${most} that you approved.`,
  GAS_ABOVE_APPROVED: ({ most }) => `This needs more gas than the ${most} that you approved can pay for.`,
  PERMIT_USED: 'This was already signed and used.',
  PERMIT_NOT_TAKEN: 'The service didn’t accept your signature, which stays valid until it expires.',
  PERMIT_REFUSED: ({ words }) =>
    `The service didn’t accept your signature, which stays valid until it expires. Its answer: ${words}`,
  PERMIT_WANTS_MORE:
    'The service wants more steps than it quoted. Nothing more is signed; your signature expires soon.',
  MAYBE_TAKEN: 'Another transaction may have replaced it. Causeway checks again.',
  MAYBE_PAID:
    'Your account has sent something since you confirmed. It’s unknown whether it paid for this transfer, so nothing is signed. Once you’re sure, you can abandon the transfer and start again.',
  SAVES_LOST:
    'Part of this transfer’s stored data is lost. It may have been paid, so nothing more is signed for it. Causeway looks for the payment; check your account before you abandon the transfer.',
  ABANDONED_IN_DOUBT:
    'You abandoned it before it was known whether it was paid. Check your account before you try again.',
  CONTESTED: 'Another transaction spends what this one needs. Which one gets in isn’t decided yet.',
  CONTESTED_BY: ({ transaction }) =>
    `The transaction ${transaction} spends what this one needs. Which one gets in isn’t decided yet.`,
  NOT_CARRIED_OUT: 'This version of Causeway doesn’t support this kind of step.',
  KEY_DELETED: 'This account’s key was deleted, so it can’t sign. Import it again, or abandon this.',
  RECORD_CHANGED: 'The stored record was changed from outside, so nothing is signed for it.',
  COULD_NOT_SIGN: ({ words }) => `Couldn’t sign it: ${words}`,
  NODE_REFUSES: ({ words }) => `The node says it would fail: ${words}`,
  GAS_ABOVE_LIMIT: ({ gas, most }) =>
    `It asks for ${gas} gas, but this chain takes at most ${most}. Nothing was signed.`,
  UNPROVEN: ({ words }) => `The proof can’t be made again now, so nothing is signed. ${words}`,
  NO_API_KEY: ({ index }) => `This wallet has no key for account ${index}.`,
  NOT_ON_CHAIN: 'The service names a transaction that isn’t on the chain yet.',
  REQUEST_FOREIGN: 'The service names a request of another transfer of yours, so it isn’t followed.',
  REQUEST_OTHER_ADDRESS: 'The service names a request about another deposit address, so it isn’t followed.',
  REQUEST_OTHER_CURRENCY: 'The service names a request about another currency, so it isn’t followed.',
  REQUEST_OTHER_REFUND: 'The service names a request about another refund address, so it isn’t followed.',
  ANOTHER_PAYMENT:
    'The service reports only the newest payment to this address, which is another one. Without an API key, yours can’t be followed: check the balance where it should arrive.',
  PAID_LATE: ({ paid }) =>
    `${paid} was paid too late for the quote. The service makes a new offer for it, which can’t be followed without an API key: check the balance where it should arrive.`,
  PAID_INSTEAD: ({ paid, quoted }) =>
    `${paid} was paid instead of ${quoted}. The service makes a new offer for it, which can’t be followed without an API key: check the balance where it should arrive.`,
  OWN_PAYMENT_LATE: 'Your own payment wasn’t signed in time; nothing was sent. The address can still be paid.',
  OWN_PAYMENT_UNPROVEN:
    'Your own payment couldn’t be proven any more; nothing was sent. The address can still be paid.',

  ARRIVAL_UNNAMED: 'The service names no transaction.',
  ARRIVAL_UNSAID: 'The service doesn’t say what arrives where.',
  ARRIVAL_UNPROVABLE: 'The service says it arrived; this node can’t prove it.',
  ARRIVAL_SHORT: 'Less than the promised minimum was found in that transaction.',
  ARRIVAL_ABSENT: 'That transaction has no payment to the recipient.',
  ARRIVAL_USED: 'That transaction belongs to another transfer.',
  ARRIVAL_OLD: 'That transaction is older than this transfer.',
  ARRIVAL_OWN: 'That transaction is your own.',
  ARRIVAL_MIXED: 'The recipient received other money in the same block, and the two can’t be told apart.',
}

/** They keep their capital after a colon. */
const NAMES = /^(Causeway|Bitcoin|API)\b/

/** Words a reason in a language. */
export function sayReason(reason: Reason, language: ReasonSentences): string {
  const words = language[reason.code] as string | ((values: Reason) => string)
  return typeof words === 'string' ? words : words(reason)
}

/** Words a reason for use after a colon, without a full stop. */
export function reasonInside(reason: Reason, say: (reason: Reason) => string): string {
  if (reason.code === 'SAID') return withoutStop(reason.words)
  return withoutStop(say('words' in reason ? { ...reason, words: withoutStop(reason.words) } : reason))
}

/** A reason whose values cannot hide text, each cut to `most` characters. */
export function cleanReason(reason: Reason, most: number): Reason {
  const values = REASONS[reason.code].map((name) => [name, cleanText(String(Reflect.get(reason, name)), most)])
  return { ...Object.fromEntries(values), code: reason.code }
}

/** Lowers the first letter, for use after a colon. */
export function beginSmall(sentence: string): string {
  return NAMES.test(sentence) ? sentence : `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`
}

function withoutStop(sentence: string): string {
  return sentence.replace(/[.。]+$/, '')
}
