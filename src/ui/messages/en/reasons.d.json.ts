declare const messages: {
  readonly SAID: (values: { words: string | number }) => string
  readonly UNFORESEEN: (values: { words: string | number }) => string
  readonly TIMEOUT: string; readonly SLOW: string; readonly OFFLINE: string; readonly TOO_LARGE: string
  readonly NOT_JSON: string; readonly CUT_OFF: string
  readonly HOST_TROUBLE: (values: { status: string | number }) => string
  readonly SIGN_IN: string; readonly REDIRECTED: string; readonly ABORTED: string; readonly UNREADABLE: string
  readonly REFUSED_WITH: (values: { status: string | number }) => string
  readonly NO_REASON: string; readonly NOT_ASKED: string; readonly STATE_PRUNED: string; readonly NOT_SAID: string
  readonly OTHER_ANSWER: string; readonly NODE_BEHIND: string; readonly ONE_NODE: string; readonly TOO_OFTEN: string
  readonly CONTRADICTION: string
  readonly REFUSED_SAYING: (values: { status: string | number; words: string | number }) => string
  readonly UNCLEAR: (values: { status: string | number }) => string
  readonly MISUSED: string; readonly TAKEN_BACK: string; readonly INTERRUPTED: string; readonly STORE_FAILED: string
  readonly STORE_FULL: string; readonly STORE_NEWER: string; readonly STALE_SAVE: string; readonly LOCKED: string
  readonly VAULT_EXISTS: string; readonly VAULT_MISSING: string; readonly VAULT_DAMAGED: string
  readonly VAULT_NEWER: string; readonly VAULT_NOT_OPENED: string; readonly VAULT_TAMPERED: string
  readonly VAULT_CHANGED: string; readonly VAULT_NOT_WRITTEN: string; readonly KDF_REFUSED: string
  readonly BACKUP_NOT_OPENED: string; readonly BACKUP_DAMAGED: string; readonly BACKUP_NEWER: string
  readonly OTHER_WALLET: (values: { account: string | number }) => string
  readonly WALLET_UNCOMPARED: string; readonly PASSWORD_EMPTY: string; readonly PASSWORD_BROKEN: string
  readonly PASSWORD_LONG: (values: { most: string | number }) => string
  readonly PASSWORD_SHORT: (values: { least: string | number }) => string
  readonly PASSWORD_EASY: string; readonly PASSWORD_RUN: string; readonly PASSWORD_PHRASE: string
  readonly PASSWORD_NEARLY: string; readonly PASSWORD_FILE: string; readonly PASSWORD_UNJUDGED: string
  readonly BAD_MNEMONIC: string
  readonly PHRASE_LENGTH: (values: { count: string | number }) => string
  readonly PHRASE_WORD: (values: { position: string | number }) => string
  readonly PHRASE_WORDS: (values: { positions: string | number }) => string
  readonly PHRASE_ORDER: string; readonly KEY_LETTERS: string
  readonly KEY_LENGTH: (values: { digits: string | number }) => string
  readonly KEY_OUTSIDE: string; readonly NAME_MISSING: string
  readonly NAME_TAKEN: (values: { label: string | number }) => string
  readonly ADDRESS_UNKNOWN: string; readonly SITE_ADDRESS: string; readonly SITE_FIXED: string
  readonly NO_SUCH_ACCOUNT: string
  readonly OWN_ALREADY: (values: { label: string | number }) => string
  readonly OWN_HIDDEN: (values: { label: string | number }) => string
  readonly IMPORTED_ALREADY: (values: { label: string | number }) => string
  readonly WATCHED_ALREADY: (values: { label: string | number }) => string
  readonly LAST_SHOWN: string; readonly FROM_WORDS: string; readonly ACCOUNT_IN_USE: string
  readonly ACCOUNT_UNDER_WAY: string; readonly ACCOUNT_UNREAD: string; readonly SHOW_ANOTHER: string
  readonly API_KEY_FORM: string; readonly API_KEY_NOT_LISTED: string; readonly API_KEY_ALREADY: string
  readonly API_KEY_NONE: string; readonly API_KEYS_TAKEN: string; readonly API_KEY_REVOKING: string
  readonly API_KEY_NOT_SHOWN: string; readonly API_KEY_SOON: string; readonly API_KEY_TIME_OVER: string
  readonly EXCHANGE_ACCOUNT_FOREIGN: string
  readonly EXCHANGE_ACCOUNT_NONE: (values: { exchange: string | number }) => string
  readonly EXCHANGE_NONE: string; readonly EXCHANGE_SILENT: string; readonly EXCHANGE_LACKS: string
  readonly EXCHANGE_REFUSED: (values: { number: string | number; words: string | number }) => string
  readonly EXCHANGE_DOUBTED: (values: { words: string | number }) => string
  readonly EXCHANGE_TAKEN: (values: { words: string | number }) => string
  readonly EXCHANGE_TOO_LATE: string
  readonly EXCHANGE_AGAIN: (values: { words: string | number }) => string
  readonly EXCHANGE_ACCOUNT_KIND: string; readonly CURRENCY_UNKNOWN: string
  readonly CHAIN_UNKNOWN: (values: { chainId: string | number }) => string
  readonly NO_OWN_ADDRESS: string; readonly NO_BITCOIN: string; readonly BITCOIN_STILL_READ: string
  readonly BITCOIN_CHANGED: string; readonly COIN_FALSE: string; readonly EXPLORER_SILENT: string
  readonly EXPLORER_LACKS: string; readonly ADDRESS_BUSY: string; readonly EXPLORER_UNPROVEN: string
  readonly EXPLORER_ALONE: string
  readonly EXPLORER_SHALLOW: (values: { needs: string | number; has: string | number }) => string
  readonly EXPLORER_SECOND_SILENT: (values: { needs: string | number; has: string | number }) => string
  readonly EXPLORER_UNTRUSTED: (values: { count: string | number }) => string
  readonly ADDRESS_FOREIGN: string; readonly SPEND_NOT_SHOWN: string; readonly SPEND_NOT_SIGNED: string
  readonly TOKEN_SIGNS_ELSE: string
  readonly NO_SOURCE: (values: { symbol: string | number }) => string
  readonly TOO_LITTLE: (values: { needs: string | number; has: string | number }) => string
  readonly COINS_TOO_LITTLE: (values: { needs: string | number; has: string | number }) => string
  readonly CHOSEN_COINS_TOO_LITTLE: (values: { has: string | number; needs: string | number }) => string
  readonly CHOSEN_COIN_GONE: string; readonly COINS_OF_SEVERAL: string
  readonly PAYMENT_DUST: (values: { amount: string | number; least: string | number }) => string
  readonly NOT_RELAYED: string; readonly NO_SUCH_TRANSFER: string; readonly NOTHING_WAITS: string
  readonly BEING_CANCELLED: string; readonly CANNOT_CANCEL: string; readonly MORE_IS_USELESS: string
  readonly RAISE_NO_CHANGE: string; readonly RAISE_TOO_LITTLE: string; readonly RAISE_EVICTS: string
  readonly MINER_FEE_ABOVE_MOST: (values: { fee: string | number; most: string | number }) => string
  readonly MINER_FEE_ABOVE_RATE: (values: { rate: string | number; most: string | number }) => string
  readonly MINER_FEE_ABOVE_AMOUNT: (values: { fee: string | number; amount: string | number }) => string
  readonly HURRY_FOREIGN: string; readonly CPFP_PAYS_MORE: string; readonly CPFP_SIZE_UNKNOWN: string
  readonly CPFP_TOO_MANY: string; readonly CPFP_CHAIN: string; readonly CPFP_TRUC: string
  readonly CPFP_BUMP_CHEAPER: string; readonly MEMPOOL_FULL: string
  readonly FEE_BELOW_NODES: (values: { needs: string | number; has: string | number }) => string
  readonly BUMP_BELOW_NODES: (values: { needs: string | number; has: string | number }) => string
  readonly DEPOSIT_OVER: string; readonly DEPOSIT_LATE: string; readonly DEPOSIT_PAID: string
  readonly PAID_BEFORE_UNREAD: string; readonly NO_NAMES: string; readonly NAME_LETTERS: string
  readonly NAME_ELSEWHERE: (values: { host: string | number }) => string
  readonly TOKEN_TOO_LITTLE: (values: { token: string | number }) => string
  readonly MAKES_CONTRACT: string; readonly WOULD_FAIL: string; readonly ORDER_MISSING: string
  readonly ORDER_CHAIN: (values: { name: string | number }) => string
  readonly ORDER_ADDRESS: (values: { address: string | number }) => string
  readonly ORDER_MALFORMED: string; readonly WAITS_FOR_DEPOSIT: string; readonly WAITS_FOR_SIGNATURE: string
  readonly WAITS_FOR_COIN: string; readonly WAITS_FOR_ACCOUNT: string; readonly WAITS_FOR_UNREADABLE: string
  readonly FEE_RISEN: (values: { most: string | number }) => string
  readonly GAS_ABOVE_APPROVED: (values: { most: string | number }) => string
  readonly PERMIT_USED: string; readonly PERMIT_NOT_TAKEN: string
  readonly PERMIT_REFUSED: (values: { words: string | number }) => string
  readonly PERMIT_WANTS_MORE: string; readonly MAYBE_TAKEN: string; readonly MAYBE_PAID: string
  readonly SAVES_LOST: string; readonly ABANDONED_IN_DOUBT: string; readonly CONTESTED: string
  readonly CONTESTED_BY: (values: { transaction: string | number }) => string
  readonly NOT_CARRIED_OUT: string; readonly KEY_DELETED: string; readonly RECORD_CHANGED: string
  readonly COULD_NOT_SIGN: (values: { words: string | number }) => string
  readonly NODE_REFUSES: (values: { words: string | number }) => string
  readonly GAS_ABOVE_LIMIT: (values: { gas: string | number; most: string | number }) => string
  readonly UNPROVEN: (values: { words: string | number }) => string
  readonly NO_API_KEY: (values: { index: string | number }) => string
  readonly NOT_ON_CHAIN: string; readonly REQUEST_FOREIGN: string; readonly REQUEST_OTHER_ADDRESS: string
  readonly REQUEST_OTHER_CURRENCY: string; readonly REQUEST_OTHER_REFUND: string; readonly ANOTHER_PAYMENT: string
  readonly PAID_LATE: (values: { paid: string | number }) => string
  readonly PAID_INSTEAD: (values: { paid: string | number; quoted: string | number }) => string
  readonly OWN_PAYMENT_LATE: string; readonly OWN_PAYMENT_UNPROVEN: string; readonly ARRIVAL_UNNAMED: string
  readonly ARRIVAL_UNSAID: string; readonly ARRIVAL_UNPROVABLE: string; readonly ARRIVAL_SHORT: string
  readonly ARRIVAL_ABSENT: string; readonly ARRIVAL_USED: string; readonly ARRIVAL_OLD: string
  readonly ARRIVAL_OWN: string; readonly ARRIVAL_MIXED: string
  readonly ALL_COINS_TOO_LITTLE: (values: { needs: string | number; has: string | number }) => string
  readonly PHRASE_LIST: (values: { list: string | number }) => string
}
export default messages
