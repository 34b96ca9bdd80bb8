import { NO_END_SECONDS, type Permit2AllowanceMessages } from '../../en/accounts/permit2-allowances.ts'
import type { Translated } from '../../translated.ts'
import { apart, minuteOf } from '../format.ts'

export const arPermit2Allowances: Translated<Permit2AllowanceMessages> = {
  inside: (untilSeconds) =>
    untilSeconds >= NO_END_SECONDS
      ? 'محفوظ في Permit2، بلا نهاية'
      : `محفوظ في Permit2، حتى ${minuteOf(Number(untilSeconds))}`,
  takeBack: (token) => `إلغاء إذن سحب ${apart(token)} عبر Permit2`,
}
