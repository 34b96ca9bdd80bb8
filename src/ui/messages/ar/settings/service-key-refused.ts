import type { ServiceKeyRefusedMessages } from '../../en/settings/service-key-refused.ts'
import type { Translated } from '../../translated.ts'
import { apart } from '../format.ts'

export const arServiceKeyRefused: Translated<ServiceKeyRefusedMessages> = {
  title: 'ترفض الخدمة مفتاح API الخاص بك',
  text: 'بهذا المفتاح لا تجيب عن شيء: لا عروض، ولا أخبار عن أموال في الطريق. أموالك لا تتأثر. احفظ مفتاحًا آخر، أو اسأل من دونه.',
  toSettings: 'إلى الإعدادات',
  without: 'السؤال من دون المفتاح',
  kept: {
    refused: (ending) => `رفضته الخدمة: مفتاح ينتهي بـ ${apart(ending)}`,
    setAside: (ending) => `غير مستخدم لأن الخدمة رفضته: مفتاح ينتهي بـ ${apart(ending)}`,
  },
  again: 'استخدام هذا المفتاح من جديد',
}
