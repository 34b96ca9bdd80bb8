import type { Family } from '../../../../core/chain/chain.ts'
import type { AddressProblem } from '../../../../core/families/address.ts'
import type { IntentField, IntentProblem } from '../../../../core/intent/intent.ts'
import type { enForm as english } from '../../en/form/form.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { about, apart, count, span } from '../format.ts'

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

/** Continues a sentence that begins with the field's name. */
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
  needTransfer: 'تحتاج إلى عملية نقل من شبكة أخرى',
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

const problemsByFamily: Readonly<Record<Family, Readonly<Record<AddressProblem, string>>>> = {
  evm: addressProblems,
  bitcoin: { ...addressProblems, ...bitcoinAddressProblems },
  exchangeA: addressProblems,
  exchangeB: addressProblems,
}

export const arForm: Pick<TranslatedMessages, keyof typeof english> = {
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
    accountUnread: (index) => `تعذّرت قراءة الحساب ${index}`,
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
  form: {
    title: 'تحويل',
    modes: { send: 'إرسال', swap: 'مبادلة', bridge: 'جسر' },
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
    addressProblem: (problem, family) => problemsByFamily[family][problem],
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
    elsewhere: 'محفظة أخرى',
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
    onlyOwnCoin: 'لا يُدفع من مكان آخر إلا بعملة الشبكة الأصلية، وإلى شبكة أخرى فقط.',
  },
  quote: {
    asking: 'نطلب عرض سعر.',
    duration: (seconds) => (seconds === undefined ? 'غير معروفة' : `عادةً ${about(seconds)}`),
    goodFor: (seconds) => (seconds === 0 ? 'انتهى عرض السعر هذا' : `عرض السعر هذا سارٍ لمدة ${span(seconds)}`),
    proven: (claims, all) => `أُثبت على هذا الجهاز: ${claims} من ${all}`,
    again: 'طلب عرض آخر',
    fundsTitle: 'الرصيد لا يكفي لهذا',
    refusedTitle: 'رفض Causeway عرض السعر هذا',
    refusedText: 'لا يطابق عرض السعر هذا طلبك. لم يُوقَّع شيء. لم تتحرك أموالك.',
    problemsTitle: 'لا يمكن طلب هذا بعد',
    problem: ({ field, problem }) => `${fields[field]} ${intentProblems[problem]}.`,
    unavailableTitle: 'لا عرض سعر الآن',
    unavailableWait: 'لم تتحرك أموالك. يسأل Causeway مجددًا تلقائيًا.',
    unavailableChange: 'لم تتحرك أموالك. غيّر المبلغ أو العملات.',
  },
}
