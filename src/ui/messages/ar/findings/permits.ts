import type { permitWords } from '../../../../core/verify/words/permits.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const arPermitWords: Translated<typeof permitWords> = {
  permitNotAsked: 'يريد العرض توقيعًا لم تطلبه: قد يسلّم توكناتك لغيرك.',
  permitOfUnknownForm: 'ما سيُوقَّع ليس دفعة معروفة: قد يكون إذنًا من أي نوع.',
  permitMalformed: ({ problem }) => `صيغة الإذن الموقّع غير صحيحة: ${problem}.`,
  permitDomainUnsaid: ({ chain, why }) => `لم تذكر عقدة ${chain} ما يُوقَّع عليه لأجل التوكن: ${why}.`,
  permitDomainNotAsked: ({ chain }) => `لم تذكر عقدة ${chain} ما يُوقَّع عليه لأجل التوكن: لم تُسأل عنه.`,
  permit2NotPinned: ({ chain }) => `لا يوجد عقد Permit2 معروف على ${chain}.`,
  permitCallsTooLarge: 'الاستدعاءات أطول مما تحتاج إليه أي دفعة.',
  permitWithoutCalls: 'لا يقول التصريح ماذا يحدث للأموال: ادفع بمعاملة بدلًا من ذلك.',
  permitCallsNotEnforced: 'الاستدعاءات التي ستوقّعها لا تضمن دفع أمرك: ادفع بمعاملة بدلًا من ذلك.',
  permitOfNoOrder: 'لا شيء في الإذن الموقّع يبيّن لأي أمر مالك.',
  permitOver: 'انتهت صلاحية الإذن الموقّع: قد يُستعمل حين لا تتوقعه.',
  permitTooLong: 'يصلح الإذن الموقّع لأكثر من ساعة: قد يُستعمل حين لا تتوقعه.',
  permitLater: 'لا يسري الإذن الموقّع من الآن: قد يُستعمل حين لا تتوقعه.',

  permitOfAnotherContract: different('سيكون الإذن الموقّع لعقد آخر غير عقد توكنك.'),
  permitOfAnotherForm: different('ما سيُوقَّع ليس على صورة دفعة: قد يكون إذنًا من أي نوع.'),
  permitForStranger: different('قد يأخذ غريب مالك.'),
  permitFromAnother: different('الإذن الموقّع من حساب آخر غير حسابك.'),
  permitOfAnotherAmount: different('الإذن الموقّع ليس بما تدفعه بالضبط.'),
  permitLeftoverToStranger: different('سيذهب ما يتبقى إلى غريب.'),
  permitHandedOverOtherwise: different('سيُسلَّم التوقيع بطريقة غير التي يُسلَّم بها الإذن.'),
  permitIsAnother: different('الإذن الموقّع ليس الدفعة الواحدة التي طلبتها.'),
}
