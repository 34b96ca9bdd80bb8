import { NO_END_SECONDS, type Permit2AllowanceMessages } from '../../en/accounts/permit2-allowances.ts'
import type { Translated } from '../../translated.ts'
import { minuteOf } from '../format.ts'

export const esPermit2Allowances: Translated<Permit2AllowanceMessages> = {
  inside: (untilSeconds) =>
    untilSeconds >= NO_END_SECONDS
      ? 'Guardado en Permit2, sin fin'
      : `Guardado en Permit2, hasta el ${minuteOf(Number(untilSeconds))}`,
  takeBack: (token) => `Revocar la aprobación de ${token} en Permit2`,
}
