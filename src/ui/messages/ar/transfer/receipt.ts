import type { ReceiptMessages } from '../../en/transfer/receipt.ts'
import type { Translated } from '../../translated.ts'
import { apart } from '../format.ts'

export const arReceipt: Translated<ReceiptMessages> = {
  open: 'إيصال',
  received: 'وصل المال',
  reported: 'وصل المال، بحسب الخدمة',
  refunded: 'عاد المال',
  refundReported: 'أُعيد المال، بحسب الخدمة',
  asked: 'المطلوب',
  askedText: (pays, from, minimum, to) =>
    `${apart(pays)} على ${apart(from)}، مقابل ${apart(minimum)} على الأقل على ${apart(to)}`,
  askedExact: (pays, from, arrives, to) =>
    `${apart(pays)} على ${apart(from)}، مقابل ${apart(arrives)} بالضبط على ${apart(to)}`,
  askedAnew: (paid, from, to) => `${apart(paid)} على ${apart(from)}، بعرض سعر جديد لما وصل، والوجهة ${apart(to)}`,
  paid: 'المدفوع',
  on: (amount, chain) => `${apart(amount)} على ${apart(chain)}`,
  paidElsewhere: (amount, chain) => `${apart(amount)} على ${apart(chain)}، من محفظة أخرى أو منصة`,
  paidBy: 'معاملة الدفع',
  arrivedBy: 'معاملة الوصول',
  backBy: 'معاملة الإعادة',
  others: 'قبلها',
  arrived: 'ما وصل',
  cameBack: 'ما عاد',
  unread: 'مبلغ لم يقرأه Causeway',
  to: 'إلى',
  readFrom: 'كيف عُرف',
  readText: (chain) => `قرأه Causeway على ${apart(chain)}`,
  saidText: 'قول الخدمة؛ لم يقرأه Causeway على الشبكة',
  approved: 'التأكيد',
  ended: 'الانتهاء',
  request: 'الطلب',
  order: 'الأمر',
  made: 'أعدّه Causeway من سجله. يستطيع أي أحد البحث عن المعاملات.',
  what: 'هذا كل ما في النص والصورة.',
  copy: 'نسخ كنص',
  picture: 'حفظ كصورة',
  saved: (name) => `حُفظ باسم ${apart(name)}.`,
  notSaved: 'لم يستطع المتصفح رسم الصورة. انسخ النص بدلًا منها.',
}
