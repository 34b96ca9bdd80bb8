import type { coinWords } from '../../../../core/verify/words/coins.ts'
import type { Translated } from '../../translated.ts'

export const arCoinWords: Translated<typeof coinWords> = {
  coinsUnknown: ({ why }) => `قطعك غير معروفة، فلا شيء يبيّن ما تنفقه المعاملة: ${why}.`,
  coinsNotRead: 'قطعك غير معروفة، فلا شيء يبيّن ما تنفقه المعاملة: لم تُقرأ.',
  coinMakerUnknown: ({ txid, why }) => `المعاملة ${txid} التي جاءت منها إحدى قطعك غير معروفة: ${why}.`,
  coinMakerNotRead: ({ txid }) => `المعاملة ${txid} التي جاءت منها إحدى قطعك غير معروفة: لم تُقرأ.`,
  coinMakerIsAnother: ({ txid }) => `أعطى المستكشف معاملة أخرى غير ${txid} التي جاءت منها إحدى قطعك.`,
  coinWorthContradicted: ({ coin, said }) => `يقول المستكشف إن قيمة ${coin} هي ${said}؛ وتقول الشبكة غير ذلك.`,
  coinSpentTwice: ({ coin }) => `تنفق المعاملة القطعة نفسها مرتين: ${coin}.`,
  coinNotYours: ({ coin }) => `تنفق المعاملة قطعة ليست لك: ${coin}.`,
  coinOfAnotherAddress: ({ own, coin }) => `تنفق المعاملة قطعة من عنوان آخر غير ${own}: ${coin}.`,
  coinNotSpendable: ({ coin }) => `لا يستطيع أي مفتاح في هذه المحفظة وحده إنفاق القطعة ${coin}.`,
  coinKeptAside: ({ coin }) => `تنفق المعاملة قطعة محجوزة: ${coin}.`,
  coinOfStrangerUnconfirmed: ({ coin, amount }) =>
    `يأتي ${amount} منه من دفعة إليك لم تؤكّدها أي كتلة (${coin}). ما زال بإمكان مرسلها سحبها، وعندئذ تنتهي عملية النقل هذه.`,
  unconfirmedChainTooLong: ({ transactions }) =>
    `تعتمد المعاملة على قطع غير مؤكّدة، في سلسلة عدد معاملاتها ${transactions}. وترفض عقد Bitcoin السلاسل الأطول: انتظر الكتلة التالية.`,
  unconfirmedChainFeeLow: ({ fee }) =>
    `تنتظر المعاملة معاملات سابقة غير مؤكّدة. وتدفع كلها معًا ${fee}، وهذا منخفض: قد ينتظر الإيداع ساعات أو أيامًا.`,

  coinSigned: 'تحمل المعاملة بالفعل توقيعًا لم تصنعه هذه المحفظة.',
  coinOfAnotherKey: 'تسمّي PSBT لإحدى قطعك مفتاحًا غير المفتاح الذي يملكها.',
  coinShownFromAnother: ({ txid }) => `تعرض PSBT معاملة أخرى غير ${txid} التي جاءت منها قطعتك.`,
  coinSaysMore: 'تقول PSBT عن إحدى القطع شيئًا لا تعرفه هذه المحفظة.',
  signatureNotBinding: 'لن يُلزم التوقيع بالمعاملة كلها؛ وقد يغيّر غيرك وجهة المال.',
  coinMalformed: 'تعرض PSBT قطعة صيغتها غير صحيحة.',
  coinWorthFalse: ({ said, worth }) => `تقول PSBT إن قيمة قطعتك ${said}؛ وقيمتها ${worth}. وسيذهب الفرق رسومًا.`,
  coinScriptFalse: 'تعرض PSBT إحدى قطعك بسكريبت ليس لها.',

  feeRateUnsaid: ({ chain, why }) => `لم يذكر مستكشف ${chain} ما تطلبه الكتلة: ${why}.`,
  feeRateNotBelievable: ({ rate }) =>
    `يقول المستكشف إن ما تطلبه الكتلة التالية لكل بايت، بالساتوشي، هو ${rate}؛ ولا يمكن الحكم على أي رسوم بذلك.`,
  coinsNotEnough: ({ needs, have }) => `يلزم ${needs} مع رسوم الشبكة؛ وقيمة قطعك المتاحة ${have}.`,
}
