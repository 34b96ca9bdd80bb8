import { NO_END_SECONDS, type Permit2Messages } from '../en/permit2.ts'
import type { Worded } from '../worded.ts'
import { line, minuteOf } from './words.ts'

export const zhHansPermit2: Worded<Permit2Messages> = {
  inside: (untilSeconds) =>
    untilSeconds >= NO_END_SECONDS
      ? '存放在 Permit2 中，没有期限'
      : line`存放在 Permit2 中，有效期至${minuteOf(Number(untilSeconds))}`,
  takeBack: (token) => line`撤销通过 Permit2 动用${token}的授权`,
}
