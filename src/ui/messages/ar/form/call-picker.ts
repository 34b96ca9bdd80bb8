import type { CallPickerMessages } from '../../en/form/call-picker.ts'
import type { Translated } from '../../translated.ts'
import { apart } from '../format.ts'

export const arCallPicker: Translated<CallPickerMessages> = {
  ways: 'كيف تحدد الاستدعاء',
  pick: 'اختيار دالة',
  paste: 'لصق البيانات',
  what: 'ما الذي يُستدعى',
  whatNone: 'اختر دالة',
  names: {
    transfer: 'إرسال توكن إلى غيرك',
    approve: 'السماح لعقد بسحب توكن',
    vaultDeposit: 'وضع توكن في خزنة',
    pay: 'دفع بلا دالة',
  },
  who: {
    transfer: 'من يستلمه',
    approve: 'من يستطيع سحبه',
    vaultDeposit: 'لمن سيكون',
    pay: 'من يستلمه',
  },
  howMuch: (unit) => `المبلغ، بعملة ${apart(unit)}`,
  howMuchUnits: 'المبلغ، بأصغر الوحدات',
  unitsHint: 'لا يعرف Causeway هذا العقد كتوكن: اكتب عددًا صحيحًا من أصغر وحداته.',
  vaultUnitsHint: 'عدد صحيح من أصغر وحدات توكن الخزنة. وإن سمح استدعاء سابق للخزنة بسحب توكن، فالمبلغ بذلك التوكن.',
  approveHint: 'الإذن من عقد الخدمة، لما يصل: أضف الاستدعاء الذي يسحبه.',
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
