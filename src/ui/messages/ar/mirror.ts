import type { MirrorMessages } from '../en/mirror.ts'
import type { Worded } from '../worded.ts'

/** Every word about a wallet of which only the mirror is left, in Arabic. */
export const arMirror: Worded<MirrorMessages> = {
  title: 'فقد المتصفح ما كان محفوظًا فيه',
  text: 'مفاتيحك لم تُفقد: هناك نسخة ثانية سليمة، وفتح القفل يعيدها إلى مكانها. أموالك على الشبكات ولم يمسها شيء. قد يكون السجل والأسماء والإعدادات قد فُقدت؛ والحسابات التي أضفتها يمكن إضافتها من جديد.',
  mended: 'فُتح القفل، ومحفظتك محفوظة كاملة من جديد.',
}
