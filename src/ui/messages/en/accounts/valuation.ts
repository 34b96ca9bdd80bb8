import { count, minuteOf } from '../format.ts'

export const enValuation = {
  total: 'In all',
  by: 'By the service’s prices',
  /** Older prices, with their time. */
  byThoseOf: (atSeconds: number) => `By the service’s prices of ${minuteOf(atSeconds)}`,
  without: (balances: number) => `${count(balances, 'balance')} without a price`,
  unread: 'not everything was read',
  /** The same, standing alone. */
  incomplete: 'Not everything was read',
  nothing: 'Nothing could be read',
  reading: 'Asking the service for prices',
  none: 'The service gives no prices now',
  noPrice: 'No price',
  about: (dollars: string) => `about ${dollars} by the service’s price`,
  hidden: 'What it comes to is hidden',
  /** Older balances, with their time, during a new read. */
  asOf: (when: string) => `${when} · reading again…`,
  asOfFailed: (when: string) => `${when} · not read since`,
}

export type ValuationMessages = typeof enValuation
