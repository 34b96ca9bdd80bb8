import type { EndingMessages } from '../en/endings.ts'
import type { Worded } from '../worded.ts'

/** What the service's words for a failure mean, in Arabic. */
export const arEndings: Worded<EndingMessages> = {
  TTL_EXPIRED: 'لم يُتمّها أحد في الوقت المحدد لها.',
  SLIPPAGE: 'تغيّر السعر كثيرًا: كان سيصل أقل من المسموح.',
  TOO_LITTLE_RECEIVED: 'كان سيصل أقل من المسموح.',
  DEPOSITED_AMOUNT_TOO_LOW_TO_FILL: 'أُودع أقل مما تحتاجه عملية النقل.',
  SOLVER_CAPACITY_EXCEEDED: 'لم يكن لدى المنفِّذ هناك ما يكفي للدفع.',
  DEPOSIT_REORGED: 'أخرجت الشبكة الإيداع من كتلته مجددًا.',
  DOUBLE_SPEND: 'أنفقت معاملة أخرى القطع نفسها.',
  DEPOSIT_CHAIN_MISMATCH: 'تم الإيداع على شبكة غير التي في الأمر.',
  INCORRECT_DEPOSIT_CURRENCY: 'أُودعت عملة غير التي في الأمر.',
  ORIGIN_CURRENCY_MISMATCH: 'أُودعت عملة غير التي في الأمر.',
  ORPHANED_DEPOSIT_REFUND: 'لم يكن الإيداع لأي أمر مفتوح، فأُعيد.',
  BLOCKED_WALLET: 'لا تخدم الخدمة هذا العنوان.',
  TRANSACTION_REVERTED: 'فشلت معاملة الدفع على شبكتها.',
  PERMIT_FAILED: 'تعذّر استعمال التوقيع.',
  SPONSOR_BALANCE_TOO_LOW: 'كان رصيد الراعي منخفضًا.',
  AMOUNT_TOO_LOW_TO_REFUND: 'ما تبقى أقل من كلفة إعادته.',
  REFUND_RECIPIENT_IS_VASP: 'عنوان الإرجاع لمنصة تداول لا تدفع إليها الخدمة. اطلب المساعدة من الخدمة.',
  UNKNOWN: 'لا تذكر الخدمة سببًا.',
  MANUAL_REFUND_REQUIRED: 'على الخدمة أن تعيد المال يدويًا. اطلب منها المساعدة.',
}
