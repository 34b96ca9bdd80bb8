import type { IntentField } from '../../../core/intent.ts'
import type { Said } from '../worded.ts'
import { count, span } from './words.ts'

const fields: Readonly<Record<IntentField, string>> = {
  user: 'Ihr Konto',
  originCurrency: 'Die Währung, die Sie senden',
  destinationCurrency: 'Die Währung, die ankommen soll',
  amount: 'Der Betrag',
  recipient: 'Der Empfänger',
  refundTo: 'Die Erstattungsadresse',
  slippageBasisPoints: 'Die Slippage',
  payment: 'Die Zahlungsart',
  topupGasUsd: 'Das Gas bei Ankunft',
  calls: 'Die Aufrufe bei Ankunft',
  sponsorship: 'Die Kostenübernahme',
}

/** What `core/intent.ts` says of a field, as it goes on after a colon. */
const intentProblems: Readonly<Record<string, string>> = {
  'is not a currency that this wallet knows': 'Diese Wallet kennt sie nicht',
  'is not an address on the origin chain': 'keine Adresse auf der Chain, von der Sie senden',
  'is not an address on the destination chain': 'keine Adresse auf der Chain, auf der das Geld ankommen soll',
  'must be more than zero': 'muss größer als null sein',
  'is more than a chain can carry': 'mehr, als eine Chain fassen kann',
  'must be a whole number from 0 to 10000': 'muss eine ganze Zahl von 0 bis 10000 sein',
  'is where the money already is': 'Dort ist das Geld schon',
  'cannot follow a payment to a deposit address': 'nach einer Zahlung an eine Einzahlungsadresse nicht möglich',
  'must be a strict deposit address where the amount that arrives is exact':
    'Steht fest, wie viel ankommt, geht nur eine Einzahlungsadresse für eine einzige Zahlung',
  'must be a deposit address to be paid from elsewhere': 'Extern zahlen geht nur über eine Einzahlungsadresse',
  'needs a token of an EVM chain': 'nur mit einem Token einer EVM-Chain möglich',
  'need an EVM chain': 'nur auf einer EVM-Chain möglich',
  'are more than 16': 'Es sind mehr als 16',
  'must each have an address, calldata in hex and an amount':
    'Jeder braucht eine Adresse, Calldata in Hex und einen Betrag',
  'needs a token on an EVM chain': 'nur mit einem Token auf einer EVM-Chain möglich',
}

const rawNames: Readonly<Record<string, string>> = {
  to: 'An',
  value: 'Betrag, kleinste Einheit',
  data: 'Daten',
  typedData: 'Typisierte Daten',
  digest: 'Was davon signiert wird, als ein Hash',
  post: 'Wird mit der Signatur übermittelt',
  action: 'Aktion',
  transfer: 'Überweisung',
  message: 'Nachricht; … wird beim Signieren gesetzt',
  psbt: 'PSBT',
}

