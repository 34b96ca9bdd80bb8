import { NO_END_SECONDS, type Permit2Messages } from '../en/permit2.ts'
import type { Worded } from '../worded.ts'
import { apart, minuteOf } from './words.ts'

export const arPermit2: Worded<Permit2Messages> = {
  inside: (untilSeconds) =>
    untilSeconds >= NO_END_SECONDS
      ? 'محفوظ في Permit2، بلا نهاية'
      : `محفوظ في Permit2، حتى ${minuteOf(Number(untilSeconds))}`,
  takeBack: (token) => `إلغاء إذن سحب ${apart(token)} عبر Permit2`,
}
