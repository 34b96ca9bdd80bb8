import type { NotificationWords } from '../../../core/text/notification-words.ts'
import { ENGLISH_MARKS } from '../punctuation.ts'
import arFailureReasons from './transfer/failure-reasons.json'

const apart = (text: string) => `\u2068${text}\u2069`

export const arNotifications: NotificationWords = {
  marks: ENGLISH_MARKS,
  chain: (chainId) => `الشبكة ${chainId}`,
  received: (what, from, to) => ({
    title: `وصل ${apart(what)} إلى ${to}`,
    message: `من ${from}. قرأه Causeway على ${to}.`,
  }),
  saidToArrive: (what, to) => ({
    title: `تقول الخدمة: وصل ${apart(what)} إلى ${to}`,
    message: 'لم يتمكن Causeway من تأكيد ذلك.',
  }),
  saidToCall: (what, to) => ({
    title: `تقول الخدمة: استُدعي العقد على ${to}`,
    message: `بمبلغ ${apart(what)} من عملية النقل. يقرأ Causeway المدفوعات لا ما فعله الاستدعاء: المستكشف يعرض ذلك.`,
  }),
  reasons: arFailureReasons,
  reasonGiven: (word) => `السبب الذي ذكرته الخدمة: ${word}.`,
  refunded: (what, on, to, reason) => ({
    title: `أُعيد ${apart(what)} على ${on}`,
    message: `لم تنجح عملية النقل إلى ${to}.${reason ? ` ${reason}` : ''}`,
  }),
  saidToBeRefunded: (on, to, reason) => ({
    title: `تقول الخدمة: أُعيد المال على ${on}`,
    message: `لم تتمكن محفظتك من تأكيد ذلك. لم تنجح عملية النقل إلى ${to}.${reason ? ` ${reason}` : ''}`,
  }),
  gone: (to) => ({ title: `لم يعد الوصول إلى ${to} موجودًا`, message: 'سحبت الشبكة كتلته. ينتظره Causeway من جديد.' }),
  refundedInPart: (amounts, on) => ({
    title: amounts ? `عاد ${amounts.part} من ${amounts.whole} على ${on}` : `عاد جزء من مالك على ${on}`,
    message: 'لم يصل المزيد منذ يوم. افتح عملية النقل لترى من تسأل عن الباقي.',
  }),
  cancelled: (to) => ({
    title: `ألغيتَ عملية النقل إلى ${to}`,
    message: 'بقي مالك لديك بعد خصم رسوم الشبكة.',
  }),
  nonceTaken: (to) => ({
    title: `لم تنجح عملية النقل إلى ${to}`,
    message: 'أخذت معاملة أخرى من حسابك مكانها. افتحها قبل أن تحاول مجددًا.',
  }),
  failed: (to) => ({
    title: `لم تنجح عملية النقل إلى ${to}`,
    message: 'افتحها لترى ما حدث لمالك.',
  }),
  requoted: (to, amounts) => ({
    title: amounts ? `دُفع ${apart(amounts.paid)} بدلًا من ${apart(amounts.quoted)}` : 'قدّمت الخدمة عرضًا جديدًا',
    message: `قدّمت الخدمة عرضًا جديدًا لما وصل. يتابعه Causeway حتى يصل المال إلى ${to}.`,
  }),
  unlock: (to) => ({
    title: 'افتح قفل Causeway للمتابعة',
    message: `عملية النقل إلى ${to} تنتظر توقيعًا. لا يُرسَل شيء حتى ذلك الحين.`,
  }),
  fee: (from, to, most) => ({
    title: `ارتفعت رسوم الشبكة على ${from}`,
    message: `تتجاوز ${most ? `${apart(most)} التي أكّدتَها` : 'ما أكّدتَه'}، لذلك لا يُوقَّع شيء لعملية النقل إلى ${to}. إن انخفضت الرسوم في الوقت المناسب تتابع العملية تلقائيًا، وإلا انتهى عرض السعر ويمكنك طلب عرض جديد.`,
  }),
  notConfirmed: (from, to, minutes) => ({
    title: longer(to),
    message: `لم تؤكدها ${from} بعد.${minutes ? ` تأتي كتلة كل ${minutes} دقائق تقريبًا.` : ''} لم يضع شيء؛ افتحها لترى ما يمكنك فعله.`,
  }),
  notRefundedYet: (to) => ({
    title: longer(to),
    message: 'تعذّر الدفع. لم يُعَد المال بعد، ويواصل Causeway متابعته.',
  }),
  notFilledYet: (to) => ({
    title: longer(to),
    message: `يواصل Causeway المتابعة حتى يُدفع على ${to} أو يُعاد.`,
  }),
  addressExpired: (to) => ({
    title: 'انتهت صلاحية عنوان الإيداع',
    message: `لم يظهر فيه في الوقت المحدد أي دفع لأجل ${to}. لا تدفع إليه بعد الآن: ابدأ مجددًا بعرض جديد.`,
  }),
  calls: {
    failed: (site, why) => ({
      title: site === undefined ? 'لم يتم الإلغاء' : `لم تنجح معاملة لصالح ${site}`,
      message: why,
    }),
    done: (site, chain) => ({
      title: `تم على ${chain}`,
      message: `ما طلبه ${site} صار في كتلة، وقرأه Causeway.`,
    }),
    deposited: (site, chain) => ({
      title: `تم على ${chain}`,
      message: `الإيداع الذي طلبه ${site} صار في كتلة، وقرأه Causeway. الموقع يبيّن ما يحدث بعده.`,
    }),
    takenBack: (chain) => ({
      title: `تم على ${chain}`,
      message: 'تم الإلغاء: صار ذلك في كتلة، وقرأه Causeway.',
    }),
    arrived: (site, chain = 'الشبكة', isRead) => ({
      title: isRead ? `وصل على ${chain}` : `يقال إنه وصل على ${chain}`,
      message: `اكتملت عملية النقل التي دفعتَ لها بطلب من ${site}. ${readBy(isRead)}`,
    }),
    paidBack: (site, chain = 'الشبكة', isRead) => ({
      title: isRead ? `أُعيد على ${chain}` : 'يقال إنه أُعيد',
      message: `عاد ما دفعته بطلب من ${site}. ${readBy(isRead)}`,
    }),
    unlock: (site) => ({
      title: 'افتح قفل Causeway للمتابعة',
      message: `${site ? `معاملة من أجل ${site}` : 'الإلغاء'} بانتظار توقيع. لا يُرسَل شيء حتى ذلك الحين.`,
    }),
    fee: (site, chain, most) => ({
      title: `ارتفعت رسوم الشبكة على ${chain}`,
      message: `تتجاوز ${most ? `${apart(most)} التي أكّدتَها` : 'ما أكّدتَه'}، لذلك لا يُوقَّع شيء ${site ? `من أجل ${site}` : 'للإلغاء'}. إن انخفضت الرسوم في الوقت المناسب تتابع العملية تلقائيًا، وإلا انتهت دون توقيع.`,
    }),
    slow: (site) => `${site ? `الإرسال من أجل ${site}` : 'الإلغاء'} يستغرق أطول من المعتاد`,
    why: {
      notFunded: (chain) => `لم يرَ Causeway المال اللازم يصل إلى ${chain}، فلم يُرسَل شيء. افتح Causeway لترى ما حدث له.`,
      refunded: (chain) =>
        `انتهت عملية النقل التي كانت ستجلب المال إلى ${chain} بإعادته، فلم يُرسَل شيء. افتح Causeway لتراها.`,
      wouldFail: (chain) => `تقول عقدة ${chain} إنها ستفشل الآن، فلم تُوقَّع.`,
      reverted: (chain) => `أخذتها ${chain} ورفضتها. لم يُدفع سوى رسوم الشبكة.`,
      nonceTaken: () => 'أخذت معاملة أخرى من حسابك مكانها.',
      inputGone: () => 'سُحبت دفعة كانت تنفقها.',
      notRelayed: () => 'ترفض عقد Bitcoin المعاملة.',
      invalid: () => 'ترفض العقد المعاملة وفق قواعد الشبكة. لم تكلّف شيئًا.',
      expired: () => 'انتظرت طويلًا ولم تُوقَّع.',
      cancelled: () => 'ألغيتَها.',
      noEffect: (chain) => `نُفذت على ${chain} بلا أثر.`,
      maybeSent: () => 'ربما أرسل حسابك هذا منذ تأكيدك، لذلك لم يُوقَّع شيء آخر. انظر هناك أولًا.',
      sentElsewhere: () => 'أرسلها حسابك بعد تأكيدك من مكان آخر. لم يُوقَّع شيء آخر.',
    },
    moneyIsThere: (chain) => `المال الذي جُلب موجود في حسابك على ${chain}.`,
  },
}

function longer(to: string): string {
  return `تستغرق عملية النقل إلى ${to} وقتًا أطول من المعتاد`
}

function readBy(isRead: boolean): string {
  return isRead ? 'قرأه Causeway هناك.' : 'هذا قول الخدمة؛ لم يتمكن Causeway من قراءته.'
}
