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
    is: (calls) => (calls === 1 ? 'يستدعي عقدًا' : `عدد الاستدعاءات: ${number(calls)}`),
    call: (nth) => `الاستدعاء ${number(nth)}`,
    remove: (nth) => `إزالة الاستدعاء ${number(nth)}`,
    removeIt: 'إزالة',
    add: 'إضافة استدعاء آخر',
    addHint: 'تُجرى الاستدعاءات بترتيبها: كلها أو لا شيء منها.',
    most: 'لا تحمل عملية نقل استدعاءات أكثر.',
    at: (nth, problem) => `الاستدعاء ${number(nth)}: ${problem}`,
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
    by: (calls) =>
      calls === 1
        ? 'يُجري هذا الاستدعاء عقد خدمة النقل بما يصل، لا حسابك.'
        : 'يُجري هذه الاستدعاءات بهذا الترتيب عقد خدمة النقل بما يصل، لا حسابك.',
    leftOn: (chain, calls) =>
      calls === 1 ? `ما يتركه الاستدعاء، على ${apart(chain)}` : `ما تتركه الاستدعاءات، على ${apart(chain)}`,
    before: (calls) => (calls === 1 ? 'قبل الاستدعاء' : 'قبل الاستدعاءات'),
    called: (calls) =>
      calls === 1 ? 'ثم يُستدعى به عقد.' : `ثم تُجرى به الاستدعاءات بترتيبها، وعددها ${number(calls)}.`,
    pays: (amount, who, nth) => `يدفع ${theCall(nth)} ${apart(amount)} إلى ${apart(who)}.`,
    hands: (numbers, who, nth) => `يسلّم ${theCall(nth)} NFT ${list(numbers)} إلى ${apart(who)}.`,
    handsMany: (numbers, who, nth) => `يسلّم ${theCall(nth)} ${number(numbers)} من NFT مجموعة واحدة إلى ${apart(who)}.`,
    lets: (what, who, nth) => `يسمح ${theCall(nth)} بأن يسحب ${apart(who)} ${apart(what)}.`,
    vault: (who, nth) => `يضع ${theCall(nth)} توكنات في خزنة لصالح ${apart(who)}.`,
    parties: {
      paid: 'الاستدعاء يدفع إلى غيرك',
      takes: 'الاستدعاء يسمح لغيرك بسحبه',
      keeps: 'قد يحتفظ به عقد لا تعرفه',
    },
    empty: {
      title: 'لا شيء هناك ليُستدعى',
      text: 'لا يوجد عقد في هذا العنوان: لن يفعل الاستدعاء شيئًا، وقد يضيع ما يُرسَل معه.',
    },
    accept: {
      ordinary: 'أعرف لمن هذا المفتاح، وأسمح له بسحبه.',
      unread: 'أعرف هذا العقد، وإن لم يقرأ أحد إن كان عقدًا.',
      empty: 'أعرف أنه لن يُستدعى شيء هناك.',
    },
    rest: (calls) =>
      calls === 1
        ? 'ما يتركه الاستدعاء يذهب إلى المستلم، بحسب قول الخدمة. إن فشل الاستدعاء فشلت عملية النقل.'
        : 'ما تتركه الاستدعاءات يذهب إلى المستلم، بحسب قول الخدمة. إن فشل واحد منها لم يُجرَ أي منها وفشلت عملية النقل.',
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
  proofs: {
    claim: 'الأمر يُجري الاستدعاءات التي طلبتها، بترتيبك',
    evidence: 'عقد كل منها وبياناته ومبلغه جزء من الأمر، ولا يُستدعى شيء آخر.',
    gap: 'لا إثبات لما تستخدمه الاستدعاءات من المال',
    gapMeans: 'العقود تقرر. لم يجرّب Causeway الاستدعاءات، وعليها يتوقف ما يبقى للمستلم.',
  },
}

function theCall(nth: number | undefined): string {
  return nth === undefined ? 'الاستدعاء' : `الاستدعاء ${number(nth)}`
}
