/** All text: exact decimals, UTC times (ISO 8601), unknown is empty. */
export type HistoryRow = Readonly<Record<Column, string>>

/** Columns keep their places in later versions; new ones come last. */
export const COLUMNS = [
  'id',
  'approvedAt',
  'endedAt',
  'state',
  'proof',
  'requestedBy',
  'account',
  'sentChain',
  'sentAmount',
  'sentCurrency',
  'sentCurrencyAddress',
  'sentTransaction',
  'otherTransactions',
  'receivedChain',
  'receivedAmount',
  'receivedCurrency',
  'receivedCurrencyAddress',
  'receivedTransaction',
  'recipient',
  'promisedAtLeast',
  'refundedAmount',
  'refundedCurrency',
  'refundedTransaction',
  'feeOutOfAmount',
  'feeCurrency',
  'networkFeeAtMost',
  'networkFeePaid',
  'networkFeeForData',
  'networkFeeCurrency',
  'requestId',
  'orderId',
  /** `payment` goes straight to its recipient; `transaction` is a site's or the user's own. */
  'kind',
  'what',
  'contract',
  /** Exact even without known decimals. */
  'sentUnits',
  'alongAmount',
  'alongCurrency',
  'alongUnits',
] as const
type Column = (typeof COLUMNS)[number]

/** UTC, to the second. */
export function timeText(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z')
}
