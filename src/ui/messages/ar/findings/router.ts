import type { routerWords } from '../../../../core/verify/words/router.ts'
import type { Translated } from '../../translated.ts'

export const arRouterWords: Translated<typeof routerWords> = {
  routerNotDue: 'يستدعي العرض موجّهًا مع أنه لا يلزم أي تبديل أولًا: يكفي إيداع عادي.',
  routerWithoutCalldata: 'لا يحمل استدعاء الموجّه أي بيانات: ستبقى أموالك هناك.',
  routerCallUnreadable: 'استدعاء الموجّه ليس بالصيغة المنشورة، فلا يمكن فرض نهايته.',
  routerCallWithoutEnd: 'لا ينتهي استدعاء الموجّه بدفع العملة المستحقة.',
  routerCallWithoutOrder: 'لا يتضمن العرض أمرًا يمكن لاستدعاء الموجّه أن يدفع مقابله.',
  routerTakesAnother: ({ symbol }) => `سيأخذ الموجّه شيئًا غير ${symbol} الخاص بك.`,
  routerTakesAnotherAmount: ({ due }) => `لن يأخذ الموجّه ${due} بالضبط.`,
  routerLeftoverToStranger: 'سيرسل الموجّه ما يتبقى إلى شخص غريب.',
  swapResultFromNode: ({ symbol, chain }) =>
    `عقدة من ${chain} وحدها تقول كم يصل من ${symbol}: لا تستطيع السلسلة فرض ذلك لرمز غير معروف.`,
}
