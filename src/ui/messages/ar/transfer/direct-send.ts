import type { DirectSendMessages } from '../../en/transfer/direct-send.ts'
import type { Translated } from '../../translated.ts'
import { apart } from '../format.ts'

export const arDirectSend: Translated<DirectSendMessages> = {
  fails: 'إذا فشلت فلا يُرسل شيء: أقصى ما يُدفع هو رسوم الشبكة.',
  proof: {
    claim: 'يذهب المال مباشرة إلى المستلم الذي طلبته',
    evidence: (amount, chain) => `${apart(amount)} في هذه المعاملة وحدها على ${apart(chain)}، دون أحد بينكما:`,
    asked: 'قُرئ رصيدك من الشبكة',
  },
  route: (chain) => `على ${apart(chain)}`,
  unread: 'أُرسل؛ لم تمكن قراءة وصوله بعد',
  expired: 'انتهى عرض السعر قبل إرسال أي شيء',
  asked: (amount, chain) => `${apart(amount)} على ${apart(chain)}، مباشرة إلى المستلم`,
}
