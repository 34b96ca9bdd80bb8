import type { FormDetailMessages } from '../../en/form/form-details.ts'
import type { Translated } from '../../translated.ts'
import { apart, list, percent } from '../format.ts'

export const arFormDetails: Translated<FormDetailMessages> = {
  fees: {
    network: { kept: 'محجوز لرسوم الشبكة:', besides: 'رسوم الشبكة زيادةً على ذلك، بحد أقصى:' },
    exchange: { kept: 'محجوز لرسوم المنصة:', besides: 'رسوم المنصة زيادةً على ذلك، بحد أقصى:' },
  },
  notSure: (whole, fraction) => `اكتب ${apart(whole)} أو ${apart(fraction)}: قد تعني الفاصلة أيًا منهما.`,
  code: {
    elsewhere: (chain) => `هذا الرمز لشبكة ${apart(chain)}، والشبكة المختارة غيرها.`,
    unknown: (id) => `هذا الرمز للشبكة ${apart(id)}، ولا يعرفها Causeway.`,
    disabled: (chain) => `هذا الرمز لشبكة ${apart(chain)}، وقد أوقفتها الخدمة الآن.`,
    choose: (symbol, chain) => `اختيار ${apart(symbol)} على ${apart(chain)}`,
  },
  youSend: { EXACT_INPUT: 'تدفع بالضبط', EXACT_OUTPUT: 'تدفع', EXPECTED_OUTPUT: 'تدفع' },
  list: { held: 'لديك رصيد منها', verified: 'موثوق: في قائمة Causeway نفسها', unverified: 'ليس في قائمة Causeway' },
  unpinned: {
    title: (title) => `${apart(title)} ليس في قائمة Causeway`,
    means: (chain) => `اسمه وعدد خاناته العشرية هو ما تقوله ${apart(chain)} وحدها. تأكد من أنه التوكن الذي تقصده.`,
  },
  howExact: 'ما مدى الدقة المطلوبة؟',
  exact: { EXACT_OUTPUT: 'بالضبط', EXPECTED_OUTPUT: 'تقريبًا' },
  aboutNote: 'قد يصل أقل قليلًا إذا تحرك سعر ما: ولا يقل أبدًا عن الحد الأدنى في عرض السعر أدناه.',
  most: (amount) => `تقول الخدمة إنها تدفع هناك ${apart(amount)} على الأكثر دفعة واحدة. أرسل أقل، أو على عدة دفعات.`,
  limits: {
    between: (least, most) => `من نحو ${apart(least)} إلى نحو ${apart(most)} على هذا الطريق`,
    atMost: (most) => `نحو ${apart(most)} على الأكثر على هذا الطريق`,
    atLeast: (least) => `نحو ${apart(least)} على الأقل على هذا الطريق`,
    above: (most) => `تنقل الخدمة نحو ${apart(most)} على الأكثر على هذا الطريق. أرسل أقل، أو على دفعات.`,
    below: (least) => `لا تنقل الخدمة ما دون نحو ${apart(least)} على هذا الطريق. أرسل أكثر.`,
  },
  moved: (what, isBetter, by) =>
    what === 'arrives'
      ? `${isBetter ? 'أفضل' : 'أسوأ'} من قبل: ما يصل ${isBetter ? 'أكثر' : 'أقل'} بـ ${apart(by)}`
      : `${isBetter ? 'أفضل' : 'أسوأ'} من قبل: ما تدفعه ${isBetter ? 'أقل' : 'أكثر'} بـ ${apart(by)}`,
  trade: {
    exactToOpenAddress:
      'العنوان القابل لإعادة الاستخدام يقبل أي مبلغ، فلا يمكن أن يكون ما يصل منه محددًا. اختر «تقريبًا»، أو ادفع مرة واحدة.',
  },
  party: {
    recipient: { label: 'إلى', field: 'إلى', own: 'حسابك' },
    refundTo: { label: 'الإرجاع', field: 'إذا فشلت، يعود إلى', own: 'حسابك' },
  },
  options: {
    label: 'خيارات',
    slippage: 'الانزلاق السعري',
    slippageHint: 'كم يمكن أن ينقص ما يصل إذا تحرك سعر في الطريق. إن نقص أكثر من ذلك، فشلت العملية وعاد المال.',
    slippages: (chosen) => (chosen === 'automatic' ? 'تلقائي' : percent(chosen)),
    slippageIs: (chosen) => (chosen === 'automatic' ? 'انزلاق سعري تلقائي' : `انزلاق سعري حتى ${percent(chosen)}`),
    own: {
      choice: 'أخرى',
      label: 'نسبتك الخاصة للانزلاق، بالمئة',
      bounds: 'من 0 إلى 100، برقمين بعد النقطة على الأكثر.',
      unset: 'لم يُحدَّد الانزلاق السعري',
      problems: {
        empty: `اكتب نسبة مئوية، مثل ${apart('0.75')}، أو اختر نسبة أخرى.`,
        notANumber: `اكتب النسبة بالأرقام، مع نقطة، مثل ${apart('0.75')}.`,
        tooPrecise: 'للنسبة هنا رقمان بعد النقطة على الأكثر.',
        tooHigh: `لا يمكن السماح بأكثر من ${percent('10000')}: فهذا هو المبلغ كله.`,
      },
      cautions: {
        none: () => `عند ${percent('0')} يجب ألا يتحرك أي سعر: وإلا فلا عرض سعر، أو تفشل العملية ويعود المال.`,
        low: () => 'هذا قليل: كثيرًا ما لا يوجد عرض سعر عندها، أو يتحرك السعر أكثر فيعود المال.',
        high: (allowed) => `قد يصل أقل بما يبلغ ${percent(allowed)}. ويمكن لآخرين أن يتداولوا بحيث تخسر ذلك كله.`,
      },
      inQuote: (share) => `هذا العرض أقل من ذلك: ${percent(share)} على الأكثر.`,
      loss: {
        allTitle: 'توقف: قد لا يصل شيء إطلاقًا',
        all: 'تقبل هذه الخطة وصول صفر: قد تفقد كل ما ترسله دون إعادة المال.',
        acceptAll: 'قد أخسره كله، وأتابع',
        accept: (allowed) => `قد يضيع ما يبلغ ${percent(allowed)}، وأتابع`,
      },
    },
    mostPaid: {
      label: (symbol) => `تدفع على الأكثر، بعملة ${apart(symbol)}`,
      hint: (margin) => `إن تركته فارغًا كان الحدّ أعلى بنسبة ${percent(margin)} من السعر الذي تراه أولًا.`,
      is: (sum) => `${apart(sum)} على الأكثر`,
      unset: 'لم يُحدَّد أقصى ما تدفعه',
      problems: {
        notANumber: `اكتب الحدّ بالأرقام، مع نقطة، مثل ${apart('0.50')}، أو اتركه فارغًا.`,
        tooPrecise: 'في الحدّ أرقام بعد النقطة أكثر مما في العملة.',
        tooLarge: 'لا أحد يملك هذا القدر. اكتب أقل، أو اتركه فارغًا.',
        zero: 'مع حدّ قدره 0 لا يمكن دفع شيء. اكتب أكثر، أو اتركه فارغًا.',
      },
    },
    gas: (dollars, symbol) => `غاز عند الوصول: ${dollars} من ${apart(symbol)}`,
    gasHint: (symbol, arrives) =>
      `يُقتطع مما يُنقل. من دون ${apart(symbol)} هناك، لا يمكن نقل ${apart(arrives)} بعد ذلك.`,
    gasIs: (dollars, symbol) => `${dollars} من ${apart(symbol)} عند الوصول`,
    noGas: (symbol, chain) => `ليس لديك ${apart(symbol)} على ${apart(chain)}`,
    noGasThere: (symbol, chain) => `ليس لدى المستلم ${apart(symbol)} على ${apart(chain)}`,
    noGasMeans: 'لن يمكن نقل ما يصل من هناك. يمكن أن يصل جزء منه غازًا.',
    addGas: (dollars, symbol) => `إضافة ${dollars} من ${apart(symbol)}`,
    refund: 'إذا فشلت، يعود إلى',
    refundToYou: 'حسابك، على الشبكة التي خرج منها.',
    refundToOther: 'العنوان المكتوب في النموذج.',
    sponsored: 'راعٍ يدفع الرسوم',
    sponsoredHint: 'من رصيد مفتاح API الخاص بك، الذي تُدخله في الإعدادات.',
    sponsoredIs: 'الرسوم على راعٍ',
    sponsorMost: {
      label: 'يدفع الراعي على الأكثر، بالدولار',
      hint: 'إن تركته فارغًا دفع الراعي الرسوم كلها.',
      is: (dollars) => `الرسوم على راعٍ حتى ${apart(dollars)}`,
      unset: 'لم يُحدَّد حدّ الراعي',
      problems: {
        notANumber: `اكتب الحدّ بالأرقام، مع نقطة، مثل ${apart('0.50')}، أو اتركه فارغًا.`,
        tooPrecise: 'للحدّ هنا ستة أرقام بعد النقطة على الأكثر.',
        tooLarge: 'لا تبلغ أي رسوم هذا القدر. اكتب أقل، أو اتركه فارغًا.',
        zero: 'مع حدّ قدره 0 تدفع أنت الرسوم كلها. اكتب أكثر، أو أوقف الراعي.',
      },
    },
  },
  name: {
    looking: (name) => `نبحث عن ${apart(name)}.`,
    found: (name) => `${apart(name)} يدل على:`,
    use: 'استخدام هذا العنوان',
    none: (name) => `${apart(name)} لا يدل على أي عنوان. تحقق من أحرفه، أو الصق العنوان.`,
    unknown: (name) => `تعذّر البحث عن ${apart(name)}`,
  },
  book: {
    open: 'دفتر العناوين',
    title: 'دفتر العناوين',
    empty: 'لا أحد فيه بعد. اكتب عنوانًا في النموذج، ثم أعطه اسمًا.',
    failed: 'تعذّرت قراءة دفتر العناوين',
    yours: 'حساباتك',
    saved: 'عناوين محفوظة',
    remove: (name) => `إزالة ${apart(name)} من دفتر العناوين`,
    save: 'إعطاؤه اسمًا',
    rename: 'تغيير الاسم',
    name: 'اسم لهذا العنوان',
    keep: 'حفظ',
    notSaved: 'لم يُحفظ: دفتر العناوين ممتلئ. أزِل عنوانًا منه أولًا.',
    done: (name) => `${apart(name)} في دفتر عناوينك.`,
  },
  percent,
  same: {
    title: (ago) => `أرسلت الشيء نفسه ${ago}`,
    text: 'هو قيد التنفيذ أو وصل بالفعل. إن أكّدت فسيُرسل مرة أخرى: يخرج المال مرتين.',
    moved: (ago) => `نقلت الشيء نفسه ${ago}`,
    paysToo: 'هو قيد التنفيذ أو وصل بالفعل. إن دُفع إلى هذا العنوان أيضًا، فسيُنقل مرتين.',
    look: 'اعرض تلك العملية',
    accept: 'أقصد إرساله مرة أخرى.',
  },
  known: {
    named: (name) => `${apart(name)}، من دفتر عناوينك. ما يصل إليه لا يمكن استرجاعه.`,
    looksLikeTitle: 'هذا ليس العنوان الذي تعرفه',
    looksLike: 'يبدأ وينتهي مثل هذا، وهو عنوان آخر. تُصنع عناوين كهذه للسرقة: قارن كل حرف.',
    contractTitle: (chain) => `يوجد عقد في هذا العنوان على ${apart(chain)}`,
    contract: 'لا يستطيع كل عقد أن يمرّر ما يصله. لا تتابع إلا إن كنت تعرف أن هذا العقد يستطيع.',
    elsewhereTitle: (chains, chain) => `عقد على ${list(chains)}، وليس على ${apart(chain)}`,
    elsewhereTitleUnread: (chains) => `عقد على ${list(chains)}، وربما ليس على أي شبكة أخرى`,
    elsewhere: (chain) =>
      `المحفظة التي هي عقد، كمحفظة لعدة مالكين، لا توجد إلا حيث أنشأها أحد. ما يصل إلى هذا العنوان على ${apart(chain)} قد يضيع على الجميع: اطلب العنوان المستخدم هناك.`,
    unread: (chains) => `لم يُبحث هل يوجد عقد في هذا العنوان على ${list(chains)}: لم تُجب أي عقدة.`,
    exchange: (symbol, chain, isByContract) =>
      `إن كان عنوان إيداع لمنصة، فاسألها أولًا هل تقيّد ${apart(symbol)} على ${apart(chain)}${isByContract ? ' مما يدفعه عقد' : ''}: بعض المنصات يضيع فيها ما لا تتوقعه.`,
    exchangeWalletTitle: (exchange) => `هذه محفظة تخص ${apart(exchange)} نفسها`,
    exchangeWallet: (exchange) =>
      `تدفع ${apart(exchange)} منها ولا تعطيها لأحد عنوانًا للإيداع: ما يصل إليها لا يُقيَّد لأحد. انسخ عنوان الإيداع الذي يعرضه حسابك هناك.`,
    accept: {
      looksLike: 'قارنت كل حرف: هذا العنوان الآخر هو الذي أعنيه.',
      exchange: 'أعرف أنه قد لا يُقيَّد لأحد، وأريد إرساله إلى هناك مع ذلك.',
      contract: 'أعرف هذا العقد، وأعرف أنه يستطيع أن يمرّر ما يصله.',
      elsewhere: 'أعرف أن صاحبه يستطيع استخدام هذا العنوان على تلك الشبكة أيضًا.',
      stranger: 'أعرف لمن هذا العنوان.',
    },
    acceptFirst: 'اقرأ أولًا التحذير، ثم ضع علامة في خانته.',
    acceptFinding: 'قرأت هذا وأريد المتابعة.',
    goesTo: (who) => `يذهب إلى ${apart(who)}، لا إلى هذه المحفظة.`,
    refundNotYours: 'سيذهب المال المُرجَع إليه لا إليك، ولا يمكن استرجاعه: قارن كل حرف.',
  },
}
