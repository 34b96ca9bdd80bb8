import type { bitcoinWords } from '../../../../core/verify/words/bitcoin.ts'
import type { Translated } from '../../translated.ts'

export const deBitcoinWords: Translated<typeof bitcoinWords> = {
  bitcoinAddressMiswritten: ({ address }) =>
    `${address} ist keine Bitcoin-Adresse in der vorgeschriebenen Form; Geld, das dorthin geht, könnte verloren sein.`,
  psbtUnreadable: ({ problem }) => `Dies ist keine Bitcoin-Transaktion, die sich nachweisen ließe: ${problem}.`,
  psbtTooLarge: ({ inputs, outputs }) =>
    `Die Transaktion ist zu groß: Sie hat ${inputs} Eingänge und ${outputs} Ausgänge.`,
  psbtSaysMore: 'Die PSBT enthält etwas, das diese Wallet nicht kennt.',
  psbtOfOtherVersion: ({ version }) => `Die Transaktion hat die Version ${version}, nicht 1 oder 2.`,
  psbtMinedLater: 'Die Transaktion könnte erst nach einiger Zeit in einen Block kommen.',
  psbtMinedAfter: ({ lockTime }) =>
    `Die Transaktion könnte nicht vor ${lockTime} in einen Block kommen; Ihr Geld hinge fest.`,
  heightUnknown: 'Die Höhe der Chain ist nicht bekannt, also lässt sich die Sperrzeit nicht beurteilen.',
  psbtPaysOtherAmounts: ({ pays, needed }) =>
    `Die Transaktion zahlt andere Beträge (${pays}), als dieser Transfer braucht (${needed}).`,

  depositGoesElsewhere: ({ amount, address }) =>
    `Die Einzahlung von ${amount} ginge an ${address}, nicht an die bekannte Einzahlungsstelle.`,
  depositNotPaid: ({ chain }) => `An die bekannte Einzahlungsstelle auf ${chain} wird nichts gezahlt.`,
  depositPaidTwice: 'Die Transaktion zahlt mehr als einmal an die Einzahlungsstelle.',
  strangerPaid: ({ amount, address }) =>
    `Die Transaktion zahlt auch ${amount} an ${address}; das ist nicht Ihre Adresse.`,
  anotherOrderNamed: 'Die Transaktion nennt einen anderen Auftrag als den, der angezeigt wird, oder mehr als diesen.',
  orderNotNamedOnce: 'Die Transaktion nennt den Auftrag nicht genau einmal: Nichts sagt, wofür die Einzahlung ist.',
  changeInPieces: 'Ihr Wechselgeld käme in Stücken zurück, und die auszugeben kostet mehr.',
  outputTooSmall: ({ amount }) =>
    `Ein Ausgang von ${amount} ist zu klein: Kein Node würde die Transaktion weiterleiten.`,
  outputSaysMore: 'Die PSBT sagt über einen Ausgang etwas, das diese Wallet nicht kennt.',
  changeOfAnotherKey:
    'Die PSBT nennt einen Ausgang Ihr Wechselgeld, mit einem Schlüssel, der nicht zu diesem Ausgang gehört.',
  orderOutputTooLong: ({ bytes, most }) =>
    `Der Ausgang, der den Auftrag nennt, hat ${bytes} Byte. Bitcoin-Nodes leiten höchstens ${most} weiter, also käme er nie in einen Block.`,
  transactionTooHeavy: ({ inputs }) =>
    `Mit ${inputs} Coins ist die Transaktion größer, als Bitcoin-Nodes weiterleiten.`,

  coinsTooSmall: 'Die Transaktion zahlt mehr aus, als ihre Coins wert sind; kein Node würde sie annehmen.',
  minerFeeAboveMost: ({ fee, most }) => `Die Netzwerkgebühr betrüge ${fee}; diese Wallet zahlt höchstens ${most}.`,
  minerFeeAboveMostRate: ({ rate, most }) =>
    `Die Netzwerkgebühr betrüge ${rate} Satoshi pro Byte; diese Wallet zahlt höchstens ${most}.`,
  minerFeeAboveAmount: ({ fee, amount }) =>
    `Die Netzwerkgebühr betrüge ${fee} für ${amount}; diese Wallet zahlt keine Gebühr über dem Betrag.`,
  minerFeeAboveShare: ({ fee, amount }) => `Die Netzwerkgebühr betrüge ${fee} für ${amount}, mehr als 5\u00a0%.`,
  minerFeeAboveCap: ({ fee, amount }) =>
    `Die Netzwerkgebühr beträgt ${fee} für ${amount}, mehr als die Obergrenze von 15\u00a0%.`,
  minerFeeTicked: ({ fee, amount }) => `Die Netzwerkgebühr beträgt ${fee} für ${amount}, mehr als 10\u00a0%.`,
  minerFeeHigh: ({ fee, amount }) => `Die Netzwerkgebühr beträgt ${fee} für ${amount}, mehr als 5\u00a0%.`,
  minerFeeAboveRate: ({ fee }) =>
    `Die Netzwerkgebühr betrüge ${fee}, mehr als das Dreifache dessen, was der nächste Block verlangt.`,
  changeLeftToMiner: ({ fee }) =>
    `Nichts kommt zu Ihnen zurück: ${fee} blieben dem Miner, das meiste davon Ihr Wechselgeld.`,
  minerFeeLow: ({ fee }) => `Die Netzwerkgebühr von ${fee} ist niedrig: Die Einzahlung kann Stunden oder Tage warten.`,
  minerFeeNotRelayed: ({ fee }) =>
    `Die Netzwerkgebühr von ${fee} ist weniger, als Nodes weitergeben: Die Einzahlung kommt vielleicht nie in einen Block.`,
  minerFeeNotAsSaid: ({ claimed, fee }) => `Der Dienst nennt eine Netzwerkgebühr von ${claimed}; es sind ${fee}.`,
}
