import type { DepositMessages } from '../../en/bundle/deposits.ts'
import type { Translated } from '../../translated.ts'
import { apart } from '../format.ts'

export const arDeposits: Translated<DepositMessages> = {
  title: (deposits) => (deposits === 1 ? 'إيداع لعملية نقل' : 'إيداعات لعمليات نقل'),
  amount: (amount) => `${apart(amount)} لعملية نقل`,
  unseen:
    'رتّب الموقع عملية النقل هذه بنفسه، ولم يرَ Causeway شروطها. لا يستطيع أن يعرف ما الذي يجب أن يصل، ولا أين، ولا إن كان سيصل شيء.',
  follows: (chain) => `يتابع Causeway الإيداع إلى أن يقرأه في كتلة على ${apart(chain)}.`,
  others: 'يُقيَّد لطرف آخر',
  othersText: 'الإيداع ليس باسم حسابك. إذا فشلت عملية النقل، فقد يعود المال إلى ذلك الطرف.',
  known: {
    own: {
      title: 'محفظتك تدفع لهذه العملية بنفسها',
      text: 'هذا أمر عملية نقل من عملياتك. إيداع من موقع سيدفع لها مرة ثانية، لذلك لا يرسله Causeway.',
    },
    paid: {
      title: 'دفعتَ لهذا الأمر من قبل',
      text: 'سبق أن دفعت محفظتك له بطلب من موقع. قد يضيع إيداع ثانٍ للأمر نفسه.',
    },
  },
  missingTitle: 'أحد الإيداعات ليس في كتلته',
  missingText: 'نُفّذ كل ما طلبه الموقع، لكن إيداعًا أظهرته التجربة ليس هناك.',
  progress: { ahead: 'في الطريق', read: 'قُرئ في كتلته', missing: 'ليس في كتلته' },
  progressText: {
    ahead: (chain) => `كما أظهرته التجربة. يقرؤه Causeway مجددًا في كتلته على ${apart(chain)}.`,
    read: (chain) => `قرأه Causeway في سجل جهة الإيداع على ${apart(chain)}.`,
    missing: (chain) => `أظهرت التجربة هذا الإيداع، وليس في كتل ${apart(chain)}. اسأل الموقع عمّا حدث له.`,
  },
}
