import type { WatchedMessages } from '../en/watched.ts'
import type { Worded } from '../worded.ts'
import { apart } from './words.ts'

export const arWatched: Worded<WatchedMessages> = {
  chip: 'لك، للمتابعة فقط',
  inBook: 'في دفتر عناوينك',
  receive: {
    title: 'عناوين للمتابعة فقط',
    note: 'لا تملك هذه المحفظة مفاتيحها: ما يصل إليها ينقله من يملك المفتاح.',
    qr: (label) => `رمز QR لعنوان ${apart(label)}`,
  },
}
