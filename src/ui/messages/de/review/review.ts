import type { enReview as english } from '../../en/review/review.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { count } from '../format.ts'

export const deReview: Pick<TranslatedMessages, keyof typeof english> = {
  review: {
    title: 'Prüfen',
    recipient: 'An',
    recipientOn: (chain) => `An, auf ${chain}`,
    yourAccount: 'Ihr Konto',
    notYourAccount: 'NICHT Ihr Konto',
    notYours:
      'Dieses Konto gehört nicht zu Ihrer Wallet. Was dort ankommt, lässt sich nicht zurückholen: Vergleichen Sie jedes Zeichen.',
    expected: 'Sie erhalten',
    exactly: 'Sie erhalten genau',
    minimum: 'Mindestens erhalten',
    cost: 'Gebühren im Betrag',
    move: 'Max. Slippage',
    gasTopup: 'Kommt außerdem als Gas an',
    byService: (service) => `Laut ${service}`,
    feesInAll: 'Alle Gebühren zusammen',
    sponsored: 'Gebühren, die der Sponsor zahlt',
    youPay: 'Gebühren, die Sie zahlen',
    networkFee: 'Netzwerkgebühr',
    exchangeFee: 'Börsengebühr',
    noFee: 'keine',
    minerFee: 'Miner-Gebühr',
    minerFigures: (sats, rate, share) => `${sats} sat · ${rate} sat/vB · ${share} von dem, was Sie zahlen`,
    feeElsewhere: 'was jene Wallet verlangt',
    upTo: 'bis',
    fees: 'Gebühren',
    notFee: 'Slippage ist keine Gebühr.',
    copyAmount: 'Genauen Betrag kopieren',
    wait: 'Kurz prüfen',
    recipientReceives: 'Empfänger erhält',
    price: (dollars, symbol) => `${dollars} für 1 ${symbol}`,
    byPrices: (service, prices) => `Preise von ${service}: ${prices.join('; ')}`,
    byDollarTokens: 'Dollar-Token zählen als je ein Dollar',
    time: 'Dauer',
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
      expected: 'Sie erhalten',
      minimum: 'Mindestens erhalten',
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
        ? 'Causeway hat diesen Transfer angehalten'
        : `Causeway hat diesen Transfer aus ${number} Gründen angehalten`,
    risk: 'Ist es nicht so, wie es sein soll, können Sie dieses ganze Geld verlieren, und niemand kann es zurückholen.',
    why: 'Causeway hält solche Pläne an. Sie haben in den Einstellungen gewählt, selbst zu entscheiden.',
    later: 'Causeway würde hier anhalten. Auf der nächsten Seite können Sie auf eigenes Risiko fortfahren.',
    type: 'Um trotzdem fortzufahren, tippen Sie:',
    label: 'Ich trage das Risiko',
  },
  fees: {
    title: 'Gebühren im Einzelnen',
    note: (service) => `Angaben von ${service}. Was Sie zahlen und das Minimum sind ohne sie nachgewiesen.`,
    parts: {
      execution: 'Auszahlung',
      app: 'App',
      sponsored: 'Von einem Sponsor bezahlt',
    },
    ofService: (service) => `Gebühr von ${service}`,
    ofServiceInAll: (service) => `Gebühren von ${service}, gesamt`,
    impact: 'Preisauswirkung',
  },
}
