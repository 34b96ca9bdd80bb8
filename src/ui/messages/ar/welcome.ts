import type { enWelcome as english } from '../en/welcome.ts'
import type { TranslatedMessages } from '../translated.ts'
import { count, list } from './format.ts'

export const arWelcome: Pick<TranslatedMessages, keyof typeof english> = {
  welcome: {
    title: {
      choose: 'مرحبًا بك في Causeway',
      write: 'دوّن هذه الكلمات',
      confirm: 'تحقق مما دوّنته',
      import: 'عبارة الاسترداد',
      password: 'اختر كلمة مرور',
      restore: 'استعادة نسخة احتياطية',
    },
    intro: 'انقل الأموال من شبكة إلى أخرى. يتحقق Causeway من كل عرض سعر على جهازك قبل أن يوقّع أي شيء.',
    createNew: 'إنشاء محفظة جديدة',
    restoreBackup: 'لديّ ملف نسخة احتياطية',
    importOld: 'لديّ عبارة استرداد',
    words: 'كلمات العبارة',
    word: (at) => `الكلمة ${at}`,
    hiddenWord: 'مخفية',
    writeDown: 'هذه الكلمات الاثنتا عشرة هي محفظتك. من يملكها يملك أموالك، وبدونها لا يستطيع أحد استعادتها.',
    reveal: 'إظهار الكلمات',
    hide: 'إخفاء الكلمات',
    showTyped: 'إظهار',
    neverAsk: 'الورق أفضل: ستكتب بعضها منه في الخطوة التالية. لا يحتاج إليها أي موقع، ولا أي أحد من Causeway، أبدًا.',
    written: 'دوّنتها',
    showAgain: 'إظهارها مجددًا',
    confirmText: (numbers) => `اكتب الكلمات ${list(numbers)} من ورقتك.`,
    wordsWrong: (numbers) => `في الموضع ${list(numbers)} كلمة أخرى. انظر إلى ورقتك، أو أظهر الكلمات مجددًا.`,
    importText: 'اكتب كل كلمة، أو الصق العبارة كاملة في الحقل الأول. لا تغادر هذا الجهاز.',
    howMany: 'عدد الكلمات',
    wordCount: (words) =>
      count(words, {
        zero: 'لا كلمات',
        one: 'كلمة واحدة',
        two: 'كلمتان',
        few: '# كلمات',
        many: '# كلمة',
        other: '# كلمة',
      }),
    passwordText: 'تقفل المحفظة على هذا الجهاز. لا يمكن إعادة تعيينها: إن نسيتها احتجت إلى الكلمات مجددًا.',
    password: 'كلمة المرور',
    passwordAgain: 'كلمة المرور نفسها مجددًا',
    passwordsDiffer: 'كلمتا المرور غير متطابقتين.',
    strength: {
      empty: '12 حرفًا على الأقل. بضع كلمات لا صلة بينها سهلة التذكّر.',
      loading: 'جارٍ تحميل فحص كلمات المرور…',
      good: 'جيدة.',
      strong: 'قوية.',
    },
    create: 'إنشاء المحفظة',
    sealing: 'جارٍ تأمينها…',
  },
}
