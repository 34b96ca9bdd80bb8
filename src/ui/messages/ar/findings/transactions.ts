import type { transactionWords } from '../../../../core/verify/words/transactions.ts'
import type { Translated } from '../../translated.ts'

export const arTransactionWords: Translated<typeof transactionWords> = {
  transactionMalformed: ({ problem }) => `صيغة المعاملة غير صحيحة: ${problem}.`,
  transactionFromAnother: ({ from, own }) => `المعاملة صادرة من ${from}، وليس من حسابك ${own}.`,
  transactionForAnotherChain: ({ chainId, chain }) => `المعاملة للشبكة ${chainId}، وليست لـ ${chain}.`,
  calldataEmptyText: 'في المعاملة نص فارغ حيث يجب أن تكون بيانات الاستدعاء.',
  calldataTooLong: ({ most }) => `تتجاوز بيانات الاستدعاء ${most} بايت: ستدفع ثمن كل بايت منها.`,
  callGivesControl: ({ call }) => `تستدعي المعاملة ${call}: ستسلّم بذلك التحكم في أكثر من هذه الدفعة.`,
  tokenMovedToSomebody: ({ symbol }) => `ستنقل المعاملة ${symbol} من حسابك مباشرةً إلى طرف ما، خارج أي إيداع.`,

  transactionToStranger: ({ to }) => `تذهب المعاملة إلى ${to}؛ ولا يجوز أن يصل مالك إلا إلى عقود معروفة.`,
  transactionToAnother: ({ to, due }) => `تذهب المعاملة إلى ${to}؛ ويجب أن تذهب إلى ${due}.`,
  transactionSendsUnasked: ({ sent }) => `ترسل المعاملة معها ${sent}؛ ويجب ألا ترسل شيئًا.`,
  transactionSendsAnother: ({ sent, due }) => `ترسل المعاملة معها ${sent}؛ ويجب أن ترسل ${due} بالضبط.`,
  paymentCallsSomething: 'الدفعة البسيطة لا تحتاج إلى بيانات استدعاء؛ أما هذه فستستدعي شيئًا.',

  depositWithoutOrder: 'لا يسمّي العرض أمرًا يخصه هذا الإيداع: لن يكون أحد ملزمًا بأن يدفع لك مقابله.',
  depositTakesAllowance: 'سيأخذ الإيداع كل ما يُسمح لجهة الإيداع بأخذه.',
  depositWithoutCalldata: 'الإيداع بلا بيانات استدعاء: لن يبيّن شيءٌ لأي أمر هو.',
  depositIsAnotherCall: 'تستدعي المعاملة شيئًا آخر غير الإيداع الذي طلبته.',
  depositForStranger: 'سيُقيَّد الإيداع لغريب: وسيكون له ما يُردّ منه وما يُطالَب به.',
  depositOfAnotherToken: ({ symbol }) => `الإيداع لتوكن آخر غير ${symbol}.`,
  depositOfAnotherAmount: ({ due }) => `الإيداع ليس بمبلغ ${due} بالضبط.`,
  depositForAnotherOrder: 'سيدفع الإيداع لأمر آخر غير المعروض.',

  transferPaysAnother: ({ paid, asked, due }) => `يدفع التحويل إلى ${paid}، وليس إلى ${asked}: سيضيع ${due}.`,
  transferPaysStranger: ({ paid }) => `يدفع التحويل إلى ${paid}؛ ولا يجوز أن تستلمه إلا جهة الإيداع المعروفة.`,
  transferOfAnotherAmount: ({ due }) => `التحويل ليس بمبلغ ${due} بالضبط.`,
  transferForAnotherOrder: 'سيدفع التحويل لأمر آخر غير المعروض.',
  transferWithoutCalldata: 'المعاملة بلا بيانات استدعاء: لن يتحرك أي توكن.',
  transferNotPlain: 'المعاملة ليست التحويل البسيط الذي طلبته.',

  wrappingNotPlain: 'يجب أن تكون المعاملة مبادلة بسيطة إلى الصيغة المغلّفة، وليست كذلك.',
}
