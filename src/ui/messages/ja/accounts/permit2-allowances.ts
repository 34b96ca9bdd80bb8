import { NO_END_SECONDS, type Permit2AllowanceMessages } from '../../en/accounts/permit2-allowances.ts'
import type { Translated } from '../../translated.ts'
import { minuteOf } from '../format.ts'

export const jaPermit2Allowances: Translated<Permit2AllowanceMessages> = {
  inside: (untilSeconds) =>
    untilSeconds >= NO_END_SECONDS ? 'Permit2に保管、期限なし' : `Permit2に保管、${minuteOf(Number(untilSeconds))}まで`,
  takeBack: (token) => `Permit2を通じた${token}の引き出し許可を取り消す`,
}
