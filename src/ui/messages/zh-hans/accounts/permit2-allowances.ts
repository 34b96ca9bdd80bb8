import { NO_END_SECONDS, type Permit2AllowanceMessages } from '../../en/accounts/permit2-allowances.ts'
import type { Translated } from '../../translated.ts'
import { line, minuteOf } from '../format.ts'

export const zhHansPermit2Allowances: Translated<Permit2AllowanceMessages> = {
  inside: (untilSeconds) =>
    untilSeconds >= NO_END_SECONDS
      ? '存放在 Permit2 中，没有期限'
      : line`存放在 Permit2 中，有效期至${minuteOf(Number(untilSeconds))}`,
  takeBack: (token) => line`撤销通过 Permit2 动用${token}的授权`,
}
