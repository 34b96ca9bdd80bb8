import type { PlaceMessages } from '../en/places.ts'
import type { Worded } from '../worded.ts'
import { apart } from './words.ts'

/** Every word about the places that the wallet is drawn in, in Arabic. */
export const arPlaces: Worded<PlaceMessages> = {
  decided: 'تقرر في مكان آخر',
  decidedText: 'أجبت عن هذا الطلب في نافذة أخرى من Causeway. الجواب يُحسب مرة واحدة: لم يُنفَّذ شيء مرتين.',
  over: 'انتهى هذا الطلب',
  overText: 'لم يعد ينتظر، ولم يُنفَّذ شيء بسببه هنا.',
  toHome: 'الرئيسية',
  waiting: (requests) => `طلبات من موقع تنتظر جوابك: ${apart(requests)}`,
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
