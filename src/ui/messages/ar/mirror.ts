import type { MirrorMessages } from '../en/mirror.ts'
import type { Worded } from '../worded.ts'

/** Every word about a wallet that cannot be opened, or of which only the mirror is left, in Arabic. */
export const arMirror: Worded<MirrorMessages> = {
  title: 'فقد المتصفح ما كان محفوظًا فيه',
  text: 'مفاتيحك لم تُفقد: هناك نسخة ثانية سليمة، وفتح القفل يعيدها إلى مكانها. أموالك على الشبكات ولم يمسها شيء. قد يكون السجل والأسماء والإعدادات قد فُقدت؛ والحسابات التي أضفتها يمكن إضافتها من جديد.',
  mended: 'فُتح القفل، ومحفظتك محفوظة كاملة من جديد.',
  accountsMended: 'كانت قائمة حساباتك ناقصة. ما أمكن العثور عليه عاد إليها برقم: راجع «الحسابات».',
  unreadableTitle: 'لا يمكن فتح المحفظة',
  unreadable: 'لا يمكن قراءة المحفظة المحفوظة',
  unreadableText:
    'تركها Causeway كما هي تمامًا. أموالك على الشبكات، لا في هذا المتصفح: بعبارة الاسترداد يمكنك الوصول إليها دائمًا. أما ما تحت مفتاح مستورد فيحتاج إلى نسخة من ذلك المفتاح أو إلى ملف نسخة احتياطية.',
  noAnswerTitle: 'لحظة من فضلك',
  noAnswer: 'المحفظة لا تستجيب',
  noAnswerText: 'أموالك على الشبكات. حاول مجددًا، أو أعد فتح المتصفح.',
}
