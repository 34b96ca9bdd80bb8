import type { clockWords } from '../../../../core/verify/words/clocks.ts'
import type { Worded } from '../../worded.ts'

/** What can be wrong with the time, in Arabic. */
export const arClockWords: Worded<typeof clockWords> = {
  quoteTooOld: ({ seconds }) => `عمر عرض السعر ${seconds} ثانية؛ اطلب عرضًا جديدًا.`,
  lifeNearlyOver: 'تنتهي المهلة التي حدّدتها لعملية النقل هذه قبل أن يتسع الوقت لتنفيذها.',

  clockNotCompared: 'تعذّرت قراءة ما يؤكد ساعتك: عمر عرض السعر هذا غير مثبت.',
  clockBehindService: ({ seconds }) => `ساعتك متأخرة عن الخدمة ${seconds} ثانية: قد يبدو عرض قديم جديدًا.`,
  clockAheadOfService: ({ seconds }) => `ساعتك متقدمة على الخدمة ${seconds} ثانية: قد يبدو عرض قديم جديدًا.`,
  clockBehindChain: ({ seconds, chain }) =>
    `ساعتك متأخرة عن أحدث كتلة على ${chain} بمقدار ${seconds} ثانية: قد يبدو عرض قديم جديدًا.`,
  clockAheadOfChain: ({ seconds, chain }) =>
    `ساعتك متقدمة على أحدث كتلة على ${chain} بمقدار ${seconds} ثانية: قد يبدو عرض قديم جديدًا.`,
}
