import type { TermMessages } from '../en-terms.ts'
import type { Worded } from '../worded.ts'

/** Every word in Arabic about the terms of a price: how long it holds, and what was learned of the terms of a route. */
export const arTerms: Worded<TermMessages> = {
  newer: {
    ready: 'يوجد سعر أحدث',
    over: 'انتهت صلاحية هذا السعر',
    none: 'تعذّر تجديد هذا السعر',
    show: 'عرضه',
    showNewer: 'عرض السعر الأحدث',
    showWhy: 'عرض السبب',
  },
}
