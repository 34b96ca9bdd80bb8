import type { priceWords } from '../../../../core/verify/words/price.ts'
import type { Translated } from '../../translated.ts'

export const arPriceWords: Translated<typeof priceWords> = {
  mostLost: ({ cost, pays }) => `يضيع أكثر مما ينبغي: ما يبلغ ${cost} من أصل ${pays}.`,
  costAboveCap: ({ cost, pays }) => `يضيع جزء كبير: تبلغ الكلفة حتى ${cost} من أصل ${pays}.`,
  costHigh: ({ cost, pays }) => `تبلغ الكلفة حتى ${cost} من أصل ${pays}، دون رسوم الشبكة.`,
  worthLost: ({ pays, arrives }) =>
    `تدفع ما قيمته ${pays} دولار، والمضمون وصوله قيمته ${arrives} دولار، بحسب أسعار لا تضعها الخدمة.`,
  worthLostAsSaid: ({ pays, arrives }) =>
    `بحسب أسعار الخدمة نفسها تدفع ما قيمته ${pays} دولار، والمضمون وصوله قيمته ${arrives} دولار.`,
  priceUnknown: ({ currency }) => `لا يُعرف سعر لعملة ${currency} من مصدر غير الخدمة، فلا شيء يبيّن أن العرض عادل.`,
  priceUnknownLook: ({ currency }) =>
    `لا يُعرف سعر لعملة ${currency} من مصدر غير الخدمة، فلا شيء يبيّن أن العرض عادل. راجع المبلغين بنفسك.`,
  pricesDisagree: ({ currency, least, most }) =>
    `يختلف مصدران على سعر ${currency}: ${least} و${most} دولار. يُحسب ما تدفعه بالأعلى وما يصل بالأدنى.`,
  orderPaymentTooSmall: ({ pays, payment, worth }) =>
    `تدفع ما قيمته ${pays} دولار، لكن الأمر لا يطلب سوى ${payment}، وقيمته ${worth} دولار: قد يذهب الباقي إلى مكان آخر.`,
  topupTooSmall: ({ worth, asked }) => `قيمة غاز الوصول ${worth} دولار، وقد طلبت ${asked} دولار.`,
  topupPriceUnknown: ({ currency }) =>
    `لا يُعرف سعر لعملة ${currency} من مصدر غير الخدمة، فلا شيء يبيّن أن قيمة غاز الوصول هي ما طلبته.`,

  feeUnrelated: ({ currency, chain }) =>
    `تؤخذ رسوم بعملة ${currency} على الشبكة ${chain}، ولا صلة لها بعملية النقل هذه.`,
  feeBelowZero: 'رسوم أقل من الصفر، ولا شيء يفسّر مكافأة: لا يمكن أن تكون الأرقام صحيحة.',
  feeAboveInput: ({ fee }) => `رسوم قدرها ${fee} أكثر من كل ما تدفعه.`,
  feeWorthMore: ({ fee, worth, pays }) =>
    `رسوم قدرها ${fee} قيمتها ${worth} دولار، أكثر من كل ما تدفعه: ${pays} دولار.`,
  feeUnasked: ({ fee }) => `تُؤخذ رسوم قدرها ${fee} لم تطلبها.`,
  sponsorChargedMore: 'يُحمَّل الراعي أكثر مما طلبته.',

  transferFeeAboveLimit: ({ fee, limit }) => `كلفة التحويل ${fee}، وهي أكثر من حدّك البالغ ${limit}.`,
  routerAboveLimit: ({ sum, dollars }) =>
    `يتولى موجِّه مبلغ ${sum}؛ وهو فوق حدّك لمثل هذه الاستدعاءات، البالغ ${dollars} دولار.`,
  routerNotCompared: ({ sum, dollars }) =>
    `يتولى موجِّه مبلغ ${sum}؛ ولا يمكن مقارنته بحدّك لمثل هذه الاستدعاءات، البالغ ${dollars} دولار.`,
}
