import type { ServiceKeyMessages } from '../../en/settings/service-key.ts'
import type { Translated } from '../../translated.ts'
import { apart } from '../format.ts'

export const arServiceKey: Translated<ServiceKeyMessages> = {
  title: 'مفتاح الخدمة',
  meaning:
    'مفتاح خاص بك يتيح أسئلة أكثر في الدقيقة، ويتيح أن يدفع راعٍ الرسوم. يُحفظ في الخزنة المشفّرة ويُرسل إلى الخدمة وحدها، لا إلى أي موقع.',
  label: 'مفتاح API',
  save: 'حفظ',
  remove: 'إزالة',
  kept: (ending) => `قيد الاستخدام: مفتاح ينتهي بـ ${apart(ending)}`,
  removed: 'أُزيل المفتاح. تُسأل الخدمة من دونه.',
  failed: 'تعذّرت قراءة المفتاح',
  loading: 'نبحث عن مفتاح.',
  outcome: {
    kept: 'تعرف الخدمة هذا المفتاح. يُستخدم من الآن.',
    noKey: 'هذا ليس مفتاحًا: المفتاح بلا مسافات، وفيه من 4 إلى 200 حرف أو رقم أو رمز.',
    notKnown: 'لا تعرف الخدمة هذا المفتاح. لم يُحفظ شيء: تحقق منه، أو أنشئ مفتاحًا جديدًا لديها.',
    notAsked: 'لم تُجب الخدمة، فتعذّرت تجربة المفتاح. لم يُحفظ شيء: حاول مجددًا.',
    locked: 'المحفظة مقفلة. لم يُحفظ شيء.',
  },
}
