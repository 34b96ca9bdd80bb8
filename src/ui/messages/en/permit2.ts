import { minuteOf } from './words.ts'

/** Beyond any date that a person thinks of. */
export const NO_END_SECONDS = 32_503_680_000n

/** Every word about permissions that are kept inside of Permit2. */
export const enPermit2 = {
  /** Until when, since 1970. */
  inside: (untilSeconds: bigint) =>
    untilSeconds >= NO_END_SECONDS
      ? 'Kept in Permit2, without end'
      : `Kept in Permit2, until ${minuteOf(Number(untilSeconds))}`,
  takeBack: (token: string) => `Take back the permission to take ${token} through Permit2`,
}

export type Permit2Messages = typeof enPermit2
