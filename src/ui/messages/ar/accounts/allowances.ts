import type { AllowanceMessages } from '../../en/accounts/allowances.ts'
import type { Translated } from '../../translated.ts'
import { apart, count, dayOf, type Forms, list, number } from '../format.ts'

const STRANGERS: Forms = {
  zero: 'لا أذون لا قيد لها في Causeway',
  one: 'إذن واحد آخر لا قيد له في Causeway',
  two: 'إذنان آخران لا قيد لهما في Causeway',
  few: '# أذون أخرى لا قيد لها في Causeway',
  many: '# إذنًا آخر لا قيد لها في Causeway',
  other: '# إذن آخر لا قيد لها في Causeway',
}

const POSSIBLE: Forms = {
  zero: 'أي إذن محتمل',
  one: 'إذن محتمل واحد',
  two: 'إذنين محتملين',
  few: '# أذون محتملة',
  many: '# إذنًا محتملًا',
  other: '# إذن محتمل',
}

const CHAINS: Forms = {
  zero: '0 شبكة',
  one: 'شبكة واحدة',
  two: 'شبكتين',
  few: '# شبكات',
  many: '# شبكة',
  other: '# شبكة',
}

const MORE_ADDRESSES: Forms = {
  zero: '0 عنوان آخر',
  one: 'عنوان آخر',
  two: 'عنوانان آخران',
  few: '# عناوين أخرى',
  many: '# عنوانًا آخر',
  other: '# عنوان آخر',
}

