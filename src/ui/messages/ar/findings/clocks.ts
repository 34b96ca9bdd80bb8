import { about } from 'words:ar/formats'
import type { clockWords } from '../../../../core/verify/words/clocks.ts'
import type { Translated } from '../../translated.ts'

export const arClockWords: Translated<typeof clockWords> = {
  quoteTooOld: ({ seconds }) => `عمر عرض السعر ${about(Number(seconds))}؛ اطلب عرضًا جديدًا.`,
  lifeNearlyOver: 'تنتهي المهلة التي حدّدتها لعملية النقل هذه قبل أن يتسع الوقت لتنفيذها.',

  clockNotCompared: 'تعذّرت قراءة ما يؤكد ساعتك: عمر عرض السعر هذا غير مثبت.',
  clockBehindService: ({ seconds }) => `ساعتك متأخرة عن الخدمة ${about(Number(seconds))}: قد يبدو عرض قديم جديدًا.`,
  clockAheadOfService: ({ seconds }) => `ساعتك متقدمة على الخدمة ${about(Number(seconds))}: قد يبدو عرض قديم جديدًا.`,
  clockBehindChain: ({ seconds, chain }) =>
    `ساعتك متأخرة عن أحدث كتلة على ${chain} بمقدار ${about(Number(seconds))}: قد يبدو عرض قديم جديدًا.`,
  clockAheadOfChain: ({ seconds, chain }) =>
    `ساعتك متقدمة على أحدث كتلة على ${chain} بمقدار ${about(Number(seconds))}: قد يبدو عرض قديم جديدًا.`,
}
