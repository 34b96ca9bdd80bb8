import type { review as english } from '../../en/review/review.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { apart, count } from '../format.ts'

export const review: Pick<TranslatedMessages, keyof typeof english> = {
  review: {
    title: 'مراجعة',
    sentence: (pays, from, minimum, to) =>
      `تدفع ${apart(pays)} على ${apart(from)}؛ فيصل ${apart(minimum)} على الأقل إلى ${apart(to)}.`,
    sentenceExact: (pays, from, arrives, to) =>
      `تدفع ${apart(pays)} على ${apart(from)}؛ فيصل ${apart(arrives)} بالضبط إلى ${apart(to)}.`,
    sentenceSwap: (pays, chain, minimum) =>
      `تبادل ${apart(pays)} بـ ${apart(minimum)} على الأقل، وكلاهما على ${apart(chain)}.`,
    sentenceSwapExact: (pays, chain, arrives) =>
      `تبادل ${apart(pays)} بـ ${apart(arrives)} بالضبط، وكلاهما على ${apart(chain)}.`,
    sentenceSend: (pays, chain) => `ترسل ${apart(pays)} على ${apart(chain)}. يصل كله إلى العنوان أدناه.`,
    sentenceElsewhere: (pays, from, minimum, to) =>
      `تدفع ${apart(pays)} على ${apart(from)} من مكان آخر؛ ثم يصل ${apart(minimum)} على الأقل إلى ${apart(to)}.`,
    recipient: 'إلى',
    recipientOn: (chain) => `إلى، على ${apart(chain)}`,
    yourAccount: 'حسابك',
    notYourAccount: 'ليس حسابك',
    notYours: 'هذا الحساب ليس في محفظتك. ما يصل إليه لا يمكن استرجاعه: قارن كل حرف.',
    expected: 'يصل، تقريبًا',
    exactly: 'يصل، بالضبط',
    minimum: 'على الأقل',
    cost: 'التكلفة المتوقعة، ضمن المبلغ',
    move: 'تحرك السعر، بحد أقصى',
    gasTopup: 'يصل غازًا أيضًا',
    byService: 'بحسب قول الخدمة',
    feesInAll: 'الرسوم إجمالًا',
    sponsored: 'رسوم يدفعها الراعي',
    youPay: 'رسوم تدفعها أنت',
    networkFee: 'رسوم الشبكة، إضافةً',
    exchangeFee: 'رسوم المنصة، إضافةً',
    noFee: 'لا شيء',
    minerFee: 'رسوم المُعدِّن، إضافةً',
    minerFigures: (sats, rate, share) => `${apart(`${sats} sat`)} · ${apart(`${rate} sat/vB`)} · ${share} مما تدفعه`,
    feeElsewhere: 'ما تأخذه تلك المحفظة',
    upTo: 'حتى',
    total: 'المجموع، بحد أقصى',
    price: (dollars, symbol) => `${apart(dollars)} لكل ${apart(`1 ${symbol}`)}`,
    byPrices: (prices) => `بحسب سعر الخدمة: ${prices.join('، ')}`,
    byDollarTokens: 'كل توكن دولاري محسوب بدولار واحد',
    time: 'المدة المعتادة',
    refundToYou: (amount, chain) => `إذا فشلت: يعود إليك ${apart(amount)} على ${apart(chain)} بعد خصم رسوم الشبكة.`,
    refundToOther: (amount, chain) =>
      `إذا فشلت: يذهب ${apart(amount)} إلى هذا العنوان على ${apart(chain)} بعد خصم رسوم الشبكة.`,
    refundNotYours: 'لن يعود المال المُرجَع إلى محفظتك.',
    warnings: (of) =>
      count(of, {
        zero: 'لا شيء يلزم معرفته أولًا',
        one: 'أمر واحد يلزم معرفته أولًا',
        two: 'أمران يلزم معرفتهما أولًا',
        few: '# أمور يلزم معرفتها أولًا',
        many: '# أمرًا يلزم معرفتها أولًا',
        other: '# أمر يلزم معرفتها أولًا',
      }),
    reject: 'رفض',
    cancel: 'إلغاء',
    confirm: (steps) =>
      count(steps, {
        zero: 'تأكيد',
        one: 'تأكيد',
        two: 'تأكيد الخطوتين',
        few: 'تأكيد # خطوات',
        many: 'تأكيد # خطوة',
        other: 'تأكيد # خطوة',
      }),
    confirmWorse: 'تأكيد المبالغ الجديدة',
    confirmAddress: 'إظهار العنوان',
    fresh: 'طلب عرض سعر جديد',
    freshTitle: 'عرض سعر جديد. لا شيء فيه أسوأ لك.',
    warnedTitle: 'مع عرض السعر الجديد تحذير جديد',
    warnedText: 'لم يُوقَّع شيء. اقرأه قبل أن تؤكّد.',
    worseTitle: 'عرض السعر الجديد أسوأ لك',
    worseText: 'لم يُوقَّع شيء. انظر إلى المبالغ الجديدة قبل أن تؤكّد.',
    worse: { pays: 'تدفع', expected: 'يصل، تقريبًا', minimum: 'على الأقل', mostGas: 'رسوم الشبكة، بحد أقصى' },
    lockedTitle: 'قُفلت المحفظة في هذه الأثناء. لم يُوقَّع شيء: افتح قفلها وأكّد مجددًا.',
    failedTitle: 'لم يكتمل ذلك',
    failedText: 'قبل أن تحاول مجددًا، انظر في «النشاط»: إن كانت عملية النقل هناك، فقد قُبلت وهي في الطريق.',
  },
  bitcoinReview: {
    title: 'إلى أين يذهب مالك على Bitcoin',
    spends: (coins) =>
      count(coins, {
        zero: 'لا تُنفق أي قطعة من قطعك',
        one: 'تُنفق قطعة واحدة من قطعك',
        two: 'تُنفق قطعتان من قطعك، معًا',
        few: 'تُنفق # قطع من قطعك، معًا',
        many: 'تُنفق # قطعة من قطعك، معًا',
        other: 'تُنفق # قطعة من قطعك، معًا',
      }),
    deposit: 'إلى جهة الإيداع',
    change: 'يعود إليك',
    noChange: 'لا يعود باقٍ: تُنفق هذه القطع كاملة.',
    miner: 'إلى المُعدِّن',
    order: 'تذكر المعاملة نفسها الأمر الوحيد الذي تدفع له:',
  },
  insist: {
    title: (of) =>
      count(of, {
        zero: 'ما كان Causeway ليوقّع هذا',
        one: 'ما كان Causeway ليوقّع هذا، لسبب واحد',
        two: 'ما كان Causeway ليوقّع هذا، لسببين',
        few: 'ما كان Causeway ليوقّع هذا، لـ# أسباب',
        many: 'ما كان Causeway ليوقّع هذا، لـ# سببًا',
        other: 'ما كان Causeway ليوقّع هذا، لـ# سبب',
      }),
    risk: 'إن لم يكن الأمر كما ينبغي، فقد تخسر كل هذا المال، ولا يستطيع أحد إعادته.',
    why: 'يوقف Causeway مثل هذه الخطط. وقد اخترت في الإعدادات أن تقرر بنفسك.',
    later: 'كان Causeway ليتوقف هنا. في الصفحة التالية يمكنك المتابعة على مسؤوليتك.',
    type: 'للمتابعة رغم ذلك، اكتب:',
    label: 'أتحمل المخاطرة',
  },
  fees: {
    title: 'كيف تقسّم الخدمة سعرها',
    note: 'بحسب قول الخدمة. ما تدفعه والحد الأدنى الذي يصل أُثبتا من دونه.',
    parts: {
      execution: 'الدفع عند الوجهة',
      service: 'الخدمة',
      total: 'الخدمة، إجمالًا',
      app: 'التطبيق',
      sponsored: 'يدفعها راعٍ',
    },
    impact: 'الأثر على السعر',
  },
}
