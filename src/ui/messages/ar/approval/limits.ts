import type { LimitMessages } from '../../en/approval/limits.ts'
import type { Translated } from '../../translated.ts'

export const arLimits: Translated<LimitMessages> = {
  scrollToSign: 'مرّر إلى النهاية للتوقيع',
  emptyLines: (lines) => `أسطر فارغة: ${lines}`,
  spaces: (spaces) => `مسافات: ${spaces}`,
  limitTo: 'تحديده بـ',
  limit: 'تحديد',
  limitToBalance: 'تحديده برصيدي',
  limitHint: 'يكفي الموقعَ الصادق المبلغُ الذي تنفقه الآن.',
  limitWrong: 'أدخل مبلغًا.',
  cannotLimitTitle: 'هذا بلا حد، ولا يمكن وضع حد له',
  cannotLimit: 'يتوقعه الموقع كما هو تمامًا. ارفضه واطلب من الموقع إذنًا بمبلغ محدود.',
}
