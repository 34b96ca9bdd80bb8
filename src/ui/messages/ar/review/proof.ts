import type { ProofMessages } from '../../en/review/proof.ts'
import type { Translated } from '../../translated.ts'
import { apart, count, TRANSACTIONS } from '../format.ts'

const rawNames: Readonly<Record<string, string>> = {
  to: 'إلى',
  value: 'القيمة، بأصغر وحدة',
  data: 'البيانات',
  typedData: 'بيانات محددة النوع',
  digest: 'هاش البيانات محددة النوع، وهو ما يُوقَّع',
  post: 'يُرسل مع التوقيع',
  action: 'الإجراء',
  transfer: 'التحويل',
  message: 'الرسالة؛ تُحدَّد … عند التوقيع',
  psbt: 'PSBT',
}

const messages = (of: number) =>
  count(of, {
    zero: 'لا رسائل',
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: '# رسائل',
    many: '# رسالة',
    other: '# رسالة',
  })

export const arProof: Translated<ProofMessages> = {
  left: (left) => `عرض السعر: ${apart(left)}`,
  proof: {
    title: 'ما جرى إثباته',
    intro: 'أُثبت على هذا الجهاز بمقارنته بما طلبته؛ لا شيء في هذه القائمة مبني على الثقة وحدها.',
    introOfSome: 'ما عليه علامة أُثبت على هذا الجهاز بمقارنته بما طلبته. وما لم يُثبت مذكور تحته.',
    ofSite: {
      intro: 'أُثبت على هذا الجهاز بمقارنته بما يطلبه الموقع؛ لا شيء في هذه القائمة مبني على الثقة وحدها.',
      introOfSome: 'ما عليه علامة أُثبت على هذا الجهاز بمقارنته بما يطلبه الموقع. وما لم يُثبت مذكور تحته.',
      claims: {
        'recipient-is-asked': 'يدفع الأمر للمستلم الذي يطلبه الموقع',
        'refund-is-asked': 'المال المُرجَع يذهب إلى العنوان الذي يطلبه الموقع',
        'calls-in-order': 'الأمر يُجري الاستدعاء الذي يطلبه الموقع',
      },
    },
    known: {
      enforced: 'تفرضه الشبكة',
      rebuilt: 'أُعيد بناؤه هنا',
      node: 'قُرئ من عقدة',
      service: 'بقول الخدمة',
    },
    gapsTitle: 'ما تعذّر التحقق منه',
    gaps: {
      'address-on-trust': 'عنوان الإيداع مأخوذ بكلام الخدمة وحدها',
      'paid-to-solver': 'يذهب المال إلى المنفِّذ نفسه',
      'order-not-bound': 'لا شيء يربط الدفع بما طلبته',
      'solver-did-not-sign': 'لم يوقّع المنفِّذ الأمر',
      'price-on-trust': 'لا يمكن التحقق من السعر من هنا',
    },
    gapMeans: {
      'address-on-trust': 'لا تستطيع أي شبكة أن تبيّن لمن هو. ادفع إليه فقط إن كنت تأتمن الخدمة على هذا المبلغ.',
      'paid-to-solver': 'لا يدخل عقد الإيداع: وإلى أن يدفع يبقى الأمر وعدًا منه، ومنه يأتي رد المال.',
      'order-not-bound': 'إن دفعت الخدمة شيئًا آخر، فلا دليل على أنك وُعدت بهذا.',
      'solver-did-not-sign': 'يبقى الإيداع مربوطًا بالأمر؛ فالتوقيع ليس إلا شاهدًا إضافيًا.',
      'price-on-trust': 'العملتان مختلفتان، ولا يُعرف هنا سعر غير سعر الخدمة. قارن قبل أن تؤكّد.',
    },
    claims: {
      'plan-rebuilt': 'كل بايت يُوقَّع صُنع هنا',
      'depository-pinned': 'يذهب المال إلى جهة الإيداع المعروفة',
      'order-bound': 'يدفع الإيداع لهذا الأمر وحده',
      'solver-signed': 'وقّع المنفِّذ هذا الأمر',
      'swap-enforced': 'تأتي المبادلة بالمستحق، أو لا يحدث شيء',
      'recipient-is-asked': 'يدفع الأمر للمستلم الذي طلبته',
      'refund-is-yours': 'المال المُرجَع يعود إليك',
      'refund-is-asked': 'المال المُرجَع يذهب إلى العنوان الذي طلبته',
      'minimum-in-order': 'الحد الأدنى الذي يصل جزء من الأمر',
      'approval-exact': 'الإذن بالمبلغ المحدد، وليس بلا حد',
      'permit-exact': 'الإذن الموقّع بالمبلغ المحدد، ولاستخدام واحد',
      'coins-proven': 'كل قطعة تُنفق أُثبتت بمعاملتها نفسها',
    },
    readTitle: {
      node: 'قُرئ من عقدة، دون إثبات',
      explorer: 'قُرئ من مستكشف، دون إثبات',
      exchange: 'سُئلت عنه المنصة، دون إثبات',
    },
    saidTitle: 'بقول الخدمة، دون إثبات',
    readings: {
      'swap-read': 'ما تأتي به المبادلة معروف من عقدة وحدها',
      'swap-simulated': 'في محاكاة لم يخرج شيء آخر',
      'address-computed': 'عنوان الإيداع يخص هذا الأمر',
      'prices-compared': 'قورن ما تدفعه بما يصل',
    },
    figuresSaid: 'الرسوم والمبالغ بالدولار والوقت المعتاد',
    sources: {
      pinned: 'رموز الدولار المُدرجة في Causeway',
      feed: (address, chain) => `مصدر الأسعار ${apart(address)} على ${apart(chain)}`,
    },
    askedClaims: {
      node: 'قُرئ رصيدك والعقد من الشبكة',
      explorer: 'قُرئت قطعك والرسوم الحالية من الشبكة',
      exchange: 'سُئلت المنصة نفسها عن حسابك',
    },
    evidence: {
      planRebuilt: (steps) =>
        `${count(steps, {
          zero: 'لا خطوات',
          one: 'خطوة واحدة أُعيد بناؤها',
          two: 'خطوتان أُعيد بناؤهما',
          few: '# خطوات أُعيد بناؤها',
          many: '# خطوة أُعيد بناؤها',
          other: '# خطوة أُعيد بناؤها',
        })} مما طُلب؛ وبايتات الخدمة هي نفسها.`,
      depositoryPinned: (chain) => `مُدرجة في Causeway لأجل ${apart(chain)}:`,
      orderBound: 'هاش الأمر نفسه، في الإيداع:',
      solverSigned: 'التوقيع لمنفِّذ مُدرج في Causeway: إنه وعده هو بالدفع.',
      swapEnforced: {
        order: (amount) =>
          `يدخل ${apart(amount)} على الأقل جهة الإيداع لأجل هذا الأمر، وإلا أُلغي كل شيء. تختار الخدمة المسار: قد تُفشل المبادلة، وهذا يكلّف رسوم الشبكة، لكنها لا تستطيع أن تُنقص المبلغ.`,
        recipient: (amount) =>
          `يصل ${apart(amount)} على الأقل إلى المستلم، وإلا أُلغي كل شيء. تختار الخدمة المسار: قد تُفشل المبادلة، وهذا يكلّف رسوم الشبكة، لكنها لا تستطيع أن تُنقص المبلغ.`,
        token: (amount) => `يعطي عقد الرمز نفسه، المُدرج في Causeway، ${apart(amount)} واحدًا بواحد.`,
      },
      swapRead: 'الرمز غير مُدرج في Causeway: قد يكذب عقده بشأن الأرصدة، ولا تستطيع الشبكة أن تفرض ما يأتي به.',
      recipientIsAsked: (chain) => `على ${apart(chain)}:`,
      refundIsYours: (chain) => `على ${apart(chain)}:`,
      minimumInOrder: (amount) => `${apart(amount)}، وإلا فلا يُدفع للمنفِّذ.`,
      minimumPromised: (amount) => `${apart(amount)}، بوعد المنفِّذ نفسه.`,
      approvalExact: (amount) => `${apart(amount)} لا أكثر.`,
      permitExact: (amount) => `${apart(amount)}، مرة واحدة، ولوقت قصير فقط.`,
      swapSimulated: (amount) =>
        `لم يخرج من حسابك سوى ${apart(amount)}. هذا تنبيه مبكر: قد يتصرف عقد بشكل آخر عند التنفيذ الفعلي.`,
      pricesCompared: (sources) => `قورن وفق: ${sources.map(apart).join('، ')}.`,
      figuresSaid: 'تُعرض على أنها قول الخدمة. قد تجعل الحكم أشد، ولا تجعله أخف أبدًا.',
      coinsProven: 'المبالغ والمالكون من المعاملات السابقة، وقد جرى التحقق من هاشاتها.',
      addressComputed: 'يحسب المصنع المعروف العنوان نفسه لهذا الأمر.',
      asked: {
        node: (chain) => `العقدة تخدم ${apart(chain)}.`,
        explorer: () => 'عبر مستكشف لـ Bitcoin؛ أُثبتت كل قطعة بمعاملتها نفسها، أيًّا كان من يخبر عنها.',
        exchange: (chain) => `من ${apart(chain)}، لا من الخدمة. ما يُقال هناك عن رصيد لا يستطيع أحد إثباته.`,
      },
    },
  },
  sponsor: {
    most: 'حدّ الراعي الذي وضعته أنت',
    limits: {
      reached: 'بُلغ حدّ الراعي: ما فوقه تدفعه أنت.',
      said: 'بحسب قول الخدمة بُلغ حدّ الراعي: ما فوقه تدفعه أنت.',
      denied: 'تقول الخدمة إن حدّك قد بُلغ، لكن الراعي يدفع أقل منه بحسب أرقامها.',
    },
    exceeded: 'بحسب أرقام الخدمة يدفع الراعي أكثر من هذا الحدّ.',
  },
  onTrust: {
    unproven: (service) => `هذا قول ${apart(service)} وحده، ولا شيء يثبته.`,
    refundToYou: (amount, chain) =>
      `إذا فشلت: طلبتَ أن يعود إليك ${apart(amount)} على ${apart(chain)} بعد خصم رسوم الشبكة. ولا شيء يثبت أنه سيعود.`,
    refundToOther: (amount, chain) =>
      `إذا فشلت: طلبتَ أن يذهب ${apart(amount)} إلى هذا العنوان على ${apart(chain)} بعد خصم رسوم الشبكة. ولا شيء يثبت أنه سيصل.`,
    bySolver: {
      toYou: (amount, chain) =>
        `إذا فشلت: يعد المنفِّذ بإعادة ${apart(amount)} إليك على ${apart(chain)} بعد خصم رسوم الشبكة. المال في يده حينها، ولا شيء يُلزمه.`,
      toOther: (amount, chain) =>
        `إذا فشلت: يعد المنفِّذ بإرسال ${apart(amount)} إلى هذا العنوان على ${apart(chain)} بعد خصم رسوم الشبكة. المال في يده حينها، ولا شيء يُلزمه.`,
    },
    refundNowhere: (amount) => `إذا فشلت: لا يعيد الأمر شيئًا. وقد يضيع مبلغ ${apart(amount)} كله.`,
  },
  sign: {
    titleNone: 'لا شيء للتوقيع',
    title: (steps, are) =>
      steps === 1 ? 'ما توقّعه' : `ما توقّعه: ${are === 'messages' ? messages(steps) : count(steps, TRANSACTIONS)}`,
    step: {
      resetAllowance: (_amount, chain, spender) =>
        `إلغاء الإذن القديم الممنوح لـ ${apart(spender)} على ${apart(chain)}؛ يشترط هذا التوكن تصفيره أولًا.`,
      approve: (amount, chain, spender) =>
        `السماح لـ ${apart(spender)} بسحب ${apart(amount)} بالضبط على ${apart(chain)}.`,
      deposit: (amount, chain, depository) =>
        `إيداع ${apart(amount)} لدى جهة الإيداع ${apart(depository)} على ${apart(chain)}، لهذا الأمر وحده.`,
      transfer: (amount, chain, address) =>
        `دفع ${apart(amount)} على ${apart(chain)} إلى عنوان الإيداع ${apart(address)} لهذا الأمر.`,
      send: (amount, chain, address) => `إرسال ${apart(amount)} على ${apart(chain)} إلى ${apart(address)}.`,
      swap: (amount, chain, router) => `مبادلة ${apart(amount)} باستدعاء ${apart(router)} على ${apart(chain)}.`,
      evmSignature: (amount, chain, spender) =>
        `توقيع إذن: يستطيع ${apart(spender)} سحب ${apart(amount)} بالضبط على ${apart(chain)}، مرة واحدة.`,
      bitcoinPsbt: (amount, _chain, address) =>
        `دفع ${apart(amount)} إلى جهة الإيداع ${apart(address)}، مربوطًا بهذا الأمر، ولا شيء لأي أحد آخر.`,
      exchangeAAuthorize: (_amount, chain, account) =>
        `ربط التحويل أدناه بهذا الأمر. هذا كل ما يقوله: لا ينقل شيئًا، ولا يمنح أحدًا حقًا على حسابك ${apart(account)} على ${apart(chain)}.`,
      exchangeATransfer: (amount, chain, account) =>
        `إرسال ${apart(amount)} بالضبط على ${apart(chain)} إلى حساب جهة الإيداع ${apart(account)}، مرة واحدة. لا يستطيع إرسال المزيد، ولا الدفع لغيرها، ولا المساس بأرصدتك الأخرى، ولا التداول، ولا يُستخدم مرة ثانية.`,
      exchangeBTransfer: (amount, chain, account) =>
        `تحويل ${apart(amount)} بالضبط على ${apart(chain)} إلى حساب جهة الإيداع ${apart(account)}، مرة واحدة، وربطه بهذا الأمر: المفتاح المعروف لدى ${apart(chain)} يوقّع التحويل، وحسابك يوقّع الغرض منه. لا يستطيع أي منهما إرسال المزيد، ولا الدفع لغيرها، ولا التداول، ولا يُستخدم مرة ثانية.`,
      depositAddress: (amount, chain, address) => `تدفع ${apart(amount)} على ${apart(chain)} إلى ${apart(address)}.`,
    },
    kind: {
      resetAllowance: 'إذن بصفر',
      approve: 'إذن بمبلغ محدد',
      deposit: 'إيداع',
      transfer: 'دفعة إلى عنوان إيداع',
      send: 'دفعة إلى المستلم',
      swap: 'مبادلة',
      evmSignature: 'إذن موقّع',
      bitcoinPsbt: 'معاملة Bitcoin',
      exchangeAAuthorize: 'ربط الرقم التسلسلي (EIP-712). الشبكة المذكورة فيه تميّز التوقيعات فقط؛ لا يذهب إليها مال.',
      exchangeATransfer: 'تحويل على المنصة (EIP-712). الشبكة المذكورة فيه تميّز التوقيعات فقط؛ لا يذهب إليها مال.',
      exchangeBTransfer: 'تحويل على المنصة: مفتاحها يوقّع التحويل، وحسابك يوقّع الرسالة (EIP-191).',
      depositAddress: 'عنوان إيداع',
    },
    raw: 'البيانات الخام',
    rawStep: (at) => `التوقيع ${at}`,
    rawName: (name) => rawNames[name] ?? apart(name),
  },
}
