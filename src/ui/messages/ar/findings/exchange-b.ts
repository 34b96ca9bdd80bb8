import type { exchangeBWords } from '../../../../core/verify/words/exchange-b.ts'
import type { Translated } from '../../translated.ts'

export const arExchangeBWords: Translated<typeof exchangeBWords> = {
  assetUnknown: ({ symbol }) => `لا شيء يبيّن ماذا تسمّي المنصة B عملة ${symbol}.`,
  transferWithoutOrder: 'لا يوجد أمر يمكن أن يدفع له التحويل.',
  transferTooLarge: ({ amount }) => `المبلغ ${amount} أكبر مما ينقله تحويل واحد.`,
  transferToNoAccount: 'يذهب التحويل إليك أنت، أو إلى حساب لا يمكن أن يوجد.',

  accountOwnerUnsaid: ({ exchange, why }) => `لم تذكر ${exchange} لمن الحساب: ${why}.`,
  accountOfAnother: ({ account, owner, own }) => `الحساب ${account} يملكه ${owner}، وليس ${own}.`,
  accountKeysUnsaid: ({ exchange, why }) => `لم تذكر ${exchange} مفاتيح الحساب: ${why}.`,
  accountKeyMissing: ({ exchange, account }) => `ليس لدى هذه المحفظة بعدُ مفتاح من ${exchange} للحساب ${account}.`,
  accountKeyReplaced: ({ exchange, account }) => `لم يعد لدى ${exchange} مفتاح هذه المحفظة للحساب ${account}.`,
  transferFeeUnsaid: ({ exchange, why }) => `لم تذكر ${exchange} كلفة التحويل: ${why}.`,
  transferFeeAboveAmount: ({ fee, amount }) => `سيكلّف التحويل ${fee}، أي أكثر من المبلغ الذي ينقله وهو ${amount}.`,
  transferFeeNotAsked: ({ fee, due }) => `سيكلّف التحويل ${fee}؛ وتطلب المنصة ${due}.`,
  transferFeeLarge: ({ fee, amount, share }) => `تأخذ المنصة ${fee} فوق ${amount} الذي ترسله: أي ${share}% منه.`,
}
