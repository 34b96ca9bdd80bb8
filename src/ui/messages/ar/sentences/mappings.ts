import type { mappingWords } from '../../../../core/verify/words/mappings.ts'
import type { Worded } from '../../worded.ts'
import { different } from './different.ts'

/** What can be wrong with the mapping of a nonce to an order, in Arabic. */
export const arMappingWords: Worded<typeof mappingWords> = {
  mappingWithoutNonce: 'الربط بلا رقم متسلسل: لن يتميّز التحويل عن غيره.',
  mappingWithoutOrder: 'لا يوجد أمر يمكن ربط إيداعك به.',
  nonceNotMapped: 'لا رقم متسلسل مربوط بأمر هذا التحويل.',
  nonceFarAway: 'الرقم المتسلسل ليس وقتًا قريبًا من هذا العرض: قد يُحتجز التحويل أو يفشل.',
  nonceUsed: 'الرقم المتسلسل مستخدم في تحويل سابق لك: قد يضيع هذا الإيداع.',

  mappingDomainSaysMore: different('سيكون التوقيع لنطاق فيه أكثر مما في ربط الرقم المتسلسل.'),
  mappingOfAnotherChain: different('سيكون التوقيع لشبكة ليست المعتادة ولا شبكتك.'),
  mappingOfAnotherContract: different('سيكون التوقيع لعقد آخر غير ربط الرقم المتسلسل: قد يسلّم توكناتك لغيرك.'),
  mappingOfAnotherForm: different('ما سيُوقَّع ليس على صورة ربط رقم متسلسل: قد يكون إذنًا من أي نوع.'),
  mappingSaysMore: different('يقول الربط أكثر مما سيُوقَّع.'),
  mappingOfAnotherAccount: different('الربط لحساب آخر: سيُقيَّد إيداعك لغريب.'),
  mappingForAnotherExchange: different('الربط لمنصة أخرى.'),
  mappingToAnotherOrder: different('الربط بأمر آخر: سيدفع إيداعك لشيء لم تطلبه.'),
  mappingOfAnotherNonce: different('الرقم المتسلسل ليس الذي رُبط أولًا.'),
  mappingPostedOtherwise: different('ما سيُرسَل يختلف عما سيُوقَّع: قد يُربط إيداعك بأمر آخر.'),
  mappingHandedOverOtherwise: different('سيُسلَّم التوقيع بطريقة غير التي يُسلَّم بها ربط الرقم المتسلسل.'),
  mappingMalformed: different('صيغة ربط الرقم المتسلسل غير صحيحة.'),
}
