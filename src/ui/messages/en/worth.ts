import { count, minuteOf } from './words.ts'

/** Every word about what money comes to in dollars, and about what was read before. */
export const enWorth = {
  total: 'In all',
  by: 'By the service’s prices',
  /** Prices of before, from a time. */
  byThoseOf: (atSeconds: number) => `By the service’s prices of ${minuteOf(atSeconds)}`,
  without: (balances: number) => `${count(balances, 'balance')} without a price`,
  unread: 'not everything was read',
  /** The same where it stands alone. */
  incomplete: 'Not everything was read',
  nothing: 'Nothing could be read',
  reading: 'Asking the service for prices',
  none: 'The service gives no prices now',
  noPrice: 'No price',
  about: (dollars: string) => `about ${dollars} by the service’s price`,
  hidden: 'What it comes to is hidden',
  /** Balances of before, from a time, while they are read again. */
  asOf: (when: string) => `${when} · reading again…`,
  asOfFailed: (when: string) => `${when} · not read since`,
}

export type WorthMessages = typeof enWorth
