import type { ReplacementMessages } from '../../en/transfer/replacement.ts'
import type { Translated } from '../../translated.ts'

const keptFee = 'Gebühr dieses Schritts jetzt, höchstens'
const raised = 'Die höhere Gebühr ist unterwegs.'

export const deReplacement: Translated<ReplacementMessages> = {
  again: 'Erneut senden',
  sentAgain: { broadcast: 'Erneut gesendet. Nichts geschieht doppelt.', tooLate: 'Es wartet nicht mehr.' },
  open: {
    speedUp: 'Beschleunigen',
    speedUpCancel: 'Abbruch beschleunigen',
    cancel: 'Abbrechen',
    minerFee: 'Miner-Gebühr erhöhen',
  },
  calls: {
    cancel: 'Diese Transaktion abbrechen?',
    cancelText:
      'Eine Zahlung über nichts an Sie selbst tritt an die Stelle der Transaktion. Nur eine von beiden kommt in einen Block, und gleich welche es ist: Hiervon wird nichts mehr signiert.',
  },
  title: {
    speedUp: 'Beschleunigen',
    speedUpCancel: 'Abbruch beschleunigen',
    cancel: 'Diesen Transfer abbrechen?',
    minerFee: 'Miner-Gebühr erhöhen',
  },
  text: {
    speedUp: () =>
      'Dieselbe Transaktion wird mit höherer Gebühr noch einmal gesendet. Nur eine von beiden kommt in einen Block: Es geschieht also einmal, und Sie zahlen eine Gebühr.',
    speedUpCancel: () =>
      'Der Abbruch wird mit höherer Gebühr noch einmal gesendet. Nur eine von allen diesen Transaktionen kommt in einen Block.',
    cancel: (amount, isPaying) =>
      isPaying
        ? `Eine Zahlung über nichts an Sie selbst tritt an die Stelle der Transaktion. Nur eine von beiden kommt in einen Block: Ist es diese, bleiben ${amount} bei Ihnen. Ist die andere schneller, geht der Transfer weiter.`
        : `Eine Zahlung über nichts an Sie selbst tritt an die Stelle der Transaktion. Nur eine von beiden kommt in einen Block, und gleich welche es ist: Von diesem Transfer wird nichts mehr signiert, ${amount} bleiben bei Ihnen.`,
    minerFee: (amount) =>
      `Für dieselben Coins wird noch einmal signiert, mit mehr für den Miner. Die Einzahlung von ${amount} und ihr Auftrag bleiben genau, wie sie sind; nur Ihr Wechselgeld wird weniger. Eine der beiden Transaktionen kommt in einen Block, nie beide.`,
  },
  before: {
    speedUp: keptFee,
    speedUpCancel: keptFee,
    cancel: keptFee,
    minerFee: 'Miner-Gebühr jetzt',
  },
  after: {
    speedUp: 'Mit der höheren Gebühr, höchstens',
    speedUpCancel: 'Mit der höheren Gebühr, höchstens',
    cancel: 'Gebühr für den Abbruch, höchstens',
    minerFee: 'Neue Miner-Gebühr',
  },
  rate: (rate) => `${rate} sat/vB`,
  evicted: 'Davon für Transaktionen, die sie mit ersetzt',
  lessChange: 'Ihr Wechselgeld sinkt um',
  withCoins: {
    text: (amount) =>
      `Für dieselben Coins und weitere von Ihnen wird noch einmal signiert, mit mehr für den Miner. Die Einzahlung von ${amount} und ihr Auftrag bleiben genau, wie sie sind. Eine der beiden Transaktionen kommt in einen Block, nie beide.`,
    coins: 'Weitere Coins von Ihnen',
    change: 'Danach kommt zurück',
  },
  ofAll: 'Alle Schritte zusammen, höchstens',
  keep: 'Weiter warten',
  confirm: {
    speedUp: 'Höhere Gebühr zahlen',
    speedUpCancel: 'Höhere Gebühr zahlen',
    cancel: 'Transfer abbrechen',
    minerFee: 'Höhere Gebühr zahlen',
  },
  taken: {
    speedUp: raised,
    speedUpCancel: raised,
    cancel: 'Der Abbruch ist unterwegs. Hier sehen Sie, welche der beiden in einen Block kommt.',
    minerFee: 'Die höhere Gebühr wird gesendet. Ob das Netzwerk sie annimmt, steht hier.',
  },
}
