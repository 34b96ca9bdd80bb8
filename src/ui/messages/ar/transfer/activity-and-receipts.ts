import type { ActivityMessages } from '../../en/transfer/activity-and-receipts.ts'
import type { Translated } from '../../translated.ts'
import { arCommandPalette } from '../command-palette.ts'
import { apart, count, minuteOf, number } from '../format.ts'
import { arIntroduction } from '../introduction.ts'
import { arReceipt } from './receipt.ts'
import { arReplacement } from './replacement.ts'

export const arActivity: Translated<ActivityMessages> = {
  minute: minuteOf,
  find: {
    label: 'بحث في النشاط',
    placeholder: 'مبلغ، شبكة، عنوان، هاش',
    ending: 'الحالة',
    anyEnding: 'كل الحالات',
    endings: { moving: 'قيد التنفيذ', done: 'وصل أو تم', returned: 'أُرجع', failed: 'لم ينجح' },
    chain: 'الشبكة',
    anyChain: 'كل الشبكات',
    asker: 'صاحب الطلب',
    anyAsker: 'الجميع',
    wallet: 'أنت، في هذه المحفظة',
    clear: 'مسح البحث',
    none: 'لا شيء يطابق هذا',
    noneText: 'ابحث بكلمات أقل، أو امسح التصفية. لم يُحذف شيء.',
    looking: (seen) => `نبحث في الأقدم: ${number(seen)} حتى الآن.`,
    found: (found) =>
      count(found, {
        zero: 'لا نتائج.',
        one: 'نتيجة واحدة.',
        two: 'نتيجتان.',
        few: '# نتائج.',
        many: '# نتيجة.',
        other: '# نتيجة.',
      }),
  },
  quoted: { least: 'في عرض السعر، على الأقل', exactly: 'في عرض السعر، بالضبط' },
  arrived: {
    route: (to, paid, from) => `على ${apart(to)}، مقابل ${apart(paid)} من ${apart(from)}`,
    exactly: 'وصل بالضبط',
  },
  back: { sent: 'دفعتَ', got: 'استعدتَ', difference: 'الفرق' },
  held: {
    safe: 'يمكنك الإغلاق بأمان: لم يغادر حسابك أي شيء. يحاول Causeway مجددًا تلقائيًا.',
    unreached: (chain) => `تعذّر الوصول إلى ${apart(chain)}، فلم يُوقَّع شيء`,
    other: 'هناك ما يعيق العملية، فلم يُوقَّع شيء',
    why: 'السبب',
  },
  unread: {
    transfers: 'تعذّرت قراءة عمليات النقل والدفعات',
    sent: 'تعذّرت قراءة معاملات المواقع',
    rest: 'كل ما عداها معروض.',
    records: (records: number) => (records === 1 ? 'تعذّرت قراءة سجل' : `سجلات تعذّرت قراءتها: ${records}`),
    stays: 'يُبقي Causeway مثل هذا السجل دون تغيير، ويذكره في ملف الدعم، ولا يوقّع شيئًا من أجله.',
    kinds: { executions: 'عملية نقل', bundles: 'معاملات لموقع' },
    noTime: 'الوقت غير معروف',
    holds: 'يحجز أرقامًا تسلسلية أو قطعًا، لذلك تنتظر المعاملات الأخرى لحسابه.',
    against: (records: number) =>
      records === 1
        ? 'سجل تعذّرت قراءته يحجز ما تحتاجه هذه العملية'
        : `سجلات تعذّرت قراءتها تحجز ما تحتاجه هذه العملية: ${records}`,
    againstText: 'قد يحوي معاملة موقّعة للحساب نفسه. يمكنك التأكيد، لكن لا يُوقَّع شيء حتى تحرّره.',
    release: 'تحرير',
    releaseTitle: 'أتريد تحرير ما يحجزه هذا السجل؟',
    releaseText:
      'تستخدم عندئذٍ معاملات حسابه الأخرى أرقامه أو قطعه. يبقى السجل وما قد يكون دفعه محفوظَين. انظر إلى الحساب قبل أن تدفع الشيء نفسه مرة أخرى.',
    stillOpen: 'لا تُظهر الشبكة بعدُ أن معاملته انتهت. إن كانت قد أُرسلت فقد تنفَّذ بدلًا من التالية.',
    releaseAnyway: 'تحرير رغم ذلك',
    keep: 'إبقاء',
    released: 'تم التحرير. تعيد عمليات النقل المنتظرة المحاولة تلقائيًا.',
    readable: 'يمكن قراءة هذا السجل من جديد. لم يتغيّر شيء.',
  },
  fees: {
    paid: 'رسوم الشبكة المدفوعة',
    minerPaid: 'رسوم المُعدِّن المدفوعة',
    minerAtMost: 'رسوم المُعدِّن، بحد أقصى',
    exchangePaid: 'رسوم المنصة المدفوعة',
    forData: 'رسوم البيانات، بحسب عقدة الشبكة',
    dataOnTop: 'وتأخذ الشبكة فوق ذلك رسومًا للبيانات.',
    whichever: 'أيًّا كانت التي تدخل، بحد أقصى',
  },
  step: {
    next: {
      resetAllowance: () => 'إلغاء الإذن القديم',
      approve: (amount) => `السماح بـ ${apart(amount)} بالضبط`,
      deposit: (amount) => `إيداع ${apart(amount)}`,
      transfer: (amount) => `دفع ${apart(amount)} إلى عنوان الإيداع`,
      send: (amount) => `إرسال ${apart(amount)}`,
      swap: (amount) => `مبادلة ${apart(amount)}`,
      authorize: () => 'ربط التحويل بهذا الأمر',
      exchange: (amount) => `تحويل ${apart(amount)}`,
    },
    active: {
      resetAllowance: () => 'جارٍ إلغاء الإذن القديم',
      approve: (amount) => `جارٍ السماح بـ ${apart(amount)} بالضبط`,
      deposit: (amount) => `جارٍ إيداع ${apart(amount)}`,
      transfer: (amount) => `جارٍ دفع ${apart(amount)} إلى عنوان الإيداع`,
      send: (amount) => `جارٍ إرسال ${apart(amount)}`,
      swap: (amount) => `جارٍ مبادلة ${apart(amount)}`,
      authorize: () => 'جارٍ ربط التحويل بهذا الأمر',
      exchange: (amount) => `جارٍ تحويل ${apart(amount)}`,
    },
    done: {
      resetAllowance: () => 'أُلغي الإذن القديم',
      approve: (amount) => `سُمح بـ ${apart(amount)} بالضبط`,
      deposit: (amount) => `أُودع ${apart(amount)}`,
      transfer: (amount) => `دُفع ${apart(amount)} إلى عنوان الإيداع`,
      send: (amount) => `أُرسل ${apart(amount)}`,
      swap: (amount) => `تمت مبادلة ${apart(amount)}`,
      authorize: () => 'رُبط التحويل بهذا الأمر',
      exchange: (amount) => `حُوّل ${apart(amount)}`,
    },
  },
  kept: {
    next: 'يبقى المال لديك',
    unless: {
      faster: 'إن سبقتها المعاملة الأخرى تابعت عملية النقل.',
      sent: 'إن دخل ما أُرسل من قبل تابعت عملية النقل.',
    },
  },
  replacement: arReplacement,
  onceMore: 'تكرار',
  receipt: arReceipt,
  help: {
    open: 'طلب مساعدة',
    title: 'طلب مساعدة في عملية النقل هذه',
    text: 'يحفظ هذا ملفًا لمن يساعدك: خطوات أحدث عمليات النقل، وهاشاتها، وما قالته الخدمة.',
    without:
      'ليس فيه عبارة الاسترداد ولا مفاتيحك ولا توقيعاتك، والعناوين مختصرة. من يساعدك لا يحتاج أبدًا إلى عبارة الاسترداد.',
    id: 'سيُطلب منك معرّف الطلب هذا:',
    sentTitle: 'طلب مساعدة في هذا',
    sentText: 'يحفظ هذا ملفًا لمن يساعدك: خطوات هذا وأحدث معاملاتك وعمليات النقل الأخرى، وهاشاتها، وما قالته الخدمة.',
    hash: 'سيُطلب منك هذا الهاش:',
    hashName: 'الهاش',
    save: 'حفظ الملف',
  },
  learn: arIntroduction,
  palette: arCommandPalette,
  save: {
    title: 'حفظ نسخة',
    all: 'كل عمليات النقل، وكل المعاملات التي طلبت المواقع إرسالها، في ملف. أما التوقيعات وحدها فلا يُحفظ لها سجل.',
    listed: 'كل ما يطابق التصفية، في ملف.',
    csv: 'CSV',
    json: 'JSON',
    nothing: 'لا شيء يطابق التصفية، فلا ملف.',
  },
}
