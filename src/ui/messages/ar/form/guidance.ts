import type { GuidanceMessages } from '../../en/form/guidance.ts'
import type { Translated } from '../../translated.ts'
import { apart, list } from '../format.ts'

export const arGuidance: Translated<GuidanceMessages> = {
  again: 'حاول مجددًا',
  noneOf: (symbol) => `ليس لديك ${apart(symbol)} بعد. استلم بعضه أولًا، أو اختر عملة أخرى.`,
  pending: (amount) => `${apart(amount)} في الطريق، ليس في كتلة بعد. يمكنك إرساله حالما يصبح في كتلة.`,
  useMost: 'استخدم أكبر مبلغ ممكن',
  oneAddress: {
    title: 'أكثر مما تنفقه عملية نقل واحدة',
    text: (most, rest) =>
      `تنفق عملية النقل قطع عنوان Bitcoin واحد: ${apart(most)} على الأكثر. ويوجد ${apart(rest)} أيضًا على عناوين أخرى لك: أرسله في عملية نقل ثانية.`,
  },
  fallenBack: 'لم تناسب بعض الإعدادات هذا الطريق فأُعيدت إلى أصلها.',
  longerNow: 'قد يستغرق الآن أكثر',
  balanceUnread: 'لم يُقرأ الرصيد',
  noBitcoin: {
    title: 'ليس لهذا الحساب عنوان Bitcoin',
    pays: 'استُورد مفتاحه وحده، فلا يمكنه دفع Bitcoin. اختر حسابًا من عبارة الاسترداد.',
    receives: 'استُورد مفتاحه وحده. اختر عنوانًا آخر في «إلى».',
  },
  notEnoughForFee: (symbol) => `لا يوجد ما يكفي من ${apart(symbol)} لدفع الرسوم.`,
  bitcoinAddress: {
    recipient: 'هذا عنوان بيتكوين. المطلوب هنا عنوان من 0x و40 حرفًا أو رقمًا.',
    refundTo: 'هذا عنوان بيتكوين. المال المُرجَع هنا يحتاج إلى عنوان من 0x و40 حرفًا أو رقمًا.',
  },
  book: {
    removeTitle: (name) => `إزالة ${apart(name)}؟`,
    removeText: 'يُنسى الاسم هنا فقط، ويبقى في العنوان كل ما فيه.',
    remove: 'إزالة',
    keep: 'إبقاء',
    removed: (name) => `لم يعد ${apart(name)} في دفتر عناوينك.`,
  },
  longestName: (most) => `الاسم ${apart(most)} حرفًا على الأكثر.`,
  noBackup: 'هذا ليس ملف نسخة احتياطية من Causeway. اختر ملفًا آخر.',
  unsaid: (chain, facts) => `لم تذكر عقدة ${apart(chain)} ما يلي: ${list(facts)}.`,
  facts: {
    chainUnsaid: 'الشبكة التي تخدمها',
    contractUnsaid: 'ما يوجد في العقود',
    tokenUnsaid: 'التوكن',
    balanceUnsaid: 'أرصدتك',
    gasPriceUnsaid: 'سعر الغاز',
    allowanceUnsaid: 'الإذن',
    simulationUnsaid: 'ما ستفعله المعاملات',
  },
  codes: 'لمن يساعدك:',
  justNow: 'الآن',
}
