/**
 * One crossing as a line of the history that the user takes away. Everything is text: amounts are exact decimals, times
 * are UTC (ISO 8601), and what is not known is empty.
 */
export type HistoryRow = Readonly<Record<Column, string>>

/** The columns of the history, in their order. */
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
] as const
type Column = (typeof COLUMNS)[number]
