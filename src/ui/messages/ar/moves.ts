import type { AddressProblem } from '../../../core/address.ts'
import type { IntentField, IntentProblem } from '../../../core/intent.ts'
import type { Said } from '../worded.ts'
import { about, apart, count, span } from './words.ts'

type Moves = Pick<
  Said,
  | 'exchangeAccount'
  | 'move'
  | 'payFrom'
  | 'deposit'
  | 'payHere'
  | 'requoted'
  | 'afterwards'
  | 'quote'
  | 'review'
  | 'bitcoinReview'
  | 'insist'
  | 'fees'
>

const fields: Readonly<Record<IntentField, string>> = {
  user: 'حسابك',
  originCurrency: 'العملة التي تدفعها',
  destinationCurrency: 'العملة التي يجب أن تصل',
  amount: 'المبلغ',
  recipient: 'المستلم',
  refundTo: 'عنوان الإرجاع',
  slippageBasisPoints: 'الانزلاق السعري',
  payment: 'طريقة الدفع',
  topupGasUsd: 'الغاز عند الوصول',
  calls: 'الاستدعاءات عند الوصول',
  sponsorship: 'الرعاية',
  timeToLiveSeconds: 'مهلة إعادة المال',
}

/** What the core says of a field, as it ends a sentence that begins with the field's name. */
const intentProblems: Readonly<Record<IntentProblem['problem'], string>> = {
  unknownCurrency: 'لا تعرفها هذه المحفظة',
  notOnOrigin: 'ليس عنوانًا على شبكة المصدر',
  notOnDestination: 'ليس عنوانًا على شبكة الوجهة',
  notPositive: 'يجب أن يكون أكبر من صفر',
  tooLarge: 'أكبر مما تحمله أي شبكة',
  notBasisPoints: 'يجب أن يكون عددًا صحيحًا من 0 إلى 10000',
  notLifetime: 'يجب أن يكون عددًا صحيحًا من 120 إلى 86400',
  noLifetimeAtAddress: 'لا يمكن تحديدها لدفعة إلى عنوان إيداع',
  noLifetimeWithBitcoin: 'لا يمكن تحديدها حين تكون Bitcoin طرفًا',
  alreadyThere: 'هي نفسها حيث يوجد المال أصلًا',
  notToAddress: 'لا يمكن أن تلي دفعة إلى عنوان إيداع',
  mustBeStrict: 'يجب أن تكون عنوان إيداع لدفعة واحدة حين يكون المبلغ الواصل محددًا',
  mustBeAddress: 'يجب أن تكون عنوان إيداع حين يكون الدفع من مكان آخر',
  needsOriginToken: 'تحتاج إلى توكن من شبكة EVM',
  needCrossing: 'تحتاج إلى عملية نقل من شبكة أخرى',
  needEvm: 'تحتاج إلى شبكة EVM',
  tooMany: 'أكثر من 16',
  malformed: 'يجب أن يكون لكل منها عنوان وبيانات ست عشرية ومبلغ',
  needsDestinationToken: 'يحتاج إلى توكن على شبكة EVM',
}

const addressProblems: Readonly<Record<AddressProblem, string>> = {
  empty: 'الصق العنوان أو اكتبه.',
  notAnAddress: `هذا ليس عنوانًا: يجب أن يكون ${apart('0x')} ثم 40 حرفًا أو رقمًا.`,
  wrongChecksum: 'في هذا العنوان حرف خاطئ: أحرفه الكبيرة والصغيرة لا تتطابق. انسخه مجددًا.',
  zeroAddress: 'لا أحد يملك هذا العنوان. المال المرسل إليه يضيع.',
  otherNetwork: 'هذا عنوان على شبكة Bitcoin تجريبية. المال المرسل إليه يضيع.',
  notAnIndex: 'هذا ليس رقم حساب على هذه المنصة.',
}

const bitcoinAddressProblems: Readonly<Partial<Record<AddressProblem, string>>> = {
  notAnAddress: `هذا ليس عنوان Bitcoin يمكن الدفع إليه: يجب أن يبدأ بـ ${apart('bc1')} أو 1 أو 3، وأن يكون كاملًا.`,
  wrongChecksum: 'في هذا العنوان حرف خاطئ: لا يطابق مجموع التحقق. انسخه مجددًا.',
}

