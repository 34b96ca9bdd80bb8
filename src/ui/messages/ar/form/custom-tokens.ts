import type { CustomTokenMessages } from '../../en/form/custom-tokens.ts'
import type { Translated } from '../../translated.ts'
import { apart, list } from '../format.ts'

export const arCustomTokens: Translated<CustomTokenMessages> = {
  typeToFind: 'الاسم، أو عنوان توكن',
  asking: 'تُسأل الشبكات عمّا يوجد على هذا العنوان…',
  nothing: (chains) => `لا يوجد توكن على هذا العنوان في ${list(chains)}.`,
  unread: (chains) => `تعذرت القراءة في ${list(chains)}: فقد يوجد توكن هناك مع ذلك.`,
  again: 'إعادة المحاولة',
  added: 'أضفتها أنت',
  add: 'إضافة إلى توكناتي',
  remove: 'إزالة من توكناتي',
  removeOne: (title, chain) => `إزالة ${apart(title)} في ${apart(chain)} من توكناتي`,
  isOff: 'أُزيل من توكناتك',
  isAdded: (title) => `${apart(title)} الآن بين توكناتك.`,
  isRemoved: (title) => `لم يعد ${apart(title)} بين توكناتك. ما لديك منه باقٍ في مكانه.`,
  full: (most) => `هذه ${most} توكنًا، ولا يُحفظ أكثر منها: أزل واحدًا قبل أن تضيف غيره.`,
  notAdded: 'تعذرت قراءة التوكن الآن، فلم يُضف. حاول مرة أخرى.',
  notThe: (title) => `ليس ${apart(title)} الذي في قائمة Causeway`,
  mixes: 'يخلط حروفًا من عدة كتابات',
  imitates: {
    title: (title) => `هذا ليس ${apart(title)} الذي في قائمة Causeway`,
    text: 'اسمه مطابق له أو يبدو مطابقًا، وهو على عنوان آخر. معظم التوكنات من هذا النوع صُنعت للخداع ولا قيمة لها.',
  },
  letters: {
    title: (token) => `الاسم ${apart(token)} يخلط حروفًا من عدة كتابات`,
    text: 'معظم الأسماء من هذا النوع صُنعت ليُظن أنها اسم آخر.',
  },
  means: (chain) =>
    `يستطيع أي شخص أن يصنع توكنًا بهذا الاسم. قرأت Causeway اسمه وعدد خاناته العشرية في ${apart(chain)} ولا تعرف عنه شيئًا آخر: فقد لا تكون له قيمة، أو قد لا يمكن بيعه أبدًا. قارن عنوانه بعنوان تثق به.`,
  accept: (token) => `قارنت العنوان: هذا ${apart(token)} هو التوكن الذي أقصده.`,
  worth: 'قيمة هذه التوكنات هي ما تقوله الخدمة وحدها، ولا تُحسب في المجموع أعلاه.',
}
