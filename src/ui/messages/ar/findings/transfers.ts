import type { transferWords } from '../../../../core/verify/words/transfers.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const arTransferWords: Translated<typeof transferWords> = {
  transferOverwrites: different('ستحل البيانات الواردة محل ما تضعه المحفظة وتحدد به ما يُفعل.'),
  transferSaysMore: different('يقول التحويل أكثر مما سيُوقَّع.'),
  transferSaysUnknown: different('يقول التحويل أكثر مما يُعرف عن التحويلات.'),
  transferLeavesOut: different('ينقص التحويل ما يجب أن يُقال.'),
  transferFieldUnknown: different('في التحويل حقل مجهول.'),
  transferMalformed: different('صيغة التحويل غير صحيحة.'),
  transferOfAnotherForm: different('ما سيُوقَّع ليس على صورة تحويل: قد يكون فعلًا من أي نوع.'),
  transferIsAnotherAct: different('هذا فعل آخر غير التحويل.'),
  transferGivesAccountAway: different('هذا فعل آخر غير التحويل: قد يسلّم الحق في حسابك كله.'),
  transferToAnotherAccount: different('يذهب التحويل إلى حساب آخر غير المعروف: سيضيع كله.'),
  transferNotToDepository: different('يذهب التحويل إلى حساب آخر غير جهة الإيداع المعروفة: سيضيع كله.'),
  transferBetweenOthers: different('ليس التحويل بين حسابك للعقود الدائمة وحساب جهة الإيداع، بل بين حسابات أخرى.'),
  transferMovesAnotherAmount: different('ينقل التحويل مبلغًا آخر غير الذي ترسله.'),
  transferMovesAnotherToken: different('ينقل التحويل توكنًا آخر غير الذي ترسله.'),
  transferMovesAnotherAsset: different('ينقل التحويل أصلًا آخر غير الذي ترسله.'),
  transferOnAnotherDex: different('يأخذ التحويل من سوق DEX آخر، أو يدفع إليه، غير الذي يحتفظ بعملتك.'),
  transferFromSubAccount: different('يأخذ التحويل من حساب فرعي لم تسمّه.'),
  transferOnAnotherNetwork: different('التحويل لشبكة أخرى من شبكات المنصة.'),
  transferOfAnotherNonce: different('الرقم التسلسلي ليس المربوط: لن يربط شيءٌ إيداعك بأمره.'),
  transferMemoOfAnotherOrder: different('سيدفع التحويل لأمر آخر غير المعروض.'),
  transferFeeNoAmount: different('رسوم التحويل ليست مبلغًا.'),
}
