import { NO_END_SECONDS, type Permit2AllowanceMessages } from '../en/permit2.ts'
import type { Translated } from '../worded.ts'
import { minuteOf } from './words.ts'

export const esPermit2Allowances: Translated<Permit2AllowanceMessages> = {
  inside: (untilSeconds) =>
    untilSeconds >= NO_END_SECONDS
      ? 'Guardado en Permit2, sin fin'
      : `Guardado en Permit2, hasta el ${minuteOf(Number(untilSeconds))}`,
  takeBack: (token) => `Retirar el permiso para tomar ${token} mediante Permit2`,
}
