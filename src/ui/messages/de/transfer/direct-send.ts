import type { DirectSendMessages } from '../../en/transfer/direct-send.ts'
import type { Translated } from '../../translated.ts'

export const deDirectSend: Translated<DirectSendMessages> = {
  fails: 'Falls es scheitert, wird nichts gesendet: Bezahlt wird höchstens die Netzwerkgebühr.',
  proof: {
    claim: 'Das Geld geht direkt an den Empfänger, den Sie verlangt haben',
    evidence: (amount, chain) => `${amount} in dieser einen Transaktion auf ${chain}, ohne jemanden dazwischen:`,
    asked: 'Ihr Guthaben wurde von der Chain gelesen',
  },
  route: (chain) => `auf ${chain}`,
  unread: 'Gesendet; die Ankunft konnte noch nicht gelesen werden',
  expired: 'Das Angebot lief ab, bevor etwas gesendet wurde',
  asked: (amount, chain) => `${amount} auf ${chain}, direkt an den Empfänger`,
}
