import type { Currency } from './currency.ts'

/** Amounts are in the smallest unit. */
export type CachedBalance = Readonly<{
  currency: Currency
  value: bigint
  pending?: bigint | undefined
  isShared?: true | undefined
  readAtSeconds: number
}>
