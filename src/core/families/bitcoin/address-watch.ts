import type { AddressStatistics } from './balance.ts'

/** What the explorer said of an address; `tip` names the newest block then. */
export type AddressReading = Readonly<{
  statistics: AddressStatistics
  readAtSeconds: number
  tip?: string | undefined
}>

export type WatchTime = Readonly<{
  nowSeconds: number
  /** The newest block; undefined where it is not known. */
  tip: string | undefined
  /** Lengthens an interval the more was asked lately, seconds. */
  stretched: (seconds: number) => number
}>

/** An address that a payer may have open, or with a payment on its way. */
const EXPECTED_SECONDS = 15
const FUNDED_SECONDS = 300
const QUIET_SECONDS = 1_800
/** Expected payments come before the others, unless those waited for hours. */
const FIRST = 10
/** Without a known tip, a reading of this age may be out of date. */
const TIPLESS_SECONDS = 600

/**
 * How overdue a reading is: below 1 it still serves.
 *
 * Only a new block changes what is confirmed, so most addresses are read again after one, the funded ones first. An
 * address that may be paid just now is read in between too.
 */
export function overdue(reading: AddressReading, isShownNow: boolean, time: WatchTime): number {
  const ageSeconds = Math.abs(time.nowSeconds - reading.readAtSeconds)
  const isNews = time.tip === undefined ? ageSeconds >= TIPLESS_SECONDS : time.tip !== reading.tip
  const { confirmed, waiting } = reading.statistics
  if (isShownNow || waiting.fundedSats > 0n || waiting.spentSats > 0n) {
    const isDue = isNews || ageSeconds >= time.stretched(EXPECTED_SECONDS)
    return isDue ? FIRST + ageSeconds / EXPECTED_SECONDS : 0
  }
  if (!isNews) return 0
  const isFunded = confirmed.fundedSats > confirmed.spentSats
  return isFunded ? 1 + ageSeconds / FUNDED_SECONDS : ageSeconds / QUIET_SECONDS
}