/** What is said of quotes: what they cost, what was proven of them, and what is signed. */
export const review: Pick<Said, 'quote' | 'review' | 'bitcoinReview' | 'insist' | 'fees' | 'proof' | 'sign'> = {
  quote: {
    asking: 'Ein Angebot wird eingeholt.',
    duration: (seconds) => (seconds === undefined ? 'Vom Dienst nicht genannt' : `Etwa ${span(seconds)}`),
    goodFor: (seconds) =>
      seconds === 0 ? 'Dieses Angebot ist abgelaufen' : `Dieses Angebot gilt noch ${span(seconds)}`,
    proven: (claims, all) => `Auf diesem Gerät geprüft: ${claims} von ${all}`,
    again: 'Neu anfragen',
    fundsTitle: 'Das Guthaben reicht nicht',
    refusedTitle: 'Causeway hat dieses Angebot abgelehnt',
    refusedText:
      'Es tut nicht, was Sie verlangt haben, deshalb wird nichts davon signiert. Ihr Geld hat sich nicht bewegt.',
    problemsTitle: 'So lässt sich noch kein Angebot einholen',
    problem: (field, problem) => `${fields[field]}: ${intentProblems[problem] ?? problem}.`,
    unavailableTitle: 'Gerade kein Angebot',
    unavailableWait: 'Ihr Geld hat sich nicht bewegt. Causeway fragt von selbst wieder an.',
    unavailableChange: 'Ihr Geld hat sich nicht bewegt. Ändern Sie den Betrag oder die Währungen.',
  },
  review: {
    title: 'Prüfen',
    sentence: (pays, from, minimum, to) => `Sie senden ${pays} auf ${from}; auf ${to} kommen mindestens ${minimum} an.`,
    sentenceExact: (pays, from, arrives, to) => `Sie senden ${pays} auf ${from}; auf ${to} kommen genau ${arrives} an.`,
    sentenceSwap: (pays, chain, minimum) => `Sie tauschen ${pays} gegen mindestens ${minimum}, beides auf ${chain}.`,
    sentenceSwapExact: (pays, chain, arrives) => `Sie tauschen ${pays} gegen genau ${arrives}, beides auf ${chain}.`,
    sentenceSend: (pays, chain) => `Sie senden ${pays} auf ${chain}. Alles davon kommt bei der Adresse unten an.`,
    sentenceElsewhere: (pays, from, minimum, to) =>
      `Sie zahlen extern ${pays} auf ${from}; dann kommen auf ${to} mindestens ${minimum} an.`,
    recipient: 'An',
    recipientOn: (chain) => `An, auf ${chain}`,
    yourAccount: 'Ihr Konto',
    notYourAccount: 'NICHT Ihr Konto',
    notYours:
      'Dieses Konto gehört nicht zu Ihrer Wallet. Was dort ankommt, lässt sich nicht zurückholen: Vergleichen Sie jedes Zeichen.',
    expected: 'Kommt an, etwa',
    exactly: 'Kommt an, genau',
    minimum: 'Mindestens',
    cost: 'Gebühr, vom Betrag',
    gasTopup: 'Kommt außerdem als Gas an',
    byService: 'Laut Dienst',
    sponsored: 'Gebühren, die ein Sponsor zahlt',
    youPay: 'Gebühren, die Sie zahlen',
    capHit: 'Die Grenze des Sponsors ist erreicht: Was darüber liegt, zahlen Sie.',
    networkFee: 'Netzwerkgebühr, extra',
    exchangeFee: 'Gebühr der Börse, extra',
    noFee: 'keine',
    minerFee: 'Miner-Gebühr, extra',
    minerFigures: (sats, rate, percent) => `${sats} sat · ${rate} sat/vB · ${percent} % von dem, was Sie senden`,
    feeElsewhere: 'was jene Wallet verlangt',
    upTo: 'bis',
    total: 'Insgesamt, in Dollar',
    price: (dollars, symbol) => `${dollars} für 1 ${symbol}`,
    byPrices: (prices) => `Zum Preis des Dienstes: ${prices.join('; ')}`,
    byDollarTokens: 'Dollar-Token zählen als je ein Dollar',
    time: 'Übliche Dauer',
    refundToYou: (amount, chain) =>
      `Falls es scheitert: ${amount} kommen auf ${chain} zu Ihnen zurück, abzüglich Netzwerkgebühr.`,
    refundToOther: (amount, chain) =>
      `Falls es scheitert: ${amount} gehen auf ${chain} an diese Adresse, abzüglich Netzwerkgebühr.`,
    refundNotYours: 'Die Erstattung käme nicht in Ihre Wallet zurück.',
    warnings: (number) => `Vorab ${count(number, 'Punkt', 'Punkte')} zu beachten`,
    reject: 'Ablehnen',
    confirm: (steps) => (steps === 1 ? 'Bestätigen' : steps === 2 ? 'Beide bestätigen' : `Alle ${steps} bestätigen`),
    confirmWorse: 'Neue Beträge bestätigen',
    confirmAddress: 'Adresse zeigen',
    fresh: 'Neues Angebot holen',
    freshTitle: 'Neues Angebot. Nichts daran ist schlechter für Sie.',
    worseTitle: 'Das neue Angebot ist schlechter für Sie',
    worseText: 'Nichts wurde signiert. Sehen Sie sich die neuen Beträge an, bevor Sie bestätigen.',
    worse: {
      pays: 'Sie senden',
      expected: 'Kommt an, etwa',
      minimum: 'Mindestens',
      mostGas: 'Netzwerkgebühr, höchstens',
    },
    lockedTitle:
      'Die Wallet wurde inzwischen gesperrt. Nichts wurde signiert: Entsperren Sie sie und bestätigen Sie noch einmal.',
    failedTitle: 'Das ist nicht durchgegangen',
    failedText:
      'Sehen Sie vor einem neuen Versuch unter „Aktivität“ nach: Steht der Transfer dort, wurde er angenommen und ist unterwegs.',
  },
  bitcoinReview: {
    title: 'Wohin Ihre Bitcoin gehen',
    spends: (coins) => `Gibt ${count(coins, 'Coin', 'Coins')} von Ihnen aus, zusammen`,
    deposit: 'An die Einzahlungsstelle',
    change: 'Zurück an Sie',
    noChange: 'Es gibt kein Wechselgeld: Diese Coins werden ganz ausgegeben.',
    miner: 'An den Miner',
    order: 'Die Transaktion selbst nennt den einen Auftrag, für den sie zahlt:',
  },
  insist: {
    title: (number) =>
      number === 1 ? 'Etwas spricht gegen diesen Plan' : `${number} Dinge sprechen gegen diesen Plan`,
    text: 'Causeway würde ihn ablehnen. Sie wollten die Möglichkeit haben, darauf zu bestehen: Dann geschieht es allein auf Ihre Verantwortung.',
    later: 'Auf der nächsten Seite können Sie darauf bestehen, indem Sie einen Satz eintippen, der das Risiko nennt.',
    type: 'Um darauf zu bestehen, tippen Sie:',
    label: 'Der Satz',
  },
  fees: {
    title: 'Wie der Dienst seinen Preis aufteilt',
    note: 'In den Worten des Dienstes. Was Sie zahlen und was mindestens ankommt, wurde ohne sie nachgewiesen.',
    parts: {
      execution: 'Auszahlung',
      service: 'Dienst',
      total: 'Dienst, insgesamt',
      app: 'App',
      sponsored: 'Von einem Sponsor bezahlt',
    },
    impact: 'Preisauswirkung',
    percent: (percent) => `${percent} %`,
  },
  proof: {
    title: (claims, all) => `${claims} von ${all} geprüft`,
    intro:
      'Auf diesem Gerät nachgewiesen, gemessen an dem, was Sie verlangt haben; nichts in dieser Liste beruht auf Vertrauen.',
    gapsTitle: 'Was sich nicht prüfen ließ',
    gaps: {
      'swap-not-rebuilt': 'Den Weg des Tauschs bestimmt der Dienst',
      'address-on-trust': 'Für die Einzahlungsadresse gibt es nur das Wort des Dienstes',
      'order-not-bound': 'Nichts bindet die Zahlung an das, was Sie verlangt haben',
      'solver-did-not-sign': 'Der Solver hat den Auftrag nicht signiert',
      'price-on-trust': 'Der Preis lässt sich von hier aus nicht prüfen',
    },
    gapMeans: {
      'swap-not-rebuilt':
        'Sein Weg durch die Pools lässt sich hier nicht nachbilden. Eine Simulation zeigt, was er bewirkt.',
      'address-on-trust':
        'Keine Chain kann sagen, wem sie gehört. Zahlen Sie nur, wenn Sie dem Dienst diesen Betrag anvertrauen.',
      'order-not-bound':
        'Zahlt der Dienst etwas anderes aus, gibt es keinen Beleg dafür, dass Ihnen dies zugesagt war.',
      'solver-did-not-sign': 'Der Auftrag bindet die Einzahlung trotzdem; die Signatur wäre nur ein weiterer Zeuge.',
      'price-on-trust':
        'Die beiden Währungen sind verschieden, und ein unabhängiger Preis ist hier nicht bekannt. Vergleichen Sie, bevor Sie bestätigen.',
    },
    claims: {
      'plan-rebuilt': 'Jedes zu signierende Byte entstand hier',
      'depository-pinned': 'Das Geld geht an die bekannte Einzahlungsstelle',
      'order-bound': 'Die Einzahlung bezahlt nur diesen Auftrag',
      'solver-signed': 'Der Solver hat diesen Auftrag signiert',
      'recipient-is-asked': 'Der Auftrag zahlt an den Empfänger, den Sie verlangt haben',
      'refund-is-yours': 'Eine Erstattung kommt zu Ihnen zurück',
      'minimum-in-order': 'Was mindestens ankommt, steht im Auftrag',
      'approval-exact': 'Die Freigabe ist genau, nicht unbegrenzt',
      'permit-exact': 'Die signierte Freigabe ist genau und gilt einmal',
      'swap-simulated': 'Eine Simulation zeigt, dass sonst nichts abgeht',
      'coins-proven': 'Jeder ausgegebene Coin ist durch seine eigene Transaktion nachgewiesen',
      'address-computed': 'Die Einzahlungsadresse gehört zu diesem Auftrag',
    },
    askedClaims: {
      node: 'Ihr Guthaben und der Contract wurden von der Chain gelesen',
      explorer: 'Ihre Coins und die aktuelle Gebühr wurden von der Chain gelesen',
      exchange: 'Ihr Konto wurde bei der Börse selbst abgefragt',
    },
    evidence: {
      planRebuilt: (steps) =>
        `${count(steps, 'Schritt', 'Schritte')} aus Ihren Angaben nachgebildet; die Bytes des Dienstes sind dieselben.`,
      depositoryPinned: (chain) => `In Causeway fest hinterlegt für ${chain}:`,
      nothingToSign: 'Es gibt nichts zu signieren: Sie zahlen extern an eine Adresse.',
      orderBound: 'Der Hash des Auftrags, in der Einzahlung:',
      solverSigned: 'Die Signatur gehört zu einem Solver, der in Causeway fest hinterlegt ist.',
      recipientIsAsked: (chain) => `Auf ${chain}:`,
      refundIsYours: (chain) => `Auf ${chain}:`,
      minimumInOrder: (amount) => `${amount}, sonst wird der Solver nicht bezahlt.`,
      approvalExact: (amount) => `${amount} und nicht mehr.`,
      permitExact: (amount) => `${amount}, einmal und nur für kurze Zeit.`,
      swapSimulated: (amount) => `Auf einer Kopie der Chain ausgeführt: Von Ihrem Konto gingen nur ${amount} ab.`,
      coinsProven: 'Beträge und Eigentümer stammen aus den vorherigen Transaktionen, deren Hashes geprüft wurden.',
      addressComputed: 'Die bekannte Factory berechnet für diesen Auftrag dieselbe Adresse.',
      asked: {
        node: (chain) => `Der Knoten gehört zu ${chain}.`,
        explorer: () =>
          'Von einem Bitcoin-Explorer; jeder Coin ist durch seine eigene Transaktion nachgewiesen, gleich wer ihn nennt.',
        exchange: (chain) =>
          `Von ${chain}, nicht vom Dienst. Was dort über ein Guthaben gesagt wird, kann niemand nachweisen.`,
      },
    },
  },
  sign: {
    titleNone: 'Nichts zu signieren',
    title: (steps, are) =>
      steps === 1
        ? 'Was Sie signieren'
        : `Was Sie signieren: ${
            are === 'messages' ? count(steps, 'Nachricht', 'Nachrichten') : count(steps, 'Transaktion', 'Transaktionen')
          }`,
    step: {
      resetAllowance: (_amount, chain, spender) =>
        `Alte Freigabe für ${spender} auf ${chain} zurücknehmen; dieser Token verlangt, dass sie zuerst null ist.`,
      approve: (amount, chain, spender) => `${spender} erlauben, auf ${chain} genau ${amount} abzubuchen.`,
      deposit: (amount, chain, depository) =>
        `${amount} auf ${chain} bei der Einzahlungsstelle ${depository} einzahlen, nur für diesen Auftrag.`,
      transfer: (amount, chain, address) =>
        `${amount} auf ${chain} an die Einzahlungsadresse ${address} dieses Auftrags zahlen.`,
      send: (amount, chain, address) => `${amount} auf ${chain} an ${address} senden.`,
      swap: (amount, chain, router) =>
        `Den Router ${router} auf ${chain} aufrufen; laut Simulation gehen von Ihrem Konto nur ${amount} ab.`,
      evmSignature: (amount, chain, spender) =>
        `Eine Freigabe (Permit) signieren: ${spender} darf auf ${chain} genau ${amount} abbuchen, einmal.`,
      bitcoinPsbt: (amount, _chain, address) =>
        `${amount} an die Einzahlungsstelle ${address} zahlen, an diesen Auftrag gebunden, und nichts an irgendjemand anderen.`,
      exchangeAAuthorize: (_amount, chain, account) =>
        `Die Überweisung unten an diesen Auftrag binden. Mehr besagt es nicht: Es bewegt nichts und gibt niemandem ein Recht an Ihrem Konto ${account} auf ${chain}.`,
      exchangeATransfer: (amount, chain, account) =>
        `Genau ${amount} auf ${chain} an das Konto ${account} der Einzahlungsstelle senden, einmal. Die Signatur kann keinen höheren Betrag senden, niemand anderen bezahlen, Ihr übriges Guthaben nicht anrühren, nicht handeln und kein zweites Mal verwendet werden.`,
      exchangeBTransfer: (amount, chain, account) =>
        `Genau ${amount} auf ${chain} an das Konto ${account} der Einzahlungsstelle überweisen, einmal, und an diesen Auftrag binden: Der Schlüssel, den ${chain} kennt, signiert die Überweisung, Ihr eigenes Konto signiert, wofür sie ist. Keine der beiden Signaturen kann einen höheren Betrag senden, jemand anderen bezahlen, handeln oder ein zweites Mal verwendet werden.`,
      depositAddress: (amount, chain, address) =>
        `Nichts zu signieren: Sie zahlen ${amount} auf ${chain} an ${address}.`,
    },
    kind: {
      resetAllowance: 'Freigabe auf null',
      approve: 'Genaue Freigabe',
      deposit: 'Einzahlung',
      transfer: 'Zahlung an eine Einzahlungsadresse',
      send: 'Zahlung an den Empfänger',
      swap: 'Aufruf eines Routers',
      evmSignature: 'Signierte Freigabe (Permit)',
      bitcoinPsbt: 'Bitcoin-Transaktion',
      exchangeAAuthorize:
        'Nonce-Zuordnung (EIP-712). Die Chain darin trennt nur Signaturen voneinander; dorthin geht kein Geld.',
      exchangeATransfer:
        'Überweisung auf der Börse (EIP-712). Die Chain darin trennt nur Signaturen voneinander; dorthin geht kein Geld.',
      exchangeBTransfer:
        'Überweisung auf der Börse: Ihr Börsenschlüssel signiert die Überweisung, Ihr Konto die Nachricht (EIP-191).',
      depositAddress: 'Einzahlungsadresse',
    },
    raw: 'Rohdaten',
    rawStep: (number) => `Signatur ${number}`,
    rawName: (name) => rawNames[name] ?? name,
  },
}