/** Moving money until the yes: what, where to, by which quote, and everything to know before it is signed. */
export const moves: Moves = {
  exchangeAccount: {
    loading: 'نسأل أي الحسابات حسابك.',
    failed: 'تعذّرت قراءة حسابك على المنصة',
    unread: (exchange) => `لم يُعرف من ${apart(exchange)} أي الحسابات حسابك`,
    noneTitle: (exchange) => `ليس لديك حساب على ${apart(exchange)} بعد`,
    none: (exchange) =>
      `يُفتح الحساب على ${apart(exchange)} مع أول إيداع في موقع المنصة نفسه. أودِع من هذا العنوان، ثم تحقق مجددًا:`,
    copy: 'نسخ هذا العنوان',
    again: 'تحقق مجددًا',
    on: 'على',
    which: (exchange) => `الحساب على ${apart(exchange)}`,
    account: (index) => `الحساب ${index}`,
    keyTitle: (exchange) => `يلزم مفتاح لهذا على ${apart(exchange)}`,
    key: {
      none: (exchange, index) =>
        `ما يخرج من الحساب ${index} يُوقَّع بمفتاح معروف لدى ${apart(exchange)}. يُنشأ هنا، ويُحفظ مشفّرًا، ويمكن إلغاؤه في الإعدادات.`,
      registering: (exchange, index) =>
        `مفتاح الحساب ${index} في الطريق إلى ${apart(exchange)}. يمكن استخدامه فور وصوله.`,
      revoking: (exchange, index) =>
        `أنت تلغي مفتاح الحساب ${index}. متى تم ذلك على ${apart(exchange)} أمكنك إنشاء مفتاح آخر.`,
    },
    keyMeant: (index) => `أريد مفتاحًا يتداول على الحساب ${index}.`,
    makeKey: 'إنشاء مفتاح',
    lookAtKey: 'هل وصل المفتاح؟',
  },
  move: {
    title: 'نقل الأموال',
    from: 'ما تدفعه',
    to: 'ما يجب أن يصل',
    choose: 'اختيار',
    onChain: (symbol, chain) => `${apart(symbol)} على ${apart(chain)}`,
    unread: 'لم يُقرأ',
    turn: 'تبديل الطرفين',
    max: 'الأقصى',
    youHave: 'لديك',
    otherAddress: 'عنوان آخر',
    ownAddress: 'حسابي',
    addressPlaceholder: { evm: '0x… / name.eth', exchangeA: '0x… / name.eth', bitcoin: 'bc1…', exchangeB: '123' },
    isYours: 'هذا أحد حساباتك.',
    isWatched: (label) => `للمتابعة فقط: ${apart(label)}. لا يملك Causeway مفتاحه؛ ما يصل إليه ينقله من يملك المفتاح.`,
    knownPlaces: 'عناوينك الأخرى',
    notYours: 'هذا ليس حسابك',
    neverSeen: 'لم ترسل هذه المحفظة شيئًا إليه من قبل. ما يصل إليه لا يمكن استرجاعه: قارن كل حرف.',
    seenBefore: 'أرسلت هذه المحفظة إليه من قبل. ما يصل إليه لا يمكن استرجاعه.',
    review: 'مراجعة',
    loading: 'نقرأ الشبكات.',
    chainsFailed: 'تعذّرت قراءة الشبكات',
    chainOff: { disabled: 'أوقفتها الخدمة حاليًا', noDeposits: 'لا تقبل الإيداعات حاليًا' },
    lagging: (chain) => `إنشاء الكتل على ${apart(chain)} بطيء الآن. تستغرق عمليات النقل أكثر من المعتاد؛ ولا يضيع شيء.`,
    chainsUnread: 'لا يُعرف هل إحدى هذه الشبكات بطيئة أو حدّتها الخدمة أو أوقفتها: تعذّرت قراءة ذلك الآن.',
    limited: (chain) => `تحدّ الخدمة الآن مما تنقله على ${apart(chain)}: وقد ترفض المبالغ الكبيرة.`,
    amount: {
      notANumber: `اكتب المبلغ بالأرقام، مع نقطة، مثل ${apart('0.1')}.`,
      tooPrecise: (symbol, decimals) =>
        `${count(decimals, {
          zero: 'لا أرقام بعد النقطة',
          one: 'رقم واحد بعد النقطة',
          two: 'رقمان بعد النقطة',
          few: '# أرقام بعد النقطة',
          many: '# رقمًا بعد النقطة',
          other: '# رقم بعد النقطة',
        })} على الأكثر في ${apart(symbol)}.`,
      tooLarge: 'لا تحمل أي شبكة مبلغًا كهذا.',
      empty: 'اكتب المبلغ.',
      zero: 'يجب أن يكون المبلغ أكبر من صفر.',
      tooMuch: (has, symbol) => `لديك ${apart(`${has} ${symbol}`)}. أرسل أقل، أو اختر عملة أخرى.`,
    },
    addressProblem: (problem, family) =>
      (family === 'bitcoin' ? bitcoinAddressProblems[problem] : undefined) ?? addressProblems[problem],
    currencies: {
      same: 'المال هناك أصلًا: الطرفان متطابقان. اختر عملة أو شبكة أخرى، أو أدخل عنوانًا آخر يُرسَل إليه.',
      sameOnBitcoin:
        'لا تنقل الخدمة البيتكوين إلا إلى شبكات أخرى ومنها، لا من عنوان Bitcoin إلى آخر. اختر شبكة أخرى لأحد الطرفين، أو أرسله بمحفظة مخصصة لـ Bitcoin.',
      sameOnExchange: (exchange) =>
        `لا تنقل الخدمة المال إلا إلى ${apart(exchange)} ومنها، لا من حساب هناك إلى آخر. اختر شبكة أخرى لأحد الطرفين، أو أرسله من موقع ${apart(exchange)}.`,
      originDisabled: 'أوقفت الخدمة الشبكة التي تدفع عليها. اختر أخرى، أو انتظر.',
      closed: 'أغلقت الخدمة هذا الطريق مؤقتًا. اختر شبكة أو عملة أخرى، أو انتظر.',
      originNoDeposits: 'لا تقبل الخدمة الآن الإيداعات على الشبكة التي تدفع عليها. اختر أخرى، أو انتظر.',
      destinationDisabled: 'أوقفت الخدمة الشبكة التي يجب أن يصل إليها المال. اختر أخرى، أو انتظر.',
    },
  },
  payFrom: {
    label: 'من',
    title: 'من أين تدفع؟',
    elsewhere: 'الدفع من مكان آخر',
    change: 'تغيير',
    names: {
      deposit: 'هذه المحفظة',
      strictAddress: 'مكان آخر، دفعة واحدة',
      openAddress: 'مكان آخر، كلما شئت',
    },
    ways: {
      deposit: 'هذه المحفظة',
      strictAddress: 'محفظة أخرى أو منصة، مرة واحدة',
      openAddress: 'محفظة أخرى أو منصة، مرات متكررة',
    },
    means: {
      deposit: 'يوقّع Causeway ويرسل مما في حسابك.',
      strictAddress: 'تحصل على عنوان لدفعة واحدة بهذا المبلغ بالضبط. أي شيء آخر يعود.',
      openAddress:
        'تحصل على عنوان يقبل أي مبلغ في أي وقت. أما المبالغ غير المذكورة في العرض فتُنقل بسعر تلك اللحظة، دون وعد.',
    },
    notes: {
      strictAddress: 'تحصل على عنوان لدفعة واحدة بهذا المبلغ بالضبط، بعد أن ترى المراجعة.',
      openAddress: 'تحصل على عنوان يمكنك الدفع إليه مجددًا. المبالغ الأخرى تُنقل بسعر لحظتها.',
    },
    onlyOwnCoin: 'لا يُدفع من مكان آخر إلا بعملة الشبكة الأصلية، وإلى شبكة أخرى فقط.',
  },
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
  quote: {
    asking: 'نطلب عرض سعر.',
    duration: (seconds) => (seconds === undefined ? 'لم تذكرها الخدمة' : `نحو ${about(seconds)}`),
    goodFor: (seconds) => (seconds === 0 ? 'انتهى عرض السعر هذا' : `عرض السعر هذا سارٍ لمدة ${span(seconds)}`),
    proven: (claims, all) => `أُثبت على هذا الجهاز: ${claims} من ${all}`,
    again: 'طلب عرض آخر',
    fundsTitle: 'الرصيد لا يكفي لهذا',
    refusedTitle: 'رفض Causeway عرض السعر هذا',
    refusedText: 'لا يفعل ما طلبته، لذلك لن يُوقَّع شيء منه. لم تتحرك أموالك.',
    problemsTitle: 'لا يمكن طلب هذا بعد',
    problem: ({ field, problem }) => `${fields[field]} ${intentProblems[problem]}.`,
    unavailableTitle: 'لا عرض سعر الآن',
    unavailableWait: 'لم تتحرك أموالك. يسأل Causeway مجددًا تلقائيًا.',
    unavailableChange: 'لم تتحرك أموالك. غيّر المبلغ أو العملات.',
  },
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
