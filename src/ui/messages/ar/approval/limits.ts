import type { LimitMessages } from '../../en/approval/limits.ts'
import type { Translated } from '../../translated.ts'

export const arLimits: Translated<LimitMessages> = {
  scrollToSign: 'مرّر إلى النهاية للتوقيع',
  emptyLines: (lines) => `أسطر فارغة: ${lines}`,
  spaces: (spaces) => `مسافات: ${spaces}`,
  limitTo: 'تحديده بـ',
  limit: 'تحديد',
  limitToBalance: 'تحديده برصيدي',
  limitHint: 'يكفي الموقعَ الصادق المبلغُ الذي تنفقه الآن.',
  limitWrong: 'أدخل مبلغًا.',
  cannotLimitTitle: 'هذا بلا حد، ولا يمكن وضع حد له',
  cannotLimit: 'يتوقعه الموقع كما هو تمامًا. ارفضه واطلب من الموقع إذنًا بمبلغ محدود.',
  knownSpender: 'من يمكنه السحب معروف',
  approvedBefore: 'سبق أن وافقت على هذا العنوان بحسب سجلات المحفظة.',
  possiblePayment: {
    reading: 'يقرأ Causeway التوكنات التي يمكن لهذا العقد سحبها.',
    title: 'يمكن لهذا العقد سحب توكناتك',
    text: 'بهذا التوقيع يمكنه نقلها إلى أي جهة.',
    throughPermit2: 'عبر Permit2',
    unreadTitle: 'تعذّر على Causeway قراءة التوكنات التي يمكن لهذا العقد سحبها',
    unread: 'لذلك يُعدّ هذا دفعًا لكل شيء.',
    noneTitle: 'لا توجد موافقة على توكن لهذا العقد',
    none: 'لا يعرف Causeway توكنًا لك يمكنه سحبه. لم تُفحص رموز NFT والتوكنات غير المعروفة.',
    beyond: {
      token: 'هذا العقد توكن بحد ذاته: يمكن لهذه البيانات نقل كل ما لديك منه.',
      delegated: 'يتصرف عقد آخر نيابة عن هذا الحساب، وقد تتيح له هذه البيانات نقل كل شيء.',
      form: 'يمكن لبيانات بهذا الشكل نقل الأموال دون موافقة لهذا العقد.',
    },
  },
}
