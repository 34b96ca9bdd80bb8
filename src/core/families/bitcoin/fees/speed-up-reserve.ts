/** The kept change can pay this multiple of today's rate. */
const SPEED_UP_TIMES = 3
const SPEED_UP_SATS_PER_VBYTE = 25
const LITTLE_PART = 10n

/** The rate, in sat/vB, that the change kept by Max can pay later; `rate` is today's and `sum` in satoshis. */
export function speedUpRate(rate: number, { vbytes, sum }: Readonly<{ vbytes: number; sum: bigint }>): number {
  const most = rate * SPEED_UP_TIMES
  const isLittle = feeAtRate(vbytes, SPEED_UP_SATS_PER_VBYTE) * LITTLE_PART <= sum
  return Math.floor(isLittle ? Math.max(most, SPEED_UP_SATS_PER_VBYTE) : most)
}

/** In satoshis, rounded up. */
export function feeAtRate(vbytes: number, satsPerVbyte: number): bigint {
  return BigInt(Math.ceil(vbytes * satsPerVbyte))
}
