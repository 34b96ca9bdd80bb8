import type { stepWords } from '../../../../core/verify/words/steps.ts'
import type { Translated } from '../../translated.ts'

export const arStepWords: Translated<typeof stepWords> = {
  answerNotAQuote: ({ why }) => `الجواب ليس عرض سعر: ${why}.`,
  planChanged: 'لم تعد الخطة هي التي وافقت عليها.',

  requestMissing: 'لا يذكر عرض السعر أي طلب، فلن يستطيع أحد متابعة أموالك.',
  requestsDiffer: 'الخطوات لطلبات مختلفة: تدفع لأحدها وتتابع غيره.',
  requestOfAnotherFollowed: 'يريد عرض السعر متابعة طلب غير الذي تدفع له.',
  requestUsed: 'استُخدم هذا الطلب من قبل في عملية نقل سابقة: يُدفع له مرتين.',
  orderUsed: 'استُخدم هذا الأمر من قبل في عملية نقل سابقة: يُدفع له مرتين.',

  stepCalledDone: 'يَعُدّ عرض السعر خطوة منجزة ولم ينجزها أحد: يبقى ما وُضعت له ناقصًا.',
  stepEmpty: 'في عرض السعر خطوة لا تقول ما العمل.',
  stepsDiffer: 'الخطوات ليست ما تحتاج إليه عملية النقل هذه، أو ليست بترتيبها.',
  swapMissing: 'يطلب الأمر عملة غير التي تدفعها.',
}
