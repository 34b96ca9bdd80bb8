import type { DepositOutcomeMessages } from '../../en/bundle/deposit-outcomes.ts'
import type { Translated } from '../../translated.ts'

export const deDepositOutcomes: Translated<DepositOutcomeMessages> = {
  ahead:
    'Was danach daraus wird, zeigt die Website. Mit einem API-Schlüssel des Transferdienstes, den Sie in den Einstellungen eingeben können, verfolgt auch Causeway sie bis zum Ende.',
  asking: 'Causeway fragt den Dienst, was daraus wird.',
  chip: {
    moving: 'Unterwegs',
    filled: 'Angekommen',
    refunded: 'Erstattet',
    failed: 'Gescheitert',
    unlike: 'Nicht verfolgt',
  },
  paid: {
    open: 'An den Transferdienst gezahlt',
    unlike: 'Causeway verfolgt den Transfer nicht',
    failed: 'Der Transfer ist gescheitert',
    saidFailed: 'Der Dienst sagt, dass der Transfer gescheitert ist',
    below: 'Was aus dem Geld wird, steht unten.',
  },
  said: {
    moving: 'Der Dienst sagt, dass sie unterwegs ist.',
    success: 'Der Dienst sagt, dass sie angekommen ist. Causeway hat das noch nicht selbst gelesen.',
    failure: 'Der Dienst sagt, dass sie gescheitert ist. Meist wird das Geld dann erstattet.',
    refund: 'Der Dienst sagt, dass sie erstattet wurde. Causeway hat das noch nicht selbst gelesen.',
    unknown: (word) => `Der Dienst sagt „${word}“, ein Wort, das Causeway nicht kennt.`,
  },
  filled: (amount, chain) =>
    `${amount} sind auf ${chain} angekommen. Causeway hat es dort gelesen; ob es das ist, was Ihnen die Website versprochen hat, weiß es nicht.`,
  refunded: (amount, chain) => `${amount} sind auf ${chain} zurückgekommen. Causeway hat es dort gelesen.`,
  filledSaid: (chain) =>
    `Der Dienst sagt, dass sie auf ${chain} angekommen ist. Causeway konnte das nicht selbst lesen.`,
  refundedSaid: 'Der Dienst sagt, dass sie erstattet wurde. Causeway konnte das nicht selbst lesen.',
  to: 'Gezahlt an',
  unlike: {
    several: 'Der Dienst nennt eine Anfrage für mehrere Einzahlungen oder mehrere für diese. Causeway verfolgt keine.',
    transaction: 'Der Dienst nennt für diesen Auftrag eine andere Transaktion als Ihre. Causeway verfolgt sie nicht.',
    deposit:
      'Was der Dienst über diese Einzahlung sagt, ist nicht das, was Causeway gelesen hat. Causeway verfolgt sie nicht.',
    own: 'Der Dienst nennt eine Anfrage, die zu etwas anderem von Ihnen gehört. Causeway verfolgt sie nicht.',
  },
  unfollowed: {
    noKey:
      'Was daraus wird, zeigt die Website. Mit einem API-Schlüssel des Transferdienstes kann auch Causeway sie bis zum Ende verfolgen.',
    locked: 'Causeway verfolgt sie weiter, sobald es entsperrt ist.',
    refused: 'Der Dienst sagt das mit Ihrem API-Schlüssel nicht. Was daraus wird, zeigt die Website.',
    over: 'Der Dienst hat zu lange nichts davon gesagt. Fragen Sie bei der Website nach, was daraus wurde.',
  },
  enterKey: 'API-Schlüssel eingeben',
}
