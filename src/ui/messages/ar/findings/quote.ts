import type { quoteWords } from '../../../../core/verify/words/quote.ts'
import type { Translated } from '../../translated.ts'

export const arQuoteWords: Translated<typeof quoteWords> = {
  quoteForAnother: ({ sender, account }) => `عرض السعر لـ ${sender}، وليس لحسابك ${account}.`,
  quotePaysStranger: ({ recipient, asked }) => `يذهب كل المبلغ إلى ${recipient}؛ وقد طلبت ${asked}.`,
  quotePaysLookAlike: ({ recipient, asked }) => `يذهب كل المبلغ إلى ${recipient}، وهو مصنوع ليشبه ${asked} الذي طلبته.`,

  quoteTakesAnother: ({ currency, chain, asked }) => `يأخذ عرض السعر ${currency} على الشبكة ${chain}، وليس ${asked}.`,
  quotePaysAnother: ({ currency, chain, asked }) => `يدفع عرض السعر ${currency} على الشبكة ${chain}، وليس ${asked}.`,
  quoteRefundsUnrelated: ({ currency, chain }) =>
    `عند الفشل تحصل على ${currency} على الشبكة ${chain}، ولا صلة لذلك بعملية النقل هذه.`,
  symbolDisguised: ({ symbol }) => `تكتب الخدمة اسمًا يشبه ${symbol} في الشكل فقط؛ ولا يُستخدم هذا الاسم.`,
  currencyDescribedFalsely: ({ symbol }) => `تصف الخدمة ${symbol} بغير حقيقته؛ ولا يُستخدم وصفها.`,

  inputDiffers: ({ said, due }) => `يأخذ عرض السعر ${said}؛ والمستحق ${due}.`,
  inputAboveLimit: ({ takes, limit }) => `المطلوب دفعه ${takes}؛ والحد ${limit}.`,
  outputDiffers: ({ pays, asked }) => `يدفع عرض السعر ${pays}؛ وقد طلبت ${asked}.`,
  leastDoesNotFit: ({ least, promised }) =>
    `عرض السعر يناقض نفسه: يذكر أن ما يصل هو ${promised} وأن الحد الأدنى ${least}.`,
  outputBelowLimit: ({ least, limit }) => `المضمون وصوله لا يزيد على ${least}؛ والحد ${limit}.`,

  nothingArrives: 'لن يصل شيء: يأخذ عرض السعر أموالك ولا يعد بشيء مقابلها.',
  nothingIsSure: 'لا شيء مضمون الوصول: يأخذ عرض السعر أموالك، وأقل ما يعد به مقابلها صفر.',
  slippageAbsurd: ({ loss }) => `قد يصل أقل من المتوقع بما يبلغ ${loss}: تسمح الخدمة لنفسها بأكثر من النصف.`,
  slippageAboveCap: ({ loss }) => `قد يصل أقل من المتوقع بما يبلغ ${loss}: تسمح الخدمة لنفسها بأكثر من 15%.`,
  slippageHigh: ({ loss }) => `قد يصل أقل من المتوقع بما يبلغ ${loss}: تسمح الخدمة لنفسها بأكثر من 5%.`,
  slippageAboveAsked: ({ loss }) => `قد يصل أقل من المتوقع بما يبلغ ${loss}: وهو انزلاق أكبر مما طلبته.`,
  slippageSaidAboveAsked: ({ said, asked }) =>
    `يسمح عرض السعر بانزلاق أكبر مما طلبته: يذكر ${said} نقطة أساس، وقد طلبت ${asked}.`,

  topupMissing: 'ليس في عرض السعر غاز الوصول الذي طلبته: قد لا تستطيع نقل ما يصل.',
  topupUnasked: ({ amount }) => `يحوّل عرض السعر جزءًا من أموالك إلى غاز، قدره ${amount}.`,
  topupInAnother: ({ currency, chain }) => `غاز الوصول ليس بعملة ${currency} التي تقبلها ${chain}.`,
  topupWorthAnother: 'قيمة غاز الوصول أكثر من ضعف ما طلبته أو أقل من نصفه.',

  timeNotBelievable: 'لا تذكر الخدمة مدة معقولة لعملية النقل هذه.',
}
