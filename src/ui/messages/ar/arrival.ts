import type { ArrivalMessages } from '../en/arrival.ts'
import type { Worded } from '../worded.ts'
import { apart, list, number } from './words.ts'

/** Every word in Arabic about a contract that is called where money arrives. */
export const arArrival: Worded<ArrivalMessages> = {
  form: {
    title: 'استدعاء عقد عند الوصول',
    hint: 'لمن يعرف ما الذي يستدعيه. يستدعيه عقد خدمة النقل بما يصل، ويُعرض عليك قبل التأكيد.',
    to: 'العقد',
    data: 'بيانات الاستدعاء بالنظام الست عشري',
    value: (symbol) => `يُرسَل مع الاستدعاء، بعملة ${apart(symbol)}`,
    none: 'دون استدعاء',
    is: 'يستدعي عقدًا',
    problems: {
      to: 'اكتب عنوان العقد.',
      data: 'البيانات ست عشرية: 0x ثم رقمان لكل بايت.',
      pick: 'اختر ما يُستدعى، واملأ كل ما يلزمه.',
      tooLong: 'هذه بيانات أكثر مما تحمله عملية نقل.',
      value: 'اكتب مبلغًا، مثل 0.01.',
      route: 'يمكن استدعاء عقد حين يصل المال إلى شبكة EVM أخرى، مدفوعًا من هذه المحفظة.',
      gas: 'لا يذهب مال معه إلا حيث تصل عملة الشبكة نفسها.',
      tooMuch: 'هذا أكثر مما يصل.',
    },
  },
  review: {
    title: (chain) => `بعد ذلك، على ${apart(chain)}`,
    by: 'يُجري هذا الاستدعاء عقد خدمة النقل بما يصل، لا حسابك.',
    leftOn: (chain) => `ما يتركه الاستدعاء، على ${apart(chain)}`,
    before: 'قبل الاستدعاء',
    called: 'ثم يُستدعى به عقد.',
    pays: (amount, who) => `يدفع الاستدعاء ${apart(amount)} إلى ${apart(who)}.`,
    hands: (numbers, who) => `يسلّم الاستدعاء NFT ${list(numbers)} إلى ${apart(who)}.`,
    handsMany: (numbers, who) => `يسلّم الاستدعاء ${number(numbers)} من NFT مجموعة واحدة إلى ${apart(who)}.`,
    paysOther: 'الاستدعاء يدفع إلى غيرك',
    rest: 'ما يتركه الاستدعاء يذهب إلى المستلم، بحسب قول الخدمة. إن فشل الاستدعاء فشلت عملية النقل.',
  },
  outcome: 'يقرأ Causeway المدفوعات لا ما فعله الاستدعاء: افتح المستكشف لرؤية ذلك.',
  timeline: {
    called: 'تقول الخدمة إنها استدعت العقد',
    next: 'يُستدعى العقد',
    onlySaid: 'هذا قول الخدمة؛ يقرأ Causeway المدفوعات لا ما فعله الاستدعاء. ',
  },
  proof: {
    claim: 'الأمر يُجري الاستدعاء الذي طلبته',
    evidence: 'العقد والبيانات والمبلغ جزء من الأمر، ولا يُستدعى شيء آخر.',
    gap: 'لا إثبات لما يستخدمه الاستدعاء من المال',
    gapMeans: 'العقد يقرر. لم يجرّب Causeway الاستدعاء، وعليه يتوقف ما يبقى للمستلم.',
  },
}
