import type { TermMessages } from '../../en/review/terms.ts'
import type { Translated } from '../../translated.ts'
import { apart, minutesOf } from '../format.ts'

export const arTerms: Translated<TermMessages> = {
  newer: {
    ready: 'يوجد عرض سعر أحدث',
    over: 'انتهت صلاحية عرض السعر هذا',
    runOut: 'انتهت صلاحية عرض السعر هذا. لم يُوقَّع شيء.',
    none: 'تعذّر تجديد عرض السعر هذا',
    show: 'إظهاره',
    showNewer: 'إظهار الأحدث',
    showWhy: 'إظهار السبب',
  },
  least: {
    refused: (amount, ago) => `كان ${apart(amount)} أقل من اللازم هنا ${ago}.`,
    worked: (amount, ago) => `وكان ${apart(amount)} كافيًا ${ago}.`,
  },
  life: {
    title: 'إعادة المال بعد',
    hint: 'ما لم تُنجزه الخدمة حتى ذلك الحين تعيده. أما رسوم الشبكة فتُدفع في كل الأحوال.',
    minutes: (minutes) => apart(`${minutes} د`),
    is: (minutes) => `يُعاد المال بعد ${apart(`${minutes} د`)}`,
    review: (minutes) =>
      `إن لم تُنجز الخدمة عملية النقل خلال ${minutesOf(minutes)}، أعادت المال. هذا وعدها هي، ولا يرد في الأمر نفسه.`,
  },
}
