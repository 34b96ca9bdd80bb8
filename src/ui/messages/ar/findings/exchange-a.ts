import type { exchangeAWords } from '../../../../core/verify/words/exchange-a.ts'
import type { Translated } from '../../translated.ts'

export const arExchangeAWords: Translated<typeof exchangeAWords> = {
  tokenPlaceUnknown: ({ symbol }) => `لا شيء يبيّن أين تحتفظ المنصة A بـ ${symbol}.`,
  transferOfTooManyDecimals: ({ amount }) => `لا تنقل المنصة A أكثر من ست منازل عشرية، فلا تنقل ${amount}.`,
  transferPartlyUnsigned: 'سيترك التوقيع جزءًا من التحويل مفتوحًا للتغيير.',
  transferPaysNobody: 'يذهب التحويل إليك أنت، أو إلى لا أحد، أو إلى توكن، ولا يدفع شيئًا.',

  firstTransferUnknown: ({ why }) => `أول تحويل من أي حساب يكلّف أكثر؛ ولا يُعرف إن كان هذا هو الأول: ${why}.`,
  firstTransferCosts: ({ exchange, fee }) =>
    `لم يرسل هذا الحساب شيئًا من قبل: ستأخذ ${exchange} فوق المبلغ ${fee}، مرة واحدة.`,
  exchangeTokenUnsaid: ({ exchange, symbol, why }) => `لم تذكر ${exchange} ما هو ${symbol}: ${why}.`,
  exchangeTokenIsAnother: ({ symbol, decimals }) =>
    `تعرف المنصة هذا التوكن باسم ${symbol}، وعدد منازله العشرية ${decimals}.`,
  exchangeBalanceUnsaid: ({ exchange, why }) => `لم تذكر ${exchange} رصيدك: ${why}.`,
}
