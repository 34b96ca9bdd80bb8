import type { approvalWords } from '../../../../core/verify/words/approvals.ts'
import type { Translated } from '../../translated.ts'

export const arApprovalWords: Translated<typeof approvalWords> = {
  approvalNotNeeded: ({ symbol }) => `يطلب العرض إذنًا، لكن ${symbol} لا يحتاج إلى إذن.`,
  approvalNotForThisWay: ({ symbol }) => `يطلب العرض إذنًا، لكن دفع ${symbol} بهذه الطريقة لا يحتاج إلى إذن.`,
  approvalOfAnotherToken: ({ symbol }) => `الإذن لتوكن آخر غير ${symbol}.`,
  approvalSendsMoney: 'سيرسل الإذن مالًا أيضًا.',
  approvalForAnotherContract: 'هناك إذن لعقد آخر غير العقد الذي يأخذ المال.',
  approvalForStranger: ({ spender, symbol }) =>
    `يسمح الإذن لـ ${spender} بسحب ${symbol} من حسابك؛ ولا يجوز ذلك إلا للعقود المعروفة.`,
  approvalNotCanonical: 'الإذن غير مكتوب بصيغته المعتادة.',
  approvalMadeExact: ({ exact }) => `يطلب العرض إذنًا بلا حد؛ ولن يُسمح إلا بسحب ${exact}.`,
  approvalWithoutEnd: ({ exact }) => `الإذن بلا حد، وليس بمقدار ${exact} بالضبط.`,
  approvalOfAnotherAmount: ({ asked, exact }) => `الإذن بمقدار ${asked}، وليس بمقدار ${exact} بالضبط.`,
  approvalMissing: 'ينقص العرضَ الإذنُ الذي تحتاج إليه خطوته الأخيرة: ستفشل تلك الخطوة.',
}
