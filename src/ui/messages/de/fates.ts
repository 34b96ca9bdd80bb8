import type { FateMessages } from '../en/fates.ts'
import type { Worded } from '../worded.ts'

/** Every word in German about what becomes of deposits that a page made by itself with the crossing service. */
export const deFates: Worded<FateMessages> = {
  ahead:
    'Was danach daraus wird, zeigt die Website. Mit einem API-Schlüssel des Transferdienstes, den Sie in den Einstellungen eingeben können, folgt auch Ihre Wallet ihr bis zum Ende.',
  asking: 'Ihre Wallet fragt den Transferdienst, was daraus wird.',
  chip: {
    moving: 'Unterwegs',
    filled: 'Angekommen',
    refunded: 'Erstattet',
    failed: 'Gescheitert',
    unlike: 'Nicht verfolgt',
  },
  said: {
    moving: 'Der Transferdienst sagt, dass sie unterwegs ist.',
    success: 'Der Transferdienst sagt, dass sie angekommen ist. Ihre Wallet hat das noch nicht selbst gelesen.',
    failure: 'Der Transferdienst sagt, dass sie gescheitert ist. Meist wird das Geld dann erstattet.',
    refund: 'Der Transferdienst sagt, dass sie erstattet wurde. Ihre Wallet hat das noch nicht selbst gelesen.',
    unknown: (word) => `Der Transferdienst sagt „${word}“, ein Wort, das Causeway nicht kennt.`,
  },
  filled: (amount, chain) =>
    `${amount} sind auf ${chain} angekommen. Ihre Wallet hat es dort gelesen; ob es das ist, was Ihnen die Website versprochen hat, weiß sie nicht.`,
  refunded: (amount, chain) => `${amount} sind auf ${chain} zurückgekommen. Ihre Wallet hat es dort gelesen.`,
  filledSaid: (chain) =>
    `Der Transferdienst sagt, dass sie auf ${chain} angekommen ist. Ihre Wallet konnte das nicht selbst lesen.`,
  refundedSaid: 'Der Transferdienst sagt, dass sie erstattet wurde. Ihre Wallet konnte das nicht selbst lesen.',
  to: 'Gezahlt an',
  unlike: {
    several:
      'Der Transferdienst nennt eine Anfrage für mehrere Einzahlungen oder mehrere für diese. Ihre Wallet folgt keiner.',
    transaction:
      'Der Transferdienst nennt für diesen Auftrag eine andere Transaktion als Ihre. Ihre Wallet folgt ihr nicht.',
    deposit:
      'Was der Transferdienst über diese Einzahlung sagt, ist nicht das, was Ihre Wallet gelesen hat. Sie folgt ihr nicht.',
    own: 'Der Transferdienst nennt eine Anfrage, die zu etwas anderem von Ihnen gehört. Ihre Wallet folgt ihr nicht.',
  },
  unfollowed: {
    noKey:
      'Was daraus wird, zeigt die Website. Mit einem API-Schlüssel des Transferdienstes kann auch Ihre Wallet ihr bis zum Ende folgen.',
    locked: 'Ihre Wallet folgt ihr weiter, sobald sie entsperrt ist.',
    refused: 'Der Transferdienst sagt das mit Ihrem API-Schlüssel nicht. Was daraus wird, zeigt die Website.',
    over: 'Der Transferdienst hat zu lange nichts davon gesagt. Fragen Sie bei der Website nach, was daraus wurde.',
  },
  enterKey: 'API-Schlüssel eingeben',
}
