import type { WindowMessages } from '../../en/approval/windows.ts'
import type { Translated } from '../../translated.ts'
import { count, type Forms } from '../format.ts'

const WAITING: Forms = {
  zero: 'لا طلبات تنتظر جوابك',
  one: 'طلب واحد ينتظر جوابك',
  two: 'طلبان ينتظران جوابك',
  few: '# طلبات تنتظر جوابك',
  many: '# طلبًا ينتظر جوابك',
  other: '# طلب ينتظر جوابك',
}

export const arWindows: Translated<WindowMessages> = {
  unreadableAsks: 'لديه طلب لا يمكن عرضه.',
  unreadableTitle: 'لا يمكن عرض هذا الطلب',
  unreadableText: 'لا يستطيع Causeway قراءته، فلا يوقّع شيئًا من أجله. ارفضه لترى الطلب التالي.',
  decided: 'تقرر في مكان آخر',
  decidedText: 'أجبت عن هذا الطلب في نافذة أخرى من Causeway. الجواب يُحسب مرة واحدة: لم يُنفَّذ شيء مرتين.',
  over: 'انتهى هذا الطلب',
  overText: 'لم يعد ينتظر، ولم يُنفَّذ شيء بسببه هنا.',
  unlockToSee: 'لديه طلب لك. افتح قفل Causeway لتراه.',
  toHome: 'الرئيسية',
  waiting: (questions) => count(questions, WAITING),
  answer: 'أجب',
  panel: 'افتح في اللوحة الجانبية',
  panelWords: 'شريط جانبي بجانب',
  tab: 'افتح في علامة تبويب',
  tabWords: 'نافذة كاملة كبيرة صفحة',
  noPanel: 'لم يفتح المتصفح اللوحة الجانبية. قد تكون في قائمته الخاصة.',
  beside: 'قيد التنفيذ والأخيرة',
  nothing: 'لا شيء قيد التنفيذ',
  nothingText: 'تظهر عمليات النقل هنا ما دامت جارية، ثم تبقى أحدثها.',
}
