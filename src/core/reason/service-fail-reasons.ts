/** These words mean the same (service facts 2). */
const ALIKE: Readonly<Record<string, string>> = {
  SOLVER_BALANCE_TOO_LOW: 'SOLVER_CAPACITY_EXCEEDED',
  ORIGIN_CURRENCY_MISMATCH: 'INCORRECT_DEPOSIT_CURRENCY',
  ORDER_EXPIRED: 'TTL_EXPIRED',
  EXECUTION_REVERTED: 'TRANSACTION_REVERTED',
  MISSING_REVERT_DATA: 'TRANSACTION_REVERTED',
  TRANSFER_FAILED: 'TRANSACTION_REVERTED',
  TRANSFER_FROM_FAILED: 'TRANSACTION_REVERTED',
  TRANSACTION_SUBMISSION_FAILED: 'TRANSACTION_NOT_INCLUDED',
  NO_INTERNAL_SWAP_ROUTES_FOUND: 'NO_QUOTES',
  GENERATE_SWAP_FAILED: 'NO_QUOTES',
  REVERSE_SWAP_FAILED: 'NO_QUOTES',
  INSUFFICIENT_POOL_LIQUIDITY: 'NO_QUOTES',
  NEGATIVE_NEW_AMOUNT_AFTER_FEES: 'AMOUNT_TOO_LOW_TO_REFUND',
  'N/A': 'UNKNOWN',
}

const REFUNDS_TO_ASK_FOR = {
  MANUAL_REFUND_REQUIRED: 'manual',
  REFUND_RECIPIENT_IS_VASP: 'exchange',
  AMOUNT_TOO_LOW_TO_REFUND: 'tooLow',
} as const
export type RefundToAskFor = (typeof REFUNDS_TO_ASK_FOR)[keyof typeof REFUNDS_TO_ASK_FOR]

/** Says why no refund follows by itself; undefined where one may. */
export function refundToAskFor(refundFailReason: string | undefined): RefundToAskFor | undefined {
  const word = refundFailReason && sameMeaning(refundFailReason)
  return Object.entries(REFUNDS_TO_ASK_FOR).find(([known]) => known === word)?.[1]
}

/** Looks up a failure's text; undefined for unknown words. */
export function meaningOfFailure(word: string, words: Readonly<Record<string, string>>): string | undefined {
  const known = sameMeaning(word)
  return known !== undefined && Object.hasOwn(words, known) ? words[known] : undefined
}

function sameMeaning(word: string): string | undefined {
  return Object.hasOwn(ALIKE, word) ? ALIKE[word] : word
}
