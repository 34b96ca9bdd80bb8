import type { orderWords } from '../../../../core/verify/words/order.ts'
import type { Translated } from '../../translated.ts'

export const arOrderWords: Translated<typeof orderWords> = {
  orderMissing: 'لا يحمل عرض السعر أي أمر. لا شيء يربط إيداعك بما طلبته: قد يضيع كله.',
  orderWithoutContent: 'يذكر عرض السعر أمرًا بلا مضمونه. لا شيء يربط إيداعك بما طلبته: قد يضيع كله.',
  orderIdFalse: 'معرّف الأمر ليس هاش الأمر المعروض. قد يُدفع كل المبلغ لأمر آخر.',
  orderIdEmpty: 'معرّف الأمر فارغ: لن يُحتسب إيداعك لأي أمر، وقد يضيع كله.',
  orderNotHashed: ({ why }) => `تعذّر حساب هاش الأمر: ${why}.`,
  orderVersionUnknown: ({ version }) => `إصدار الأمر مجهول (${version}): قد يعني شيئًا آخر.`,
  orderFeesHidden: 'يدفع الأمر لآخرين رسومًا لا يُظهرها عرض السعر.',
  orderSolverUnknown: ({ solver, chain }) =>
    `الأمر لمنفّذ غير معروف، ${solver} على ${chain}: لن ينفّذه أحد من المعروفين.`,
  orderSignatureFalse: 'التوقيع على هذا الأمر ليس توقيع منفّذه.',
  orderDepositoryUnknown: ({ depository, chain, known }) =>
    `يذهب كل المبلغ إلى ${depository}؛ والمعروف على ${chain} هو ${known} وحده.`,
  orderDepositDescribed: ({ due }) => `الإيداع الموصوف غير الإيداع المستحق، وهو ${due}.`,

  orderPaidOtherwise: ({ chain }) => `لا يُدفع هذا الأمر بإيداع واحد على ${chain}: إيداعك وحده لا يكفي.`,
  orderWantsUnknown: ({ chain, currency }) => `يطلب الأمر عملة غير معروفة على ${chain}، وهي ${currency}.`,
  orderWantsAnother: ({ due }) => `يطلب الأمر دفعة غير ${due}: قد لا يُحتسب له ما تدفعه.`,
  orderRunsOut: 'ينتهي الأمر قبل أن يتسع الوقت لتنفيذه بعد أن تدفع.',
  orderRunsLong: 'مهلة الأمر طويلة إلى حد أن أموالك قد تبقى محجوزة له.',
  refundRunsOut: 'تنتهي مهلة الاسترداد قبل مهلة الأمر: إن فشل متأخرًا فقد لا يعود شيء.',
  refundMinimumUnmet: 'لا يُعاد المبلغ إلا بحد أدنى قد لا يُبلغ أبدًا: قد لا يعود شيء.',

  refundNowhere: ({ chain }) => `لا شيء يقول إن أموالك تعود إليك على ${chain} عند الفشل.`,
  refundUnrelated: ({ currency, chain }) =>
    `عند الفشل تحصل على ${currency} على ${chain}، ولا صلة لذلك بعملية النقل هذه.`,
  refundToStranger: ({ recipient, asked }) => `عند الفشل تذهب أموالك إلى ${recipient} وليس إلى ${asked}.`,
  refundToLookAlike: ({ recipient, asked }) =>
    `عند الفشل تذهب أموالك إلى ${recipient}، وهو مصنوع ليشبه عنوانك، وليس إلى ${asked}.`,
  refundContractUnknown: 'يعيد المال عقد لا تعرفه المحفظة.',

  orderPaysElsewhere: ({ chain, asked }) => `يدفع الأمر على ${chain}، وليس على ${asked}.`,
  orderCallsUnasked: 'يُجري الأمر بأموالك استدعاءات لم تطلبها.',
  orderCallsOthers: 'يُجري الأمر بأموالك استدعاءات غير التي طلبتها.',
  orderContractUnknown: 'لا يذكر الأمر عقدًا ذكيًا معروفًا ينفّذه.',
  orderSplits: 'يقسم الأمر ما يصل: لا يذهب إلى حيث طلبت إلا جزء منه.',
  orderPaysStranger: ({ recipient, asked }) => `يذهب كل المبلغ إلى ${recipient}؛ وقد طلبت ${asked}.`,
  orderPaysLookAlike: ({ recipient, asked }) =>
    `يذهب كل المبلغ إلى ${recipient}، وهو مصنوع ليشبه ما طلبته؛ وقد طلبت ${asked}.`,
  orderPaysAnother: ({ currency, asked }) => `يدفع الأمر ${currency}، وهي ليست ${asked}.`,
  orderPromisesLess: ({ promised, shown }) => `لا يَعِد الأمر بأكثر من ${promised}؛ ويُظهر عرض السعر ${shown} على الأقل.`,
  orderExpectsAnother: ({ expected, shown }) => `يتوقع الأمر دفع ${expected}؛ ويُظهر عرض السعر ${shown}.`,
}
