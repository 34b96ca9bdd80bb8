import type { permitWords } from '../../../../core/verify/words/permits.ts'
import type { Worded } from '../../worded.ts'

/** What can be wrong with a permit, in Arabic. */
export const arPermitWords: Worded<typeof permitWords> = {
  permitNotAsked: 'يريد العرض توقيعًا لم تطلبه: قد يسلّم توكناتك لغيرك.',
  permitOfUnknownForm: 'ما سيُوقَّع ليس دفعة معروفة: قد يكون إذنًا من أي نوع.',
  permitMalformed: ({ problem }) => `صيغة الإذن الموقّع غير صحيحة: ${problem}.`,
  permitDomainUnsaid: ({ chain, why }) => `لم تذكر عقدة ${chain} ما يُوقَّع عليه لأجل التوكن: ${why}.`,
  permitDomainNotAsked: ({ chain }) => `لم تذكر عقدة ${chain} ما يُوقَّع عليه لأجل التوكن: لم تُسأل عنه.`,
  permit2NotPinned: ({ chain }) => `لا يوجد عقد Permit2 معروف على ${chain}.`,
  permitCallsTooLarge: 'الاستدعاءات أطول مما تحتاج إليه أي دفعة.',
  permitOfNoOrder: 'لا شيء في الإذن الموقّع يبيّن لأي أمر مالك.',
  permitOver: 'انتهت صلاحية الإذن الموقّع: قد يُستعمل حين لا تتوقعه.',
  permitTooLong: 'يصلح الإذن الموقّع لأكثر من ساعة: قد يُستعمل حين لا تتوقعه.',
  permitLater: 'لا يسري الإذن الموقّع من الآن: قد يُستعمل حين لا تتوقعه.',
}