export const arAllowances: Translated<AllowanceMessages> = {
  title: 'الأذون',
  whoMay: 'من يستطيع سحب توكناتك',
  linkHint: 'من يستطيع سحب توكناتك، وكيف تنهي ذلك.',
  leftoverLink: 'عرضه وإلغاؤه',
  intro: 'بالإذن يستطيع غيرك أن يسحب توكنًا من حسابك دون أن يسألك مرة أخرى. إلغاء الإذن يكلّف رسوم الشبكة ولا ينقل مالًا.',
  reading: (read, all) => `جارٍ القراءة: ${number(read)} من ${count(all, CHAINS)}.`,
  again: 'القراءة مجددًا',
  noneTitle: 'لا إذن مفتوح على أي شبكة',
  noneText:
    'هذا ما تقوله التوكنات نفسها عن كل إذن يعرف Causeway أن يسأل عنه. أما الإذن الموقَّع لموقع فلا يكون على أي شبكة حتى يستعمله أحد، ولذلك لا يظهر هنا.',
  noneKnownTitle: 'لم يبق شيء مما سمحت به',
  noneKnownText:
    'لم يبق شيء مفتوح مما سُمح به لعمليات النقل والمواقع. أما ما لا قيد له في Causeway فيظهر أدناه، وقد يسحب توكنه بعد.',
  noneReadTitle: 'لا إذن فيما أمكنت قراءته',
  noneReadText: 'لم تمكن قراءة كل شيء، فقد يبقى إذن.',
  unlimited: (token) => `أي مبلغ من ${apart(token)}`,
  upTo: (amount) => `حتى ${apart(amount)}`,
  unknownToken: 'توكن لا يعرفه Causeway',
  onChain: (chain) => `على ${apart(chain)}`,
  who: 'من يستطيع سحبه',
  token: 'عقد التوكن',
  spenders: {
    depository: 'جهة الإيداع لدى خدمة النقل',
    router: 'الموجّه العام للخدمة: يستطيع أي شخص إنفاق هذا من خلاله',
    approvalProxy: 'عقد الموافقات لخدمة النقل',
    permit2: 'Permit2، الذي يمرّر الأذون إلى آخرين',
    unknown: 'لا يعرف Causeway من هذا',
  },
  ordinary: {
    title: 'لا عقد عند هذا العنوان',
    text: 'من يملك مفتاح هذا العنوان يستطيع سحب ما أُذن به في أي وقت. هذا ما يطلبه اللصوص، ونادرًا ما يطلبه موقع نزيه.',
  },
  unreadSpenders: {
    one: {
      title: 'لم تمكن قراءة إن كان هذا عقدًا',
      text: 'إن كان حسابًا عاديًا، فإن من يملك مفتاحه يستطيع سحب ما أُذن به في أي وقت.',
    },
    many: {
      title: 'لم تمكن قراءة إن كانت هذه عقودًا',
      text: 'إن كان أحدها حسابًا عاديًا، فإن من يملك مفتاحه يستطيع سحب ما أُذن به في أي وقت.',
    },
    more: (addresses) => `و${count(addresses, MORE_ADDRESSES)}`,
  },
  since: (atSeconds) => `منذ ${dayOf(atSeconds)}`,
  sinceUnknown: 'التاريخ غير معروف',
  askedBy: (host) => `طلبه ${apart(host)}`,
  takeBack: 'إلغاء الإذن',
  takeBackOf: (what, chain) => `إلغاء الإذن: ${what} على ${apart(chain)}`,
  needed: 'تستخدمه عملية نقل جارية.',
  seeTransfer: 'عرض عملية النقل',
  underWay: 'جارٍ إلغاؤه',
  follow: 'متابعة',
  notDone: 'لم يُلغَ.',
  seeWhy: 'معرفة السبب',
  takenBack: 'أُلغي',
  takenBackText: (token, chain, at) =>
    `${apart(token)} على ${apart(chain)}: لم يعد هذا العنوان يستطيع سحب شيء ${at === 'permit2' ? 'عبر Permit2' : 'مباشرة'}. قرأ Causeway ذلك هناك.`,
  strangers: (permissions) => count(permissions, STRANGERS),
  strangersText:
    'يذكرها سجل شبكة. ربما أعطيتها بمحفظة أخرى؛ لكن أي شخص يستطيع أن يكتب سطرًا كهذا عن توكن له ليستدرجك. إن كنت لا تعرف التوكن فاتركه.',
  downTitle: (chains) => `تعذّرت قراءة ${list(chains)}`,
  downText: 'لا يُعرف الآن ما المسموح به هناك.',
  unread: (permissions, chain) => `لم تُجب ${apart(chain)} عن ${count(permissions, POSSIBLE)}.`,
  how: 'ما الذي فُحص',
  howText:
    'سُئل كل توكن يعرفه Causeway عن كل عقد قد يأذن له Causeway، وعن كل ما أذنت به عمليات النقل والمواقع. أما ما أذنت به من محفظة أخرى فلا يوجد إلا في سجل الشبكة:',
  back: {
    all: (chain) => `${apart(chain)}: سجلها كله.`,
    since: (chain, atSeconds) => `${apart(chain)}: سجلها منذ ${dayOf(atSeconds)}.`,
    some: (chain) => `${apart(chain)}: أحدث جزء من سجلها.`,
    none: (chain) => `${apart(chain)}: عقدتها لا تُظهر سجلها.`,
  },
  review: {
    title: 'إلغاء هذا الإذن؟',
    text: (chain) => `ينهي هذا إذنًا على ${apart(chain)}، ولا ينقل توكنات.`,
    untried: 'لم يرَ أحد ما الذي سيحدث. اقرأ أدناه ما سيُرسل، ولا ترسله إلا إن كان هذا ما تريده تمامًا.',
    bring: 'يستطيع Causeway أن يجلبه من شبكاتك الأخرى أولًا ثم يلغي الإذن. إن فشلت عملية نقل فلن يُرسل شيء.',
    trying: 'جارٍ تجريبه على الشبكة.',
    failed: 'تعذّرت تجربته',
    cancel: 'تراجع',
    stale: 'تغيّر شيء منذ ذلك. انظر إليه مرة أخرى.',
    locked: 'المحفظة مقفلة. افتحها أولًا.',
    again: 'إعادة المحاولة',
    back: 'كل الأذون',
    needed: 'لا تزال عملية نقل تستخدم هذا الإذن',
    neededText: 'يمكن إلغاؤه حين تنتهي عملية النقل.',
    underWay: 'يجري إلغاؤه بالفعل',
    underWayText: 'يستمر من تلقاء نفسه.',
    notOwn: 'هذا الحساب لا يوقّع هنا',
    notOwnText: 'لا يلغي الإذن إلا الحساب الذي منحه.',
  },
  delegation: {
    unknownTitle: (chain) => `عقد مجهول يتصرف باسم هذا الحساب على ${apart(chain)}`,
    unknown:
      'تُنفَّذ شيفرته باسم الحساب (EIP-7702)، وقد ينقل كل ما يملكه الحساب هناك دون أن يسأل. إن لم تُعدّه أنت فألغِه أولًا.',
    knownTitle: (name, chain) => `${apart(name)} يتصرف باسم هذا الحساب على ${apart(chain)}`,
    known: 'ينفّذ الحساب شيفرة هذا العقد (EIP-7702). ألغِ ذلك إن كنت لا تستخدمه.',
    unread: (chains) => `تعذّرت قراءة ما إذا كان عقد يتصرف باسم هذا الحساب على ${list(chains)}.`,
    revoke: 'إلغاء التفويض',
    underWay: 'جارٍ الإلغاء: متابعة',
    title: 'إلغاء هذا التفويض؟',
    text: (chain) => `بعد ذلك لا يتصرف أي عقد باسم الحساب على ${apart(chain)}. لا ينقل هذا مالًا، ويكلّف رسوم شبكة.`,
    bring: 'يستطيع Causeway أن يجلبه من شبكاتك الأخرى أولًا ثم يلغي التفويض. إن فشلت عملية نقل فلن يُرسل شيء.',
    none: 'لا يتصرف أي عقد باسم هذا الحساب',
    noneText: 'لا شيء لإلغائه.',
    unanswered: 'لم تُجب الشبكة',
    unansweredText: 'أعد المحاولة بعد قليل.',
    back: 'كل الحسابات',
  },
  expiredText: 'التأكيد صالح لمدة محدودة. لم يُوقَّع شيء؛ يمكنك إلغاء الإذن مرة أخرى متى شئت.',
}
