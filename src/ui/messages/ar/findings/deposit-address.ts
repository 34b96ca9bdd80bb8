import type { depositAddressWords } from '../../../../core/verify/words/deposit-address.ts'
import type { Translated } from '../../translated.ts'

export const arDepositAddressWords: Translated<typeof depositAddressWords> = {
  depositAddressUnasked: 'يذكر عرض السعر عنوان إيداع لم تطلبه.',
  depositAddressMissing: 'لا يذكر عرض السعر عنوان إيداع، مع أنك طلبته.',
  depositAddressMalformed: ({ chain }) => `عنوان الإيداع ليس عنوانًا يمكن الدفع إليه على ${chain}.`,

  depositAddressYours: ({ address }) => `عنوان الإيداع ${address} لك أو للمستلم: لن تستطيع الخدمة تسلّم أموالك هناك.`,
  depositAddressLooksYours: ({ address }) =>
    `عنوان الإيداع ${address} يشبه أحد عناوينك فقط: لن تستطيع الخدمة تسلّم أموالك هناك.`,
  depositAddressIsToken: ({ address }) => `عنوان الإيداع ${address} عنوان توكن: لن تستطيع الخدمة تسلّم أموالك هناك.`,
  depositAddressIsContract: ({ address }) =>
    `عنوان الإيداع ${address} عقد لا يقبل دفعات مجرّدة: لن تستطيع الخدمة تسلّم أموالك هناك.`,

  depositAddressNowhereProven: ({ address, chain }) =>
    `القول إن ${address} يخص أمرك كلام الخدمة وحدها: لا عقد على ${chain} يُسأل عنه.`,
  depositAddressWithoutOrder: ({ address }) =>
    `القول إن ${address} يخص أمرك كلام الخدمة وحدها: لا يذكر عرض السعر أي أمر.`,
  depositAddressNotProven: ({ address, why }) => `القول إن ${address} يخص أمرك كلام الخدمة وحدها: ${why}.`,
  depositAddressOfAnother: ({ address, expected }) =>
    `يحسب المصنع ${expected} لأمرك؛ وقد يضيع المال المرسل إلى ${address}.`,
  depositAddressOfNoOrder: ({ address }) => `يحسب المصنع عنوانًا آخر لأمرك؛ وقد يضيع المال المرسل إلى ${address}.`,

  depositPaymentDiffers: 'يقترح عرض السعر دفعة غير المستحقة.',
  strictRefundElsewhere: ({ asked, chain }) => `لن يعيد الأمر المال إلى ${asked} على ${chain}، مع أنه مقيّد بذلك.`,
}
