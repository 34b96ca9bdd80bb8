import type { Worded } from '../completed.ts'
import type { RefusalMessages } from '../en-refusals.ts'

type Refusal = Readonly<{ title: string; text: string }>

const tooLittle: Refusal = {
  title: 'هذا أقل من أن يُنقل',
  text: 'ستأخذ الرسوم المبلغ كله. أرسل أكثر، أو اختر شبكة يكون الدفع عليها أرخص.',
}
const noRoute: Refusal = {
  title: 'لا طريق بين هذين الطرفين',
  text: 'اختر عملة أخرى في أحد الطرفين، مثل العملة الأصلية للشبكة أو USDC.',
}
const notOffered: Refusal = {
  title: 'الخدمة لا تتيح هذا',
  text: 'اختر عملة أو شبكة أخرى، أو تراجع عمّا حددته في «خيارات».',
}
const notThere: Refusal = {
  title: 'الخدمة لا تدفع إلى هذا العنوان',
  text: 'تحقق من العنوان والشبكة. قد يصلح عنوان آخر لصاحبه.',
}
const blocked: Refusal = {
  title: 'الخدمة ترفض هذا العنوان',
  text: 'ترفض الخدمة أحد عناوين عملية النقل هذه، ولا يستطيع Causeway تغيير ذلك.',
}
const key: Refusal = {
  title: 'لم تقبل الخدمة مفتاح API',
  text: 'انظر إلى المفتاح في الإعدادات: صحّحه أو أزِله. ويحتاج الراعي أيضًا إلى مفتاح يُسمح له بالرعاية.',
}
const busy: Refusal = {
  title: 'لا تستطيع الخدمة تحديد سعر الآن',
  text: 'يسأل Causeway مجددًا تلقائيًا. لا حاجة إلى تغيير شيء.',
}

/** What the service's own codes mean, and what to change. */
const refusals: Readonly<Record<string, Refusal>> = {
  AMOUNT_TOO_LOW: tooLittle,
  INSUFFICIENT_LIQUIDITY: {
    title: 'هذا أكثر مما يمكن نقله دفعة واحدة',
    text: 'أرسل أقل، على عدة دفعات، أو حاول لاحقًا.',
  },
  SWAP_IMPACT_TOO_HIGH: {
    title: 'هذا المبلغ يُفسد سعره بنفسه',
    text: 'أرسل أقل، على عدة دفعات، أو اختر عملة أخرى.',
  },
  NO_QUOTES: noRoute,
  NO_SWAP_ROUTES_FOUND: noRoute,
  NO_INTERNAL_SWAP_ROUTES_FOUND: noRoute,
  UNSUPPORTED_ROUTE: noRoute,
  UNSUPPORTED_CURRENCY: noRoute,
  UNSUPPORTED_CHAIN: noRoute,
  INVALID_INPUT_CURRENCY: noRoute,
  INVALID_OUTPUT_CURRENCY: noRoute,
  UNSUPPORTED_EXECUTION_TYPE: notOffered,
  EXTRA_TXS_NOT_SUPPORTED: notOffered,
  INVALID_EXTRA_TXS: {
    title: 'لا يمكن تنفيذ الاستدعاء عند الوصول',
    text: 'تحقق من عنوانه وبياناته، أو انقل المال من دونه.',
  },
  DESTINATION_TX_FAILED: {
    title: 'ستفشل عند الوجهة',
    text: 'جرّبتها الخدمة فرفضتها الشبكة. تحقق من المستلم ومما يجب أن يحدث هناك.',
  },
  CHAIN_DISABLED: {
    title: 'إحدى الشبكتين موقوفة الآن',
    text: 'توقفها الخدمة ما دام فيها خلل. اختر شبكة أخرى، أو انتظر.',
  },
  ROUTE_TEMPORARILY_RESTRICTED: {
    title: 'هذا الطريق مغلق لفترة',
    text: 'اختر شبكة أو عملة أخرى، أو حاول لاحقًا.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'الرصيد لا يكفي لهذا',
    text: 'أرسل أقل، أو أضف مالًا إلى الحساب أولًا.',
  },
  INVALID_SLIPPAGE_TOLERANCE: {
    title: 'الخدمة لا تقبل هذا الانزلاق السعري',
    text: 'اجعله تلقائيًا في «خيارات».',
  },
  INVALID_ADDRESS: notThere,
  INVALID_RECIPIENT: notThere,
  USER_RECIPIENT_MISMATCH: notThere,
  SANCTIONED_CURRENCY: blocked,
  SANCTIONED_WALLET_ADDRESS: blocked,
  BLOCKED_WALLET_ADDRESS: blocked,
  UNAUTHORIZED: key,
  FORBIDDEN: key,
  PRICE_FETCH_FAILED: busy,
  SERVICE_UNAVAILABLE: busy,
  REQUEST_TIMED_OUT: busy,
  TOO_MANY_REQUESTS: {
    title: 'تطلب الخدمة أسئلة أقل',
    text: 'يسأل Causeway مجددًا تلقائيًا، على مهل أكبر. مفتاح API خاص بك، في الإعدادات، يتيح أسئلة أكثر.',
  },
}

/** What is said in Arabic of an answer that is no quote. */
export const arRefusals: Worded<RefusalMessages> = {
  of: (code) => (Object.hasOwn(refusals, code) ? refusals[code] : undefined),
  notMoved: 'لم تتحرك أموالك.',
  says: 'تقول الخدمة:',
  unreadTitle: 'تعذّر التحقق من هذا الآن',
  unread: 'لم تُجب عقدة بما يحتاج إليه الإثبات، فلن يُوقَّع شيء. لم تتحرك أموالك.',
}
