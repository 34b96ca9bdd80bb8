import type { MisdirectedDepositMessages } from '../../en/transfer/misdirected-deposits.ts'
import type { Translated } from '../../translated.ts'
import { apart, count, type Forms, span } from '../format.ts'

const currencies: Forms = {
  zero: '# عملة',
  one: 'عملة واحدة',
  two: 'عملتين',
  few: '# عملات',
  many: '# عملة',
  other: '# عملة',
}

export const arMisdirectedDeposit: Translated<MisdirectedDepositMessages> = {
  title: 'هل دفعت على شبكة أخرى أو بعملة أخرى؟',
  elsewhere: 'ما وُجد في مكان آخر',
  text: 'تراقب الخدمة هذا العنوان على شبكة واحدة ولعملة واحدة. وإذا طُلب منها، تنظر في شبكة أخرى أو تبحث عن عملات أخرى، وتنقل ما تجده كطلب جديد بسعر تلك اللحظة. وليس مؤكدًا أن تجد شيئًا.',
  where: 'أين تم الدفع؟',
  sameChain: (chain) => `${apart(chain)}، بعملة أخرى`,
  ask: 'اطلب من الخدمة أن تبحث',
  again: (seconds) => `مجددًا بعد ${apart(span(seconds))}`,
  notNow: 'لا يمكن سؤال الخدمة الآن. حاول مجددًا بعد دقيقة.',
  never: 'لا يمكن للخدمة أن تنظر في هذا العنوان.',
  open: (chain) => `طُلب من الخدمة أن تبحث على ${apart(chain)}`,
  openText: 'لا يُعرف ما وجدته: لم يصل جوابها بعد.',
  found: (chain) => `تقول الخدمة إنها وجدت مالًا على ${apart(chain)}`,
  foundText:
    'تقول إنها تنقله كطلب جديد. ما يصير إليه يظهر أعلاه ما دامت هذه الصفحة مفتوحة؛ أما عملية النقل هذه فتبقى في انتظار دفعتها.',
  unknownToken: 'توكن لا يعرفه Causeway:',
  nothing: (chain) => `لم تجد الخدمة شيئًا على ${apart(chain)}`,
  nothingText: (checked) => `بحثت عن ${count(checked, currencies)}. قد تمر دقائق قبل أن تظهر الدفعة.`,
  unread: (unread) => `تعذر البحث عن ${count(unread, currencies)}.`,
  failed: (chain) => `لم تعطِ الخدمة جوابًا عن ${apart(chain)}`,
  strict:
    'العنوان المخصص لأمر واحد لا يقبل شيئًا آخر: لا تبحث الخدمة عما دُفع إليه على شبكة أخرى أو بعملة أخرى، وقد يضيع. تواصل مع دعم الخدمة، واذكر هذا العنوان ومعاملتك.',
}
