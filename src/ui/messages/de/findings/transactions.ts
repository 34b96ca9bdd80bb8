import type { transactionWords } from '../../../../core/verify/words/transactions.ts'
import type { Translated } from '../../translated.ts'

export const deTransactionWords: Translated<typeof transactionWords> = {
  transactionMalformed: ({ problem }) => `Die Transaktion ist fehlerhaft aufgebaut: ${problem}.`,
  transactionFromAnother: ({ from, own }) => `Die Transaktion geht von ${from} aus, nicht von Ihrem Konto ${own}.`,
  transactionForAnotherChain: ({ chainId, chain }) =>
    `Die Transaktion ist für die Chain ${chainId}, nicht für ${chain}.`,
  calldataEmptyText: 'In der Transaktion steht ein leerer Text, wo die Aufrufdaten stehen müssen.',
  calldataTooLong: ({ most }) => `Die Aufrufdaten haben mehr als ${most} Bytes: Sie würden für jedes davon zahlen.`,
  callGivesControl: ({ call }) =>
    `Die Transaktion ruft ${call} auf: Damit gäben Sie mehr aus der Hand als diese Zahlung.`,
  tokenMovedToSomebody: ({ symbol }) =>
    `Die Transaktion würde Ihre ${symbol} direkt an jemanden senden, an jeder Einzahlung vorbei.`,

  transactionToStranger: ({ to }) => `Die Transaktion geht an ${to}; Ihr Geld dürfen nur bekannte Contracts bekommen.`,
  transactionToAnother: ({ to, due }) => `Die Transaktion geht an ${to}; sie müsste an ${due} gehen.`,
  transactionSendsUnasked: ({ sent }) => `Die Transaktion sendet ${sent} mit; sie dürfte nichts mitsenden.`,
  transactionSendsAnother: ({ sent, due }) => `Die Transaktion sendet ${sent} mit; es müssten genau ${due} sein.`,
  paymentCallsSomething: 'Eine einfache Zahlung braucht keine Aufrufdaten; diese würde etwas aufrufen.',

  depositWithoutOrder:
    'Das Angebot nennt keinen Auftrag für diese Einzahlung: Niemand müsste Ihnen etwas dafür zahlen.',
  depositTakesAllowance: 'Die Einzahlung nähme alles, was die Einzahlungsstelle abbuchen darf.',
  depositWithoutCalldata: 'Die Einzahlung hat keine Aufrufdaten: Nichts würde sagen, für welchen Auftrag sie ist.',
  depositIsAnotherCall: 'Die Transaktion ruft etwas anderes auf als die Einzahlung, die Sie verlangt haben.',
  depositForStranger: 'Die Einzahlung würde jemand Fremdem gutgeschrieben: Erstattungen und Ansprüche gehörten ihm.',
  depositOfAnotherToken: ({ symbol }) => `Eingezahlt würde ein anderer Token als ${symbol}.`,
  depositOfAnotherAmount: ({ due }) => `Die Einzahlung beträgt nicht genau ${due}.`,
  depositForAnotherOrder: 'Die Einzahlung würde einen anderen Auftrag bezahlen als den, der angezeigt wird.',

  transferPaysAnother: ({ paid, asked, due }) =>
    `Die Überweisung geht an ${paid}, nicht an ${asked}: ${due} wären verloren.`,
  transferPaysStranger: ({ paid }) =>
    `Die Überweisung geht an ${paid}; nur die bekannte Einzahlungsstelle darf sie bekommen.`,
  transferOfAnotherAmount: ({ due }) => `Die Überweisung beträgt nicht genau ${due}.`,
  transferForAnotherOrder: 'Die Überweisung würde einen anderen Auftrag bezahlen als den, der angezeigt wird.',
  transferWithoutCalldata: 'Die Transaktion hat keine Aufrufdaten: Kein Token würde sich bewegen.',
  transferNotPlain: 'Die Transaktion ist nicht die einfache Überweisung, die Sie verlangt haben.',

  wrappingNotPlain: 'Die Transaktion müsste ein einfacher Tausch in die verpackte Form sein, ist es aber nicht.',
}
