import type { DepositMessages } from '../../en/bundle/deposits.ts'
import type { Translated } from '../../translated.ts'

export const deDeposits: Translated<DepositMessages> = {
  title: (deposits) => (deposits === 1 ? 'Eine Einzahlung für einen Transfer' : 'Einzahlungen für Transfers'),
  amount: (amount) => `${amount} für einen Transfer`,
  unseen:
    'Die Website hat diesen Transfer selbst vereinbart, und Causeway hat seine Bedingungen nicht gesehen. Es kann nicht sagen, was ankommen soll, wo, und ob überhaupt etwas ankommt.',
  follows: (chain) => `Causeway verfolgt die Einzahlung, bis sie in einem Block von ${chain} zu lesen ist.`,
  others: 'Wird jemand anderem gutgeschrieben',
  othersText:
    'Die Einzahlung läuft nicht auf den Namen Ihres Kontos. Scheitert der Transfer, geht das Geld vielleicht an diesen anderen zurück.',
  known: {
    own: {
      title: 'Ihre Wallet bezahlt diesen Transfer selbst',
      text: 'Dieser Auftrag gehört zu einem Ihrer eigenen Transfers. Eine Einzahlung durch eine Website würde ihn ein zweites Mal bezahlen, deshalb sendet Causeway sie nicht.',
    },
    paid: {
      title: 'Diesen Auftrag haben Sie schon bezahlt',
      text: 'Eine Website hat ihn bereits von Ihrer Wallet bezahlen lassen. Eine zweite Einzahlung für denselben Auftrag kann verloren gehen.',
    },
  },
  missingTitle: 'Eine Einzahlung ist nicht in ihrem Block',
  missingText:
    'Alles, was die Website verlangt hat, ist durchgegangen, aber eine Einzahlung, die ein Probelauf gezeigt hat, ist nicht dabei.',
  progress: { ahead: 'Unterwegs', read: 'Im Block gelesen', missing: 'Nicht im Block' },
  progressText: {
    ahead: (chain) => `So hat es ein Probelauf gezeigt. Causeway liest es im Block von ${chain} noch einmal nach.`,
    read: (chain) => `Causeway hat dies auf ${chain} im Protokoll der Einzahlungsstelle gelesen.`,
    missing: (chain) =>
      `Ein Probelauf hat diese Einzahlung gezeigt, aber in den Blöcken von ${chain} steht sie nicht. Fragen Sie bei der Website nach, was daraus wurde.`,
  },
}
