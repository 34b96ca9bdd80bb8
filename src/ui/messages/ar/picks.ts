import type { PickMessages } from '../en/picks.ts'
import type { Worded } from '../worded.ts'
import { apart } from './words.ts'

/** Every word in Arabic about a function that is picked for a call where money arrives. */
export const arPicks: Worded<PickMessages> = {
  ways: 'كيف تحدد الاستدعاء',
  pick: 'اختيار دالة',
  paste: 'لصق البيانات',
  what: 'ما الذي يُستدعى',
  whatNone: 'اختر دالة',
  names: {
    transfer: 'إرسال توكن إلى غيرك',
    pay: 'دفع بلا دالة',
  },
  whoGets: 'من يستلمه',
  howMuch: (unit) => `المبلغ، بعملة ${apart(unit)}`,
  howMuchUnits: 'المبلغ، بأصغر الوحدات',
  unitsHint: 'لا يعرف Causeway هذا العقد كتوكن: اكتب عددًا صحيحًا من أصغر وحداته.',
  whole: 'اكتب عددًا صحيحًا بلا فاصلة.',
  choose: 'اختيار',
  chooseContract: 'اختيار عقد',
  chooseAddress: 'اختيار عنوان',
  tokens: (chain) => `التوكنات على ${apart(chain)}`,
  accounts: 'حساباتك',
  nothing: 'لا يوجد ما تختار منه بعد.',
  preview: 'ما سيُستدعى',
  unread: 'لم يتمكن Causeway من قراءة ما يستدعيه هذا. ستراه قبل التأكيد.',
}
