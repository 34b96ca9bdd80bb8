import { NO_END_SECONDS, type Permit2AllowanceMessages } from '../../en/accounts/permit2-allowances.ts'
import type { Translated } from '../../translated.ts'
import { minuteOf } from '../format.ts'

export const dePermit2Allowances: Translated<Permit2AllowanceMessages> = {
  inside: (untilSeconds) =>
    untilSeconds >= NO_END_SECONDS
      ? 'In Permit2 hinterlegt, ohne Ende'
      : `In Permit2 hinterlegt, bis ${minuteOf(Number(untilSeconds))}`,
  takeBack: (token) => `Freigabe über Permit2 zurücknehmen: ${token}`,
}
