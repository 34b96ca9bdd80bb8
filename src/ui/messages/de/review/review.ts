import type { enReview as english } from '../../en/review/review.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { count } from '../format.ts'

export const deReview: Pick<TranslatedMessages, keyof typeof english> = {
  review: {
    title: 'Prüfen',
    sentence: (pays, from, minimum, to) => `Sie zahlen ${pays} auf ${from}; auf ${to} kommen mindestens ${minimum} an.`,
    sentenceExact: (pays, from, arrives, to) => `Sie zahlen ${pays} auf ${from}; auf ${to} kommen genau ${arrives} an.`,
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
    cost: 'Erwartete Kosten, im Betrag',
    move: 'Kursbewegung, höchstens',
    gasTopup: 'Kommt außerdem als Gas an',
    byService: 'Laut Dienst',
    feesInAll: 'Alle Gebühren zusammen',
    sponsored: 'Gebühren, die der Sponsor zahlt',
    youPay: 'Gebühren, die Sie zahlen',
    networkFee: 'Netzwerkgebühr, extra',
    exchangeFee: 'Gebühr der Börse, extra',
    noFee: 'keine',
    minerFee: 'Miner-Gebühr, extra',
    minerFigures: (sats, rate, share) => `${sats} sat · ${rate} sat/vB · ${share} von dem, was Sie zahlen`,
    feeElsewhere: 'was jene Wallet verlangt',
    upTo: 'bis',
    total: 'Insgesamt, höchstens',
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
    cancel: 'Abbrechen',
    confirm: (steps) => (steps === 1 ? 'Bestätigen' : steps === 2 ? 'Beide bestätigen' : `Alle ${steps} bestätigen`),
    confirmWorse: 'Neue Beträge bestätigen',
    confirmAddress: 'Adresse zeigen',
    fresh: 'Neues Angebot holen',
    freshTitle: 'Neues Angebot. Nichts daran ist schlechter für Sie.',
    warnedTitle: 'Das neue Angebot bringt eine neue Warnung mit',
    warnedText: 'Nichts wurde signiert. Lesen Sie sie, bevor Sie bestätigen.',
    worseTitle: 'Das neue Angebot ist schlechter für Sie',
    worseText: 'Nichts wurde signiert. Sehen Sie sich die neuen Beträge an, bevor Sie bestätigen.',
    worse: {
      pays: 'Sie zahlen',
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
    speedUp: (rate) => `Daraus lässt sich später eine höhere Gebühr bis ${rate} sat/vB bezahlen.`,
    noSpeedUp:
      'Dieser Transfer lässt sich später nicht beschleunigen: Nichts kommt zurück, womit sich eine höhere Gebühr zahlen ließe.',
    speedUpByCoins:
      'Nichts kommt zurück, womit sich eine höhere Gebühr zahlen ließe. Beim Beschleunigen käme ein weiterer Coin von Ihnen dazu.',
    miner: 'An den Miner',
    order: 'Die Transaktion selbst nennt den einen Auftrag, für den sie zahlt:',
  },
  insist: {
    title: (number) =>
      number === 1
        ? 'Causeway würde das aus einem Grund nicht signieren'
        : `Causeway würde das aus ${number} Gründen nicht signieren`,
    risk: 'Ist es nicht so, wie es sein soll, können Sie dieses ganze Geld verlieren, und niemand kann es zurückholen.',
    why: 'Causeway hält solche Pläne an. Sie haben in den Einstellungen gewählt, selbst zu entscheiden.',
    later: 'Causeway würde hier anhalten. Auf der nächsten Seite können Sie auf eigenes Risiko fortfahren.',
    type: 'Um trotzdem fortzufahren, tippen Sie:',
    label: 'Ich trage das Risiko',
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
  },
}
