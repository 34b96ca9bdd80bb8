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
  UNFORESEEN: ({ words }) => `This did not work. Try again. What was reported: ${words}`,

  TIMEOUT: 'The answer took too long.',
  SLOW: 'Slow to answer. Causeway is still waiting.',
  OFFLINE: 'There was no connection, or it broke off.',
  TOO_LARGE: 'The answer was too large to be a real one.',
  NOT_JSON: 'The answer could not be understood.',
  CUT_OFF: 'The answer was cut off.',
  HOST_TROUBLE: ({ status }) => `The host is in trouble (error ${status}), and may answer later.`,
  SIGN_IN: 'Your network may need a sign-in. Open any website to see.',
  REDIRECTED: 'It wanted to send the question to another address, so nothing was asked there.',
  ABORTED: 'It was stopped before an answer came.',
  UNREADABLE: 'The answer cannot be read.',
  REFUSED_WITH: ({ status }) => `It was refused without a reason (error ${status}).`,
  NO_REASON: 'No reason was given.',
  NOT_ASKED: 'This was not asked.',
  STATE_PRUNED: 'The node no longer has the state of that block.',
  NOT_SAID: 'The answer does not say it.',
  OTHER_ANSWER: 'The answer was about something else than was asked.',
  NODE_BEHIND: 'The answer was older than one before, so it counts for nothing yet.',
  ONE_NODE: 'Only one of two nodes answers so far, so the answer waits for the other.',
  TOO_OFTEN: 'It was asked too often, and answers again later.',
  CONTRADICTION: 'The answers contradict each other, so none of them is believed.',
  REFUSED_SAYING: ({ status, words }) => `It was refused (error ${status}): ${words}`,
  UNCLEAR: ({ status }) => `There was no clear answer (error ${status}).`,
  MISUSED: 'This cannot be asked that way, so nothing was asked.',
  TAKEN_BACK: 'The site has taken this request back.',

  INTERRUPTED: 'The wallet was restarted. Look at what is shown and try again.',
  STORE_FAILED: 'The browser could not read or write what Causeway stores. Try again.',
  STORE_FULL:
    'There is no space left on this computer’s disk. Causeway signs nothing that it cannot save. Make some space; everything then goes on by itself.',
  STORE_NEWER: 'What is stored was written by a newer Causeway. Update to go on.',
  STALE_SAVE: 'It was changed somewhere else meanwhile, so nothing was written. Look again.',
  LOCKED: 'Causeway is locked. Unlock it to go on.',
  VAULT_EXISTS: 'There is a wallet here already. It was left as it is.',
  VAULT_MISSING: 'There is no wallet here yet.',
  VAULT_DAMAGED: 'The stored wallet is damaged. Nothing was overwritten.',
  VAULT_NEWER: 'This wallet was made by a newer Causeway. Update to open it.',
  VAULT_NOT_OPENED: 'This password does not open the wallet, or the wallet was changed.',
  VAULT_TAMPERED: 'The stored wallet was changed from outside, or mixed from two copies. It stays shut.',
  VAULT_CHANGED: 'The wallet was changed meanwhile, so nothing was written. Try again.',
  VAULT_NOT_WRITTEN: 'The browser did not store the wallet correctly. The copy from before is untouched: try again.',
  KDF_REFUSED: 'The wallet is encrypted in a way that Causeway does not accept.',
  BACKUP_NOT_OPENED: 'This password does not open the file, or the file was changed.',
  BACKUP_DAMAGED: 'This is not a whole backup file of Causeway.',
  BACKUP_NEWER: 'This file was made by a newer Causeway. Update to restore it.',
  OTHER_WALLET: ({ account }) =>
    `This belongs to another wallet, whose first account is ${account}. Nothing was changed here.`,
  WALLET_UNCOMPARED:
    'The list of accounts is lost, so Causeway cannot tell whether this belongs to this wallet. Nothing was changed here.',

  PASSWORD_EMPTY: 'Enter a password.',
  PASSWORD_BROKEN: 'The password holds a broken character. Type it again.',
  PASSWORD_LONG: ({ most }) => `Use at most ${most} characters.`,
  PASSWORD_SHORT: ({ least }) =>
    `Use at least ${least} characters: a few words that do not belong together are easy to remember.`,
  PASSWORD_EASY:
    'Too easy to guess: it is mostly common passwords, names or dates. Add a few words that do not belong together.',
  PASSWORD_RUN:
    'Too easy to guess: repeats and rows of keys are tried first. Use a few words that do not belong together.',
  PASSWORD_PHRASE: 'Too easy to guess: it is mostly a well-known phrase. Use words that do not belong together.',
  PASSWORD_NEARLY: 'Nearly: one more word that does not belong makes it strong enough.',
  PASSWORD_FILE:
    'Too easy for a file, on which passwords can be tried without end. Give the file a longer password of its own.',
  PASSWORD_UNJUDGED:
    'Causeway could not load its lists of guessable passwords, so it takes no new password now. Close this page, open it again and try once more.',
  BAD_MNEMONIC: 'These words are not a recovery phrase.',
  PHRASE_LENGTH: ({ count }) => `A recovery phrase has 12, 15, 18, 21 or 24 words; this one has ${count}.`,
  PHRASE_WORD: ({ position }) => `Word ${position} is not in the list of recovery words.`,
  PHRASE_WORDS: ({ positions }) => `These words are not in the list of recovery words: ${positions}.`,
  PHRASE_ORDER: 'Every word is in the list, but together they are not a phrase: a word is wrong or out of order.',
  KEY_LETTERS: 'A private key has only the digits 0 to 9 and the letters a to f.',
  KEY_LENGTH: ({ digits }) => `A private key has 64 hex digits; this one has ${digits}.`,
  KEY_OUTSIDE: 'This private key belongs to no account. Look at every digit.',
  NAME_MISSING: 'Give it a name, so that you know it again.',
  NAME_TAKEN: ({ label }) => `${label} is the name of another one already. Choose another name.`,
  ADDRESS_UNKNOWN: 'This is no address that Causeway knows: look at every letter.',
  SITE_ADDRESS: 'Type the address of a site, such as app.example.com.',
  SITE_FIXED: 'The browser does not let this site be changed.',

  NO_SUCH_ACCOUNT: 'There is no such account any more.',
  OWN_ALREADY: ({ label }) => `This is ${label} already.`,
  OWN_HIDDEN: ({ label }) => `This is ${label} already, which is hidden.`,
  IMPORTED_ALREADY: ({ label }) => `This is ${label} already. It was imported by its key; remove that first.`,
  WATCHED_ALREADY: ({ label }) => `You watch this one already, as ${label}.`,
  LAST_SHOWN: 'One account stays in the lists.',
  FROM_WORDS: 'This account comes from your recovery phrase. Hide it instead.',
  ACCOUNT_IN_USE:
    'A transfer that this account pays for is still under way. Wait until it has ended, or give it up; then the account can be removed.',
  ACCOUNT_UNDER_WAY:
    'Something is under way that may still pay into this account: a transfer, a refund or a deposit address. Wait until it has ended; then the account can be removed.',
  SHOW_ANOTHER: 'Show another account first.',

  API_KEY_FORM: 'This is not the secret half of an API key: it has 80 hex digits.',
  API_KEY_NOT_LISTED: 'The exchange does not list this key for this account.',
  API_KEY_ALREADY: 'This account has a key here already. Revoke that one first.',
  API_KEY_NONE: 'There is no key for this account here.',
  API_KEYS_TAKEN: 'All API keys of this account are in use. Remove one on the exchange first.',
  API_KEY_REVOKING: 'The key of this account is being revoked. Wait until that is done.',
  API_KEY_NOT_SHOWN:
    'The exchange does not show our key for this account any more. Revoke it here, then make a new one.',
  API_KEY_SOON: 'Sent. The exchange does not show it yet.',
  API_KEY_TIME_OVER: 'The time for it ran out before the exchange showed it. Try again.',
  EXCHANGE_ACCOUNT_FOREIGN: 'This account of the exchange belongs to another wallet.',
  EXCHANGE_ACCOUNT_NONE: ({ exchange }) => `You have no account on ${exchange} yet.`,
  EXCHANGE_NONE: 'The service has no such exchange.',
  EXCHANGE_SILENT: 'The exchange does not say.',
  EXCHANGE_LACKS: 'The exchange has no such currency.',
  EXCHANGE_REFUSED: ({ number, words }) => `The exchange refused it (code ${number}): ${words}`,
  EXCHANGE_DOUBTED: ({ words }) =>
    `The exchange refuses it, but may have taken it before. Whether your money has left is not known yet. Causeway keeps looking. It said: ${words}`,
  EXCHANGE_TAKEN: ({ words }) =>
    `The exchange reports that it has taken this transfer, and does not show it yet. Causeway waits for it and sends nothing else. It said: ${words}`,
  EXCHANGE_AGAIN: ({ words }) => `The exchange is asked again, since it said: ${words}`,
  EXCHANGE_ACCOUNT_KIND: 'The exchange keeps this account in a way that Causeway does not know.',

  CURRENCY_UNKNOWN: 'The wallet does not know this currency.',
  CHAIN_UNKNOWN: ({ chainId }) => `Causeway does not know chain ${chainId}.`,
  NO_OWN_ADDRESS: 'This account has no Bitcoin address: choose another address.',
  NO_BITCOIN: 'This wallet has no Bitcoin account yet.',
  BITCOIN_STILL_READ: 'Your Bitcoin addresses are still being looked through.',
  BITCOIN_CHANGED: 'Your Bitcoin addresses have changed meanwhile. Try again.',
  COIN_FALSE: 'The explorer says of one of your coins what the chain does not.',
  EXPLORER_SILENT: 'The explorer gave no answer.',
  EXPLORER_LACKS: 'The explorer does not have a transaction that this needs.',
  ADDRESS_BUSY: 'The explorer can’t list this address: it has too many transactions.',
  EXPLORER_UNPROVEN: 'The explorer says that the transaction is in a block, and gives no valid proof.',
  EXPLORER_ALONE: 'The explorer says that the transaction is in a block. The other explorer does not confirm it yet.',
  EXPLORER_SHALLOW: ({ has, needs }) =>
    `The explorer says that the transaction is in a block. It counts after ${needs} blocks; there are ${has}.`,
  EXPLORER_SECOND_SILENT: ({ has, needs }) =>
    `The second explorer does not answer. With one explorer, the transaction counts after ${needs} blocks; there are ${has}.`,
  EXPLORER_UNTRUSTED: ({ count }) =>
    `The explorer says that ${count} more of your addresses were used than Causeway knows. Do not trust this explorer, unless another wallet with these words used so many.`,
  ADDRESS_FOREIGN: 'The address is not one of this wallet’s.',
  SPEND_NOT_SHOWN: 'The explorer says that your coins are spent, and does not show it.',
  SPEND_NOT_SIGNED: 'The explorer says that your coins are spent, but your key did not sign that.',
  TOKEN_SIGNS_ELSE: 'The token signs for something else than its name and version.',
  NO_SOURCE: ({ symbol }) => `There is no money on another chain that ${symbol} could be brought from.`,
  TOO_LITTLE: ({ needs, has }) => `This needs up to ${needs}, network fee included; you have ${has}.`,
  COINS_TOO_LITTLE: ({ needs, has }) =>
    `This needs ${needs} and the miner’s fee from one address; the free coins of your best one are worth ${has}.`,
  CHOSEN_COINS_TOO_LITTLE: ({ needs, has }) =>
    `The coins that you chose are worth ${has}. This needs ${needs} and the miner’s fee. Choose more coins.`,
  CHOSEN_COIN_GONE: 'A coin that you chose can’t be spent now. Choose your coins again.',
  PAYMENT_DUST: ({ amount, least }) =>
    `${amount} is too little for a payment on Bitcoin. The least to this address is ${least}.`,
  NOT_RELAYED: 'Bitcoin nodes do not pass on such a transaction: its amount is too small, or it is too large.',
  NO_SUCH_TRANSFER: 'This wallet has no such transfer.',
  NOTHING_WAITS: 'Nothing of this transfer waits for a block.',
  BEING_CANCELLED: 'It is being cancelled; what was sent to cancel it cannot be taken back.',
  CANNOT_CANCEL: 'A payment on Bitcoin cannot be taken back once it was sent.',
  MORE_IS_USELESS: 'What it offers is many times what the chain asks for now; more would not help.',
  RAISE_NO_CHANGE: 'Nothing comes back to you from this transaction that could pay a higher fee.',
  RAISE_TOO_LITTLE: 'Too little of this transaction comes to you to pay a higher fee with.',
  RAISE_EVICTS:
    'A later transaction of yours spends the change of this one, and a higher fee here would drop it. Pay more for the later one instead: that speeds up both.',
  MINER_FEE_ABOVE_MOST: ({ fee, most }) => `The miner fee would be ${fee}; this wallet pays ${most} at most.`,
  MINER_FEE_ABOVE_RATE: ({ rate, most }) =>
    `The miner fee would be ${rate} satoshis per vbyte; this wallet pays ${most} at most.`,
  MINER_FEE_ABOVE_AMOUNT: ({ fee, amount }) =>
    `The miner fee would be ${fee} for ${amount}; this wallet pays no fee above the amount.`,
  HURRY_FOREIGN: 'It arrives at an address that is not this wallet’s.',
  CPFP_PAYS_MORE: 'The transaction already pays more than the next block asks.',
  CPFP_SIZE_UNKNOWN:
    'The transaction, or one that it waits for, is spent by a script whose size cannot be checked. So no fee can be set for it: wait, or ask the sender to raise the fee.',
  CPFP_TOO_MANY: 'The transaction spends too many coins to be sped up with CPFP.',
  CPFP_CHAIN: 'Too many waiting transactions depend on each other here: no node would take one more.',
  CPFP_BUMP_CHEAPER: 'A higher miner fee on the transaction itself costs less than CPFP.',
  MEMPOOL_FULL:
    'Too many transactions wait on Bitcoin, so nodes take only higher fees now. A higher miner fee helps; otherwise the same transaction is sent again until it fits.',
  FEE_BELOW_NODES: ({ has, needs }) =>
    `Nodes ask at least ${needs} satoshis for this transaction now, and it pays ${has}. A higher miner fee helps; otherwise the same transaction is sent again until they take it.`,
  BUMP_BELOW_NODES: ({ has, needs }) =>
    `Nodes ask at least ${needs} satoshis more for a replacement, and this one paid ${has} more. Raise the fee again: the next offer pays enough.`,
  DEPOSIT_OVER: 'This address is no longer waiting for a payment.',
  DEPOSIT_LATE: 'The time of this address’s quote is over. Start again with a fresh quote.',
  DEPOSIT_PAID: 'Something was paid to this address already; a second payment would not be part of it.',
  PAID_BEFORE_UNREAD:
    'Nobody says what this reusable address received before. It is shown once that is read, so that earlier payments do not count. Try again shortly.',
  NO_NAMES: 'This wallet reads no chain that has such names.',
  NAME_LETTERS: 'This name has letters that Causeway does not look up. Paste the address instead.',
  NAME_ELSEWHERE: ({ host }) =>
    `Only ${host} knows this name, and Causeway does not contact it. Paste the address instead.`,
  TOKEN_TOO_LITTLE: ({ token }) => `Your account has too little of the token ${token}, which Causeway cannot bring.`,
  MAKES_CONTRACT: 'It makes a contract.',
  WOULD_FAIL: 'It would not go through.',

  ORDER_MISSING: 'There is no whole order.',
  ORDER_CHAIN: ({ name }) => `No chain is known by the short name “${name}”.`,
  ORDER_ADDRESS: ({ address }) => `The address ${address} cannot be one of its chain.`,
  ORDER_MALFORMED: 'It holds a value that cannot be.',

  WAITS_FOR_DEPOSIT: 'Waiting for another transfer of the same token to finish its deposit.',
  WAITS_FOR_SIGNATURE: 'Waiting for something else of yours to be signed first.',
  WAITS_FOR_COIN: 'Waiting for another transfer that spends the same coin.',
  WAITS_FOR_ACCOUNT: 'Waiting for another transfer that leaves the same account.',
  WAITS_FOR_UNREADABLE:
    'A stored record can’t be read. It may hold a signed transaction of the same account, so nothing is signed here. Release it in the activity.',
  FEE_RISEN: ({ most }) => `The network fee has risen above the ${most} that you approved.`,
  GAS_ABOVE_APPROVED: ({ most }) => `This needs more gas than the ${most} that you approved can pay for.`,
  PERMIT_USED: 'What would be signed was used before.',
  PERMIT_NOT_TAKEN: 'The service did not take your signature, which can be used until it runs out.',
  PERMIT_REFUSED: ({ words }) =>
    `The service did not take your signature, which can be used until it runs out. Its words: ${words}`,
  PERMIT_WANTS_MORE:
    'The service wants more steps than it had quoted. Nothing more is signed; what was signed runs out soon.',
  MAYBE_TAKEN: 'Another transaction may have taken its place. Causeway looks again.',
  MAYBE_PAID:
    'Your account has sent something since your yes. Whether it paid for this transfer is not known yet, so nothing is signed. You can give the transfer up and start again once you are sure.',
  SAVES_LOST:
    'Part of what this browser had stored of this transfer is lost. It may have been paid, so nothing more is signed for it. Causeway looks for the payment; look at your account before you give the transfer up.',
  ABANDONED_IN_DOUBT:
    'You gave it up before it was known whether it had been paid. Look at your account before you try again.',
  CONTESTED: 'Another transaction takes what this one needs. Which of the two gets in is not decided yet.',
  CONTESTED_BY: ({ transaction }) =>
    `The transaction ${transaction} takes what this one needs. Which of the two gets in is not decided yet.`,
  NOT_CARRIED_OUT: 'This version of Causeway does not carry out a step of this kind.',
  KEY_DELETED:
    'The key of this account was deleted, so nothing can be signed with it. Import it again, or give this up.',
  RECORD_CHANGED: 'The stored record was changed from outside, so nothing is signed for it.',
  COULD_NOT_SIGN: ({ words }) => `It could not be signed: ${words}`,
  NODE_REFUSES: ({ words }) => `The node says that it would fail: ${words}`,
  GAS_ABOVE_LIMIT: ({ gas, most }) =>
    `It asks for ${gas} gas, but this chain takes at most ${most}. Nothing was signed.`,
  UNPROVEN: ({ words }) => `The proof cannot be made again now, so nothing is signed. ${words}`,
  NO_API_KEY: ({ index }) => `This wallet has no key for account ${index}.`,
  NOT_ON_CHAIN: 'The service names a transaction that is not on the chain yet.',
  REQUEST_FOREIGN: 'The service names a request of another transfer of yours, so it is not followed.',
  REQUEST_OTHER_ADDRESS: 'The service names a request about another deposit address, so it is not followed.',
  REQUEST_OTHER_CURRENCY: 'The service names a request about another currency, so it is not followed.',
  REQUEST_OTHER_REFUND: 'The service names a request about another refund address, so it is not followed.',
  ANOTHER_PAYMENT:
    'The service tells only of the newest payment to this address, which is another one. What becomes of yours cannot be followed without an API key: look at the balance where it should arrive.',
  PAID_LATE: ({ paid }) =>
    `${paid} was paid too late for the quote. The service works out a new offer for it, which cannot be followed without an API key: look at the balance where it should arrive.`,
  PAID_INSTEAD: ({ paid, quoted }) =>
    `${paid} was paid instead of ${quoted}. The service works out a new offer for it, which cannot be followed without an API key: look at the balance where it should arrive.`,
  OWN_PAYMENT_LATE: 'Your own payment was not signed in time; nothing was sent. The address can still be paid.',
  OWN_PAYMENT_UNPROVEN:
    'Your own payment could not be proven any more; nothing was sent. The address can still be paid.',

  ARRIVAL_UNNAMED: 'The service names no transaction.',
  ARRIVAL_UNSAID: 'The service does not say what arrives where.',
  ARRIVAL_UNPROVABLE: 'The service says that it arrived; this node cannot prove it.',
  ARRIVAL_SHORT: 'Less than the promised minimum was found in that transaction.',
  ARRIVAL_ABSENT: 'No payment to the recipient is in that transaction.',
  ARRIVAL_USED: 'That transaction has ended another transfer.',
  ARRIVAL_OLD: 'That transaction is older than this transfer.',
  ARRIVAL_OWN: 'That transaction is your own.',
  ARRIVAL_MIXED: 'Other money came to the recipient in the same block, and the two cannot be told apart.',
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
