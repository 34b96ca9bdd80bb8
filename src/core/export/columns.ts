/**
 * One crossing, payment or transaction as a line of the history that the user takes away. Everything is text: amounts are
 * exact decimals, those of columns in `Units` whole numbers of smallest units; times are UTC (ISO 8601), and what is not
 * known is empty.
 */
export type HistoryRow = Readonly<Record<Column, string>>

/** The columns of the history, in their order: each keeps its place in every later version, and new ones come last. */
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
  /** `crossing`, `payment` (straight to its recipient) or `transaction` (what a site, or the user, had sent). */
  'kind',
  /** What a transaction does; of the others, the columns say it. */
  'what',
  /** What a transaction called. */
  'contract',
  /** What a transaction sent, exact also where the decimals of its token are not known. */
  'sentUnits',
  /** The native money that went along with a token. */
  'alongAmount',
  'alongCurrency',
  'alongUnits',
] as const
type Column = (typeof COLUMNS)[number]

/** A time of the history: UTC, by the second. */
export function timeText(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z')
}
