import type { mappingWords } from '../../../../core/verify/words/mappings.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const arMappingWords: Translated<typeof mappingWords> = {
  mappingWithoutNonce: 'الربط بلا رقم تسلسلي: لن يتميّز التحويل عن غيره.',
  mappingWithoutOrder: 'لا يوجد أمر يمكن ربط إيداعك به.',
  nonceNotMapped: 'لا رقم تسلسلي مربوط بأمر هذا التحويل.',
  nonceFarAway: 'الرقم التسلسلي ليس وقتًا قريبًا من هذا العرض: قد يُحتجز التحويل أو يفشل.',
  nonceUsed: 'الرقم التسلسلي مستخدم في تحويل سابق لك: قد يضيع هذا الإيداع.',

  mappingDomainSaysMore: different('سيكون التوقيع لنطاق فيه أكثر مما في ربط الرقم التسلسلي.'),
  mappingOfAnotherChain: different('سيكون التوقيع لشبكة ليست المعتادة ولا شبكتك.'),
  mappingOfAnotherContract: different('سيكون التوقيع لعقد آخر غير ربط الرقم التسلسلي: قد يسلّم توكناتك لغيرك.'),
  mappingOfAnotherForm: different('ما سيُوقَّع ليس على صورة ربط رقم تسلسلي: قد يكون إذنًا من أي نوع.'),
  mappingSaysMore: different('يقول الربط أكثر مما سيُوقَّع.'),
  mappingOfAnotherAccount: different('الربط لحساب آخر: سيُقيَّد إيداعك لغريب.'),
  mappingForAnotherExchange: different('الربط لمنصة أخرى.'),
  mappingToAnotherOrder: different('الربط بأمر آخر: سيدفع إيداعك لشيء لم تطلبه.'),
  mappingOfAnotherNonce: different('الرقم التسلسلي ليس الذي رُبط أولًا.'),
  mappingPostedOtherwise: different('ما سيُرسَل يختلف عما سيُوقَّع: قد يُربط إيداعك بأمر آخر.'),
  mappingHandedOverOtherwise: different('سيُسلَّم التوقيع بطريقة غير التي يُسلَّم بها ربط الرقم التسلسلي.'),
  mappingMalformed: different('صيغة ربط الرقم التسلسلي غير صحيحة.'),
}
