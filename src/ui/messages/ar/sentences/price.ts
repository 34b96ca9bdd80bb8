import type { priceWords } from '../../../../core/verify/words/price.ts'
import type { Worded } from '../../worded.ts'

/** What can be wrong with what a crossing costs, in Arabic. */
export const arPriceWords: Worded<typeof priceWords> = {
  mostLost: ({ cost, pays }) => `يضيع أكثر من النصف: ما يبلغ ${cost} من أصل ${pays}.`,
  costAboveCap: ({ cost, pays }) => `تبلغ الكلفة حتى ${cost} من أصل ${pays}، وهو فوق السقف البالغ 15%.`,
  costHigh: ({ cost, pays }) => `تبلغ الكلفة حتى ${cost} من أصل ${pays}، دون رسوم الشبكة.`,
  worthLost: ({ pays, arrives }) =>
    `بحسب الأسعار المعروفة تدفع ما قيمته ${pays} دولار وتتلقى ما قيمته ${arrives}: سيضيع أكثر من 15%.`,
  worthNotCompared: 'لا يُعرف سعر يقارَن به ما تدفعه بما يصل. راجع المبلغين بنفسك.',

  feeUnrelated: ({ currency, chain }) =>
    `تؤخذ رسوم بعملة ${currency} على الشبكة ${chain}، ولا صلة لها بعملية النقل هذه.`,
  feeBelowZero: 'رسوم أقل من الصفر، ولا شيء يفسّر مكافأة: لا يمكن أن تكون الأرقام صحيحة.',
  feeAboveInput: ({ fee }) => `رسوم قدرها ${fee} أكثر من كل ما تدفعه.`,
  sponsorChargedMore: 'يُحمَّل الراعي أكثر مما طلبته.',

  transferFeeAboveLimit: ({ fee, limit }) => `كلفة التحويل ${fee}، وهي أكثر من حدّك البالغ ${limit}.`,
  routerAboveLimit: ({ sum, dollars }) =>
    `يتولى موجِّه مبلغ ${sum}؛ وهو فوق حدّك لمثل هذه الاستدعاءات، البالغ ${dollars} دولار.`,
  routerNotCompared: ({ sum, dollars }) =>
    `يتولى موجِّه مبلغ ${sum}؛ ولا يمكن مقارنته بحدّك لمثل هذه الاستدعاءات، البالغ ${dollars} دولار.`,
}
