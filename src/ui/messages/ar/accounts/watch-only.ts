import type { WatchOnlyMessages } from '../../en/accounts/watch-only.ts'
import type { Translated } from '../../translated.ts'
import { apart } from '../format.ts'

export const arWatchOnly: Translated<WatchOnlyMessages> = {
  chip: 'لك، للمتابعة فقط',
  inBook: 'في دفتر عناوينك',
  receive: {
    title: 'عناوين للمتابعة فقط',
    note: 'لا تملك هذه المحفظة مفاتيحها: ما يصل إليها ينقله من يملك المفتاح.',
    qr: (label) => `رمز QR لعنوان ${apart(label)}`,
  },
}
