import type { WatchOnlyMessages } from '../en/watched.ts'
import type { Translated } from '../worded.ts'
import { apart } from './words.ts'

export const arWatchOnly: Translated<WatchOnlyMessages> = {
  chip: 'لك، للمتابعة فقط',
  inBook: 'في دفتر عناوينك',
  receive: {
    title: 'عناوين للمتابعة فقط',
    note: 'لا تملك هذه المحفظة مفاتيحها: ما يصل إليها ينقله من يملك المفتاح.',
    qr: (label) => `رمز QR لعنوان ${apart(label)}`,
  },
}
