import type { chainWords } from '../../../../core/verify/words/chains.ts'
import type { Translated } from '../../translated.ts'

export const arChainWords: Translated<typeof chainWords> = {
  chainListedTwice: ({ chain }) => `تذكر الخدمة ${chain} مرتين: قد تكون أيٌّ منهما غير صحيحة.`,
  chainNameElsewhere: ({ chain, other }) => `تعطي الخدمة اسم ${chain} للشبكة ${other}: قد يعني أمرٌ شبكة أخرى.`,
  chainRenamed: ({ chain, name }) => `تسمّي الخدمة ${chain} باسم ${name}: تعني الأوامر عندئذ شبكة أخرى.`,
  chainDisabled: ({ chain }) => `لا تقبل الخدمة عمليات نقل على ${chain} الآن.`,
  chainLagging: ({ chain }) => `إنشاء الكتل على ${chain} بطيء الآن.`,
  chainLimited: ({ chain }) => `تحدّ الخدمة حاليًا مما تنقله على ${chain}.`,
  chainsNotRead: 'تعذّرت قراءة قائمة شبكات الخدمة: لا يُعرف هل إحداها بطيئة أو محدودة أو موقوفة الآن.',
  chainOfAnotherKind: ({ chain, kind }) => `تقول الخدمة إن ${chain} شبكة من نوع آخر، ${kind}.`,
  chainRunsOnAnother: ({ chain, symbol, decimals }) =>
    `تقول الخدمة إن عملة ${chain} هي ${symbol}، بعدد خانات عشرية ${decimals}: قد تكون المبالغ غير صحيحة.`,
  chainDepositoryDiffers: ({ depository, known }) => `تذكر الخدمة جهة الإيداع ${depository}؛ والمعروف ${known}.`,
  chainContractChanged: ({ address, contract, chain, before }) =>
    `تذكر الخدمة ${address} بوصفه ${contract} على ${chain}؛ وكان ${before}.`,
  factsOfAnotherChain: ({ chain }) => `لم يُقرأ شيء من ${chain}: المعلومات من شبكة أخرى.`,
}
