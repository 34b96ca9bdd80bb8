import { NO_END_SECONDS, type Permit2AllowanceMessages } from '../en/permit2.ts'
import type { Translated } from '../worded.ts'
import { apart, minuteOf } from './words.ts'

export const arPermit2Allowances: Translated<Permit2AllowanceMessages> = {
  inside: (untilSeconds) =>
    untilSeconds >= NO_END_SECONDS
      ? 'محفوظ في Permit2، بلا نهاية'
      : `محفوظ في Permit2، حتى ${minuteOf(Number(untilSeconds))}`,
  takeBack: (token) => `إلغاء إذن سحب ${apart(token)} عبر Permit2`,
}
