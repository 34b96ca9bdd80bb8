import type { AddressStatistics } from './balance.ts'

/** `tip` names the newest block at the reading. */
export type AddressReading = Readonly<{
  statistics: AddressStatistics
  readAtSeconds: number
  tip?: string | undefined
}>

export type WatchTime = Readonly<{
  nowSeconds: number
  /** Undefined if unknown. */
  tip: string | undefined
  /** Longer after many questions, seconds. */
  stretched: (seconds: number) => number
}>

/** For an open address, or one with a payment underway. */
const EXPECTED_SECONDS = 15
const FUNDED_SECONDS = 300
const QUIET_SECONDS = 1_800
/** Expected payments come first, unless others waited for hours. */
const FIRST = 10
/** Without a tip, a reading of this age is stale. */
const TIPLESS_SECONDS = 600

/** How overdue a reading is; below 1 it still serves. Only a new block changes confirmed amounts. */
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
