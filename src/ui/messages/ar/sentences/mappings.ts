import type { mappingWords } from '../../../../core/verify/words/mappings.ts'
import type { Worded } from '../../worded.ts'

/** What can be wrong with the mapping of a nonce to an order, in Arabic. */
export const arMappingWords: Worded<typeof mappingWords> = {
  mappingWithoutNonce: 'الربط بلا رقم متسلسل: لن يتميّز التحويل عن غيره.',
  mappingWithoutOrder: 'لا يوجد أمر يمكن ربط إيداعك به.',
  nonceNotMapped: 'لا رقم متسلسل مربوط بأمر هذا التحويل.',
  nonceFarAway: 'الرقم المتسلسل ليس وقتًا قريبًا من هذا العرض: قد يُحتجز التحويل أو يفشل.',
  nonceUsed: 'الرقم المتسلسل مستخدم في تحويل سابق لك: قد يضيع هذا الإيداع.',
}
