import type { PermitMessages } from '../../en/transfer/permit.ts'
import type { Translated } from '../../translated.ts'
import { apart } from '../format.ts'

export const arPermit: Translated<PermitMessages> = {
  name: 'هذه المحفظة، بتوقيع',
  way: 'هذه المحفظة، بتوقيع',
  means: (symbol) =>
    `توقّع أنت وتُرسل الخدمة: لا حاجة إلى ${apart(symbol)} لرسوم الشبكة. يصلح التوقيع لهذا المبلغ بالضبط، مرة واحدة، ولوقت قصير.`,
  offer: {
    title: (symbol, chain) => `ليس لديك ${apart(symbol)} على ${apart(chain)} لرسوم الشبكة`,
    text: (token, gas, service) =>
      `لا حاجة إلى ${apart(gas)}: توقّع أنت وترسل ${apart(service)}، والرسوم من ${apart(token)}.`,
    take: (token) => `دفع الرسوم بـ ${apart(token)}`,
  },
  instead: 'الدفع بمعاملة',
  step: {
    next: (amount) => `التوقيع على ${apart(amount)}`,
    active: (amount) => `جارٍ التوقيع على ${apart(amount)}`,
    done: (amount) => `وُقّع على ${apart(amount)}`,
  },
  phase: {
    planned: (_until) => 'لم يُوقَّع بعد. ',
    reserved: (_until) => 'يُوقَّع الآن. ',
    signed: (until) => `وُقّع وحُفظ. يُسلَّم إلى الخدمة، ويمكنها استعماله حتى ${apart(until)}. `,
    broadcast: (until) => `صار لدى الخدمة، ويمكنها استعماله حتى ${apart(until)}. `,
    included: (_until) => 'استُعمل: هذا ما تقوله الشبكة. ',
    finalized: (_until) => 'استُعمل: هذا ما تقوله الشبكة. ',
    replaced: (_until) => 'أُلغي. لا يمكن لأحد استعماله بعد الآن. ',
    reverted: (_until) => 'انتهت صلاحيته. لا يمكن لأحد استعماله بعد الآن. ',
    ineffective: () => 'نُفذ بلا أثر. ',
  },
  ranOut: 'لم تستعمل الخدمة توقيعك في الوقت المحدد',
  ranOutText: (amount) =>
    `لم يغادر ${apart(amount)} حسابك. انتهت صلاحية التوقيع دون استعمال، وبحسب وقت الشبكة نفسها لا يمكن لأحد استعماله بعد الآن.`,
  ranOutNext: 'حاول مرة أخرى بعرض جديد.',
  takenBack: 'ألغى حسابك هذا التوقيع',
  takenBackText: (amount) =>
    `لم يغادر ${apart(amount)} حسابك بهذا التوقيع: فقد أُلغي على الشبكة قبل أن يستعمله أحد، ولا يمكن لأحد استعماله بعد الآن.`,
  takenBackNext:
    'يحدث هذا عندما يُستعمل الحساب نفسه في محفظة أخرى. إن كنت أنت من فعل ذلك فحاول مرة أخرى متى شئت. وإن لم تكن أنت، فانقل أموالك إلى محفظة جديدة.',
}
