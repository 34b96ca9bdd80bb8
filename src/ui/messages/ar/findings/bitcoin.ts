import type { bitcoinWords } from '../../../../core/verify/words/bitcoin.ts'
import type { Translated } from '../../translated.ts'

export const arBitcoinWords: Translated<typeof bitcoinWords> = {
  bitcoinAddressMiswritten: ({ address }) => `ليس ${address} عنوان Bitcoin مكتوبًا كما يجب؛ وقد يضيع المال المرسل إليه.`,
  psbtUnreadable: ({ problem }) => `هذه ليست معاملة Bitcoin يمكن إثباتها: ${problem}.`,
  psbtTooLarge: ({ inputs, outputs }) => `المعاملة أكبر من اللازم: المدخلات ${inputs}، والمخرجات ${outputs}.`,
  psbtSaysMore: 'في PSBT شيء لا تعرفه هذه المحفظة.',
  psbtOfOtherVersion: ({ version }) => `إصدار المعاملة ${version}، وليس 1 أو 2.`,
  psbtMinedLater: 'لا يمكن أن تدخل المعاملة كتلة قبل مرور بعض الوقت.',
  psbtMinedAfter: ({ lockTime }) => `لا يمكن أن تدخل المعاملة كتلة قبل ${lockTime}؛ سيبقى مالك معلّقًا.`,
  heightUnknown: 'ارتفاع الشبكة غير معروف، فلا يمكن الحكم على وقت القفل.',
  psbtPaysOtherAmounts: ({ pays, needed }) =>
    `تدفع المعاملة مبالغ (${pays}) غير التي تحتاج إليها عملية النقل هذه (${needed}).`,

  depositGoesElsewhere: ({ amount, address }) => `سيذهب إيداع ${amount} إلى ${address}، وليس إلى جهة الإيداع المعروفة.`,
  depositNotPaid: ({ chain }) => `لا يُدفع شيء إلى جهة الإيداع المعروفة على ${chain}.`,
  depositPaidTwice: 'تدفع المعاملة إلى جهة الإيداع أكثر من مرة.',
  strangerPaid: ({ amount, address }) => `تدفع المعاملة أيضًا ${amount} إلى ${address}، وهو ليس لك.`,
  anotherOrderNamed: 'تسمّي المعاملة أمرًا آخر غير المعروض، أو أكثر منه.',
  orderNotNamedOnce: 'لا تسمّي المعاملة الأمر مرة واحدة، فلا شيء يبيّن لماذا هذا الإيداع.',
  changeInPieces: 'سيعود الباقي إليك مجزّأً، وإنفاقه بعد ذلك يكلّف أكثر.',
  outputTooSmall: ({ amount }) => `مخرج بمبلغ ${amount} أصغر من اللازم: لن تمرّر أي عقدة المعاملة.`,
  outputSaysMore: 'تقول PSBT عن أحد المخرجات شيئًا لا تعرفه هذه المحفظة.',
  changeOfAnotherKey: 'تسمّي PSBT أحد المخرجات باقيًا لك، بمفتاح ليس مفتاح ذلك المخرج.',
  orderOutputTooLong: ({ bytes, most }) =>
    `المخرج الذي يسمّي الأمر حجمه ${bytes} بايت. ولا تمرّر عقد Bitcoin أكثر من ${most}، فلن يدخل كتلة أبدًا.`,
  transactionTooHeavy: ({ inputs }) => `مع عدد القطع ${inputs} تصبح المعاملة أكبر مما تمرّره عقد Bitcoin.`,

  coinsTooSmall: 'تدفع المعاملة أكثر من قيمة قطعها، فلن تقبلها أي عقدة.',
  minerFeeAboveMost: ({ fee, most }) => `ستكون رسوم الشبكة ${fee}؛ ولا تدفع هذه المحفظة أكثر من ${most}.`,
  minerFeeAboveMostRate: ({ rate, most }) =>
    `ستكون رسوم الشبكة ${rate} ساتوشي لكل بايت؛ ولا تدفع هذه المحفظة أكثر من ${most}.`,
  minerFeeAboveAmount: ({ fee, amount }) =>
    `ستكون رسوم الشبكة ${fee} لمبلغ ${amount}؛ ولا تدفع هذه المحفظة رسومًا تفوق المبلغ.`,
  minerFeeAboveShare: ({ fee, amount }) => `ستكون رسوم الشبكة ${fee} لمبلغ ${amount}، أي أكثر من 5%.`,
  minerFeeAboveCap: ({ fee, amount }) => `رسوم الشبكة ${fee} لمبلغ ${amount}، أي أكثر من السقف البالغ 15%.`,
  minerFeeTicked: ({ fee, amount }) => `رسوم الشبكة ${fee} لمبلغ ${amount}، أي أكثر من 10%.`,
  minerFeeHigh: ({ fee, amount }) => `رسوم الشبكة ${fee} لمبلغ ${amount}، أي أكثر من 5%.`,
  minerFeeAboveRate: ({ fee }) => `ستكون رسوم الشبكة ${fee}، أي أكثر من ثلاثة أضعاف ما تطلبه الكتلة التالية.`,
  changeLeftToMiner: ({ fee }) => `لا يعود إليك شيء: سيُترك للمُعدِّن ${fee}، ومعظمه هو الباقي المستحق لك.`,
  minerFeeLow: ({ fee }) => `رسوم الشبكة البالغة ${fee} منخفضة: قد ينتظر الإيداع ساعات أو أيامًا.`,
  minerFeeNotRelayed: ({ fee }) => `رسوم الشبكة البالغة ${fee} أقل مما تمرّره العقد: قد لا يدخل الإيداع أي كتلة أبدًا.`,
  minerFeeNotAsSaid: ({ claimed, fee }) => `تقول الخدمة إن رسوم الشبكة ${claimed}؛ وهي ${fee}.`,
}
