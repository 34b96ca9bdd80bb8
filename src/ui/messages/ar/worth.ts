import type { ValuationMessages } from '../en/worth.ts'
import type { Translated } from '../worded.ts'
import { apart, minuteOf } from './words.ts'

export const arValuation: Translated<ValuationMessages> = {
  total: 'المجموع',
  by: 'حسب أسعار الخدمة',
  byThoseOf: (atSeconds) => `حسب أسعار الخدمة في ${minuteOf(atSeconds)}`,
  without: (balances) => `أرصدة بلا سعر: ${apart(balances)}`,
  unread: 'لم يُقرأ كل شيء',
  incomplete: 'لم يُقرأ كل شيء',
  nothing: 'تعذّرت قراءة أي شيء',
  reading: 'يُسأل عن الأسعار لدى الخدمة',
  none: 'لا تذكر الخدمة أسعارًا الآن',
  noPrice: 'بلا سعر',
  about: (dollars) => `نحو ${apart(dollars)} حسب سعر الخدمة`,
  hidden: 'القيمة مخفية',
  asOf: (when) => `${when} · تُقرأ من جديد…`,
  asOfFailed: (when) => `${when} · لم تُقرأ بعدها`,
}
