import type { SafeguardMessages } from '../en/safeguards.ts'
import type { Worded } from '../worded.ts'

/** Every word in Arabic about when the password is asked for before something is signed. */
export const arSafeguards: Worded<SafeguardMessages> = {
  title: 'ضوابط الدفع',
  linkHint: 'متى يطلب الدفع كلمة مرورك.',
  intro: 'ما دام Causeway مفتوحًا، يستطيع من يجلس أمام هذا الحاسوب أن يدفع به. الضوابط تطلب كلمة مرورك أولًا.',
  loading: 'جارٍ قراءة الضوابط.',
  failed: 'تعذّرت قراءة الضوابط',
  ask: 'طلب كلمة المرور',
  choices: { never: 'أبدًا', somebodyNew: 'لمستلم جديد', always: 'دائمًا' },
  means: {
    never: 'المحفظة المفتوحة تدفع من دون كلمة المرور.',
    somebodyNew: 'عندما قد يصل المال إلى من لم تدفع له من هنا من قبل. حسابات عبارة الاسترداد ليست جديدة أبدًا.',
    always: 'قبل كل دفعة ومعاملة، وقبل ما يُوقَّع كبيانات، وبين حساباتك أيضًا.',
  },
  limit: 'الحد اليومي',
  limitHint: 'ما يذهب إلى الآخرين خلال 24 ساعة من دون كلمة المرور بحسب أسعار الخدمة. وما لا سعر له يطلبها كل مرة.',
  cold: 'حسابات تطلبها دائمًا',
  coldNone: 'لا يوجد. يمكنك ضبط ذلك في صفحة الحساب.',
  changes: 'ما يزيد التشدد يسري فورًا، وما يخففه يطلب كلمة مرورك.',
  exempt: 'إلغاء إذن، وإلغاء عملية، ودفع رسوم أعلى لا تطلبها أبدًا: فهي لا تدفع لأحد جديد.',
  account: {
    title: 'ضابط الدفع',
    label: 'طلب كلمة المرور دائمًا',
    hint: 'قبل كل ما يدفعه هذا الحساب أو يوقّعه.',
  },
  why: {
    coldAccount: 'هذا الحساب يطلب كلمة مرورك دائمًا.',
    always: 'كل دفعة تطلب كلمة مرورك.',
    somebodyNew: 'قد يُدفع هذا لمستلم جديد.',
    noPrice: 'لا سعر لهذا يُحسب في حدّك اليومي.',
    aboveLimit: 'هذا يتجاوز حدّك اليومي.',
  },
}
