import type { depositAddress as english } from '../en/deposit-address.ts'
import type { Said } from '../worded.ts'
import { apart, count, span } from './words.ts'

/** Paying to a deposit address, in Arabic. */
export const depositAddress: Pick<Said, keyof typeof english> = {
  deposit: {
    title: 'ادفع إلى هذا العنوان',
    titleReusable: 'عنوانك القابل لإعادة الاستخدام',
    titlePaid: 'عنوان الإيداع',
    exactly: 'أرسل بالضبط',
    quoted: 'أرسل أي مبلغ؛ عرض السعر لـ',
    copyAmount: 'نسخ المبلغ',
    only: (symbol, chain) =>
      `بعملة ${apart(symbol)} على ${apart(chain)} فقط، ولا شيء غير ذلك. رسوم محفظتك أو منصتك تُضاف إليه.`,
    qr: 'رمز QR لعنوان الإيداع',
    qrWithAmount: 'رمز QR لعنوان الإيداع والمبلغ المحدد',
    timeLeft: (seconds) => `بقي ${span(seconds)}`,
    timeOver: 'انتهى الوقت',
    refund: (chain) => `ما يعود يصل إلى هذا العنوان على ${apart(chain)}`,
    news: {
      unread: 'تعذّر فحص العنوان',
      nothing: 'لم يصل شيء بعد',
      late: 'لم يصل شيء في الوقت المحدد',
      less: (arrived, missing) => `وصل ${apart(arrived)}: ينقص ${apart(missing)}`,
      exact: (arrived) => `وصل ${apart(arrived)}، كما طُلب بالضبط`,
      more: (arrived, excess) => `وصل ${apart(arrived)}: يزيد ${apart(excess)}`,
      several: (payments, arrived) =>
        `${count(payments, {
          zero: 'لم تصل دفعات',
          one: 'وصلت دفعة واحدة',
          two: 'وصلت دفعتان',
          few: 'وصلت # دفعات',
          many: 'وصلت # دفعة',
          other: 'وصلت # دفعة',
        })}، بمجموع ${apart(arrived)}`,
    },
    means: {
      nothing: 'يتحقق Causeway كل بضع ثوانٍ. يمكنك إغلاقه: سيخبرك حين يصل المال.',
      late: 'لا تدفع إليه بعد الآن: ما يصل الآن يُعاد إليك بعد خصم رسوم الشبكة. ابدأ مجددًا بعرض سعر جديد.',
      less: 'لا يمكن نقل هذا المبلغ: يعود إليك بعد خصم رسوم الشبكة. لا ترسل الباقي؛ ابدأ مجددًا.',
      exact: 'ليس عليك فعل شيء آخر: يجري نقله الآن.',
      more: 'يجري الآن نقل ما طُلب. يعود الباقي إليك بعد خصم رسوم الشبكة.',
      several: 'يقبل هذا العنوان دفعة واحدة. تُحتسب الأولى إن كانت كاملة؛ وكل ما عداها يعود إليك.',
    },
    meansReusable: {
      nothing: 'يتحقق Causeway كل بضع ثوانٍ. يمكنك إغلاقه: سيخبرك حين يصل المال.',
      late: 'انتهى سعر العرض. ما يصل الآن يُنقل بسعر لحظته.',
      less: 'تقدّم الخدمة عرض سعر جديدًا لما وصل، بسعر تلك اللحظة: أقل عادةً من العرض الأول. يتابع Causeway العرض الجديد إن ذكرته الخدمة.',
      exact: 'ليس عليك فعل شيء آخر: يجري نقله الآن.',
      more: 'تقدّم الخدمة عرض سعر جديدًا لكل ما وصل، بسعر تلك اللحظة. يتابع Causeway العرض الجديد إن ذكرته الخدمة.',
      several:
        'تُنقل كل دفعة وحدها، بسعر لحظتها. يتابع Causeway الأولى حتى نهايتها، وتبحث عن الأخرى ما دامت هذه الصفحة مفتوحة.',
    },
    exactWaits: 'ليس عليك فعل شيء آخر. تُستأنف العملية حالما تدخل كتلة.',
    waits: (amount) => `منها ${apart(amount)} بانتظار كتلة.`,
    allWaits: 'كلها بانتظار كتلة.',
    rulesTitle: 'كيف يعمل هذا العنوان',
    rulesSaid: 'هذا قول الخدمة: لا شيء على شبكة يُلزمها به.',
    cases: {
      exact: (amount) => `${apart(amount)} بالضبط`,
      less: 'أقل',
      more: 'أكثر',
      again: 'دفعة ثانية',
      late: 'بعد فوات الوقت',
      other: 'توكن آخر أو شبكة أخرى',
    },
    rules: {
      exact: 'يُنقل حسب عرض السعر.',
      less: 'لا يُنقل: يعود إليك بعد خصم رسوم الشبكة.',
      more: 'يُنقل حسب عرض السعر؛ والزائد يعود إليك بعد خصم رسوم الشبكة.',
      again: 'تعود إليك بعد خصم رسوم الشبكة.',
      late: 'يعود إليك بعد خصم رسوم الشبكة.',
      other: 'قد يضيع.',
    },
    rulesReusable: {
      exact: 'يُنقل حسب عرض السعر، ما دام ساريًا.',
      less: 'يُنقل بسعر تلك اللحظة.',
      more: 'يُنقل بسعر تلك اللحظة.',
      again: 'تُنقل وحدها، بسعر تلك اللحظة.',
      late: 'يُنقل بسعر تلك اللحظة.',
      other: 'قد يضيع.',
    },
  },
  payHere: {
    open: 'الدفع من هذه المحفظة',
    title: 'الدفع من هذه المحفظة',
    pays: 'تدفع',
    to: (chain) => `إلى عنوان الإيداع على ${apart(chain)}`,
    once: 'ادفع بطريقة واحدة فقط: ما يصل إلى هذا العنوان مرة ثانية دفعة أخرى.',
    keep: 'ليس الآن',
    confirm: 'دفع',
    taken: 'دفعتك في الطريق.',
  },
  requoted: {
    title: (paid, asked) => `دفعتَ ${apart(paid)} بدلًا من ${apart(asked)}`,
    titleLate: (paid) => `دفعتَ ${apart(paid)} بعد انتهاء وقت العرض`,
    text: 'قدّمت الخدمة عرض سعر جديدًا لما وصل. لا يسري عليه العرض الأول.',
    less: (share) => `كان العرض الأول، بالتناسب، ${apart(share)} على الأقل: هذا أقل.`,
    enough: (share) => `كان العرض الأول، بالتناسب، ${apart(share)} على الأقل: هذا ليس أقل.`,
    firstMinimum: (asked) => `على الأقل، مقابل ${apart(asked)}`,
    requestId: 'الطلب الذي حلّ محله',
  },
  afterwards: {
    title: 'ما وصل غير ذلك إلى هذا العنوان',
    excess: (amount) => `كان ${apart(amount)} زائدًا`,
    further: (amount) => `دفعة أخرى بمبلغ ${apart(amount)}`,
    late: (amount) => `وصل ${apart(amount)} في النهاية`,
    awaited: 'يعود إليك بعد خصم رسوم الشبكة. لم يصل منه شيء بعد.',
    awaitedOpen: 'تُنقل وحدها، بسعر لحظتها. عرضها غير معروف بعد.',
    back: (amount) => `عاد ${apart(amount)} إلى عنوان الإرجاع. قرأه Causeway على الشبكة.`,
    backPerhaps: (amount) =>
      `وصل بعدها ${apart(amount)} إلى عنوان الإرجاع. قد يكون هو نفسه بعد خصم رسوم الشبكة: المبلغ ليس ذاته.`,
    arrived: (amount, chain) => `نُقلت وحدها: وصل ${apart(amount)} إلى ${apart(chain)}. قرأه Causeway على الشبكة.`,
    followed: 'تُنقل وحدها. تقول الخدمة:',
    unfollowed: {
      key: (chain) =>
        `تُنقل وحدها. لا تخبر الخدمة بمصيرها إلا من يملك مفتاح API: انظر إلى رصيد المستلم على ${apart(chain)}.`,
      newer: (chain) => `تُنقل وحدها. لا تخبر الخدمة إلا عن أحدث دفعة: انظر إلى رصيد المستلم على ${apart(chain)}.`,
    },
    unread: 'تعذّر البحث عنه',
    note: 'يجري البحث ما دامت هذه الصفحة مفتوحة.',
  },
}
