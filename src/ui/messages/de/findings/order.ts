import type { orderWords } from '../../../../core/verify/words/order.ts'
import type { Translated } from '../../translated.ts'

export const deOrderWords: Translated<typeof orderWords> = {
  orderMissing:
    'Das Angebot enthält keinen Auftrag. Nichts bindet Ihre Einzahlung an das, was Sie verlangt haben: Alles könnte verloren gehen.',
  orderWithoutContent:
    'Das Angebot nennt einen Auftrag ohne dessen Inhalt. Nichts bindet Ihre Einzahlung an das, was Sie verlangt haben: Alles könnte verloren gehen.',
  orderIdFalse:
    'Die Kennung des Auftrags ist nicht der Hash des gezeigten Auftrags. Alles könnte einen anderen Auftrag bezahlen.',
  orderIdEmpty:
    'Die Auftragsnummer ist leer: Ihre Einzahlung zählte für keinen Auftrag, und alles könnte verloren gehen.',
  orderNotHashed: ({ why }) => `Der Hash des Auftrags lässt sich nicht berechnen: ${why}.`,
  orderVersionUnknown: ({ version }) =>
    `Der Auftrag hat eine unbekannte Version, ${version}: Er kann etwas anderes bedeuten.`,
  orderFeesHidden: 'Der Auftrag zahlt Gebühren an andere, die das Angebot nicht zeigt.',
  orderSolverUnknown: ({ solver, chain }) =>
    `Der Auftrag gehört einem unbekannten Solver, ${solver} auf ${chain}: Niemand Bekanntes würde ihn ausführen.`,
  orderSignatureFalse: 'Die Signatur unter diesem Auftrag ist nicht die seines Solvers.',
  orderDepositoryUnknown: ({ depository, chain, known }) =>
    `Alles ginge an ${depository}; auf ${chain} ist nur ${known} bekannt.`,
  orderDepositDescribed: ({ due }) => `Beschrieben ist eine andere Einzahlung als die fällige über ${due}.`,

  orderPaidOtherwise: ({ chain }) =>
    `Der Auftrag ist nicht mit einer einzigen Einzahlung auf ${chain} bezahlt: Ihre allein würde nicht reichen.`,
  orderWantsUnknown: ({ chain, currency }) => `Der Auftrag verlangt eine unbekannte Währung auf ${chain}, ${currency}.`,
  orderWantsAnother: ({ due }) =>
    `Der Auftrag verlangt eine andere Zahlung als ${due}: Was Sie zahlen, zählt dafür vielleicht nicht.`,
  orderRunsOut: 'Der Auftrag läuft zu früh ab, um nach Ihrer Zahlung noch ausgeführt zu werden.',
  orderRunsLong: 'Der Auftrag läuft so lange, dass Ihr Geld dafür festgehalten werden könnte.',
  refundRunsOut: 'Eine Erstattung endet vor dem Auftrag: Scheitert er spät, käme vielleicht nichts zurück.',
  refundMinimumUnmet:
    'Eine Erstattung gibt es erst ab einem Betrag, der vielleicht nie erreicht wird: Es käme vielleicht nichts zurück.',

  refundNowhere: ({ chain }) => `Nirgends steht, dass Ihr Geld auf ${chain} zu Ihnen zurückkommt, falls es scheitert.`,
  refundUnrelated: ({ currency, chain }) =>
    `Falls es scheitert, bekämen Sie ${currency} auf ${chain}, das nicht zu diesem Transfer gehört.`,
  refundToStranger: ({ recipient, asked }) =>
    `Falls es scheitert, ginge Ihr Geld an ${recipient} und nicht an ${asked}.`,
  refundToLookAlike: ({ recipient, asked }) =>
    `Falls es scheitert, ginge Ihr Geld an ${recipient}, die Ihrer Adresse nur gleichen soll, und nicht an ${asked}.`,
  refundContractUnknown: 'Die Erstattung würde ein Contract ausführen, den die Wallet nicht kennt.',

  orderPaysElsewhere: ({ chain, asked }) => `Der Auftrag zahlt auf ${chain}, nicht auf ${asked}.`,
  orderCallsUnasked: 'Der Auftrag ruft mit Ihrem Geld etwas auf, das Sie nicht verlangt haben.',
  orderCallsOthers: 'Der Auftrag ruft mit Ihrem Geld etwas anderes auf, als Sie verlangt haben.',
  orderContractUnknown: 'Der Auftrag nennt keinen bekannten Contract, der ihn ausführt.',
  orderSplits: 'Der Auftrag teilt auf, was ankommt: Nur ein Teil ginge dorthin, wo Sie es haben wollen.',
  orderPaysStranger: ({ recipient, asked }) => `Alles ginge an ${recipient}; verlangt haben Sie ${asked}.`,
  orderPaysLookAlike: ({ recipient, asked }) =>
    `Alles ginge an ${recipient}, die nur ähnlich aussehen soll; verlangt haben Sie ${asked}.`,
  orderPaysAnother: ({ currency, asked }) => `Der Auftrag zahlt ${currency}, und das ist nicht ${asked}.`,
  orderPromisesLess: ({ promised, shown }) =>
    `Der Auftrag verspricht nicht mehr als ${promised}; das Angebot zeigt mindestens ${shown}.`,
  orderExpectsAnother: ({ expected, shown }) =>
    `Der Auftrag sieht ${expected} als Zahlung vor; das Angebot zeigt ${shown}.`,
}
