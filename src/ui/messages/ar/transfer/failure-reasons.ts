import type { AllFailureReasonMessages, FailureReasonMessages } from '../../en/transfer/failure-reasons.ts'
import type { Translated } from '../../translated.ts'

export const arFailureReasons: Translated<FailureReasonMessages> = {
  TTL_EXPIRED: 'لم يُتمّها أحد في الوقت المحدد لها.',
  SLIPPAGE: 'تغيّر السعر كثيرًا: كان سيصل أقل من المسموح.',
  TOO_LITTLE_RECEIVED: 'كان سيصل أقل من المسموح.',
  DEPOSITED_AMOUNT_TOO_LOW_TO_FILL: 'أُودع أقل مما تحتاجه عملية النقل.',
  SOLVER_CAPACITY_EXCEEDED: 'لم يكن لدى الخدمة في الوجهة ما يكفي للدفع.',
  DEPOSIT_REORGED: 'أخرجت الشبكة الإيداع من كتلته مجددًا.',
  DOUBLE_SPEND: 'أنفقت معاملة أخرى القطع نفسها.',
  DEPOSIT_CHAIN_MISMATCH: 'تم الإيداع على شبكة غير التي في الأمر.',
  INCORRECT_DEPOSIT_CURRENCY: 'أُودعت عملة غير التي في الأمر.',
  ORPHANED_DEPOSIT_REFUND: 'لم يكن الإيداع لأي أمر مفتوح، فأُعيد.',
  BLOCKED_WALLET: 'لا تخدم الخدمة هذا العنوان.',
  TRANSACTION_REVERTED: 'فشلت معاملة الدفع على شبكتها.',
  PERMIT_FAILED: 'تعذّر استعمال التوقيع.',
  SPONSOR_BALANCE_TOO_LOW: 'كان رصيد الراعي منخفضًا.',
  AMOUNT_TOO_LOW_TO_REFUND: 'ما تبقى أقل من كلفة إعادته.',
  REFUND_RECIPIENT_IS_VASP: 'عنوان الاسترداد لمنصة تداول لا تدفع إليها الخدمة. اطلب المساعدة من الخدمة.',
  UNKNOWN: 'لا تذكر الخدمة سببًا.',
  MANUAL_REFUND_REQUIRED: 'على الخدمة أن تعيد المال يدويًا. اطلب منها المساعدة.',
}

export const arAllFailureReasons: Translated<AllFailureReasonMessages> = {
  ...arFailureReasons,
  NO_QUOTES: 'لم يوجد هناك من يبادل العملة.',
  DEPOSIT_CONFIRMATION_TIMEOUT: 'لم يُؤكَّد الإيداع في الوقت المحدد.',
  TRANSACTION_NOT_INCLUDED: 'لم تُدرج أي كتلة معاملة الدفع في الوقت المحدد.',
  DEPOSIT_ADDRESS_MISMATCH: 'ذهب الإيداع إلى عنوان غير الذي في الأمر.',
  SWAP_USES_TOO_MUCH_GAS: 'كانت المبادلة ستكلّف رسوم شبكة أكثر من المسموح.',
  SWAP_CURRENCY_NOT_ON_ORIGIN: 'العملة التي بُدِّل إليها لا يمكن إرجاعها على الشبكة التي جاءت منها.',
}
