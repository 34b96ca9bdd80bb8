import { minuteOf } from '../format.ts'

/** The year 3000. */
export const NO_END_SECONDS = 32_503_680_000n

export const enPermit2Allowances = {
  /** Seconds since 1970. */
  inside: (untilSeconds: bigint) =>
    untilSeconds >= NO_END_SECONDS
      ? 'Kept in Permit2, without end'
      : `Kept in Permit2, until ${minuteOf(Number(untilSeconds))}`,
  takeBack: (token: string) => `Revoke the approval of ${token} in Permit2`,
}

export type Permit2AllowanceMessages = typeof enPermit2Allowances
