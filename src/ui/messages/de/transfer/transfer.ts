import type { enTransfer as english } from '../../en/transfer/transfer.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { about, span } from '../format.ts'

export const deTransfer: Pick<TranslatedMessages, keyof typeof english> = {
  transfer: {
    title: 'Transfer',
    copyPsbt: 'Signierte PSBT kopieren',
    route: (from, to) => `von ${from} nach ${to}`,
    timeline: 'Was geschieht',
    whatHappened: 'Was geschah',
    identifiers: 'Kennungen',
    requestId: 'Anfrage',
    orderId: 'Auftrag',
    block: (chain) => `Block auf ${chain}`,
    notFound: 'Diesen Transfer gibt es hier nicht',
    notFoundText: 'Diese Wallet hat keinen Transfer dieses Namens. Welche sie hat, steht unter „Aktivität“.',
  },
  timeline: {
    state: {
      done: 'Erledigt: ',
      active: 'Jetzt: ',
      next: 'Als Nächstes: ',
      bad: 'Nicht geklappt: ',
      back: 'Zurückgekommen: ',
    },
    approved: 'Sie haben bestätigt',
    phase: {
      planned: () => 'Noch nicht signiert. ',
      reserved: () => 'Wird signiert. ',
      signed: () => 'Signiert und gespeichert. Wird gesendet. ',
      broadcast: (chain) => `Gesendet. Wartet auf die Bestätigung durch ${chain}. `,
      included: (chain) => `Auf ${chain} bestätigt. `,
      finalized: (chain) => `Auf ${chain} endgültig bestätigt. `,
      replaced: (chain) =>
        `${chain} hat an ihrer Stelle eine andere Transaktion Ihres Kontos angenommen, deshalb kommt diese in keinen Block mehr. `,
      reverted: (chain) => `Von ${chain} abgelehnt. `,
      ineffective: (chain) => `Bestätigt auf ${chain}, aber ohne Wirkung. `,
    },
    notFinal: (chain) => `In einem Block von ${chain}, noch nicht endgültig. `,
    attempt: {
      raised: (chain) =>
        `Mit höherer Gebühr noch einmal gesendet. Wartet darauf, dass ${chain} eine von beiden bestätigt. `,
      cancelling: (chain) => `Wird abgebrochen. Wartet darauf, dass ${chain} stattdessen den Abbruch bestätigt. `,
      cancelled: (chain) => `Auf ${chain} abgebrochen. `,
    },
    bitcoinPhase: {
      planned: () => 'Noch nicht signiert. ',
      reserved: () => 'Wird signiert. ',
      signed: () => 'Signiert und gespeichert. Wird dem Netzwerk übergeben. ',
      broadcast: () => 'Dem Netzwerk übergeben. ',
      included: (block) => `In Block ${block}, mit mindestens einer Bestätigung. `,
      finalized: (block) => `In Block ${block}, so tief, dass nichts sie wieder herausholt. `,
      replaced: () =>
        'Eine andere Transaktion hat dieselben Coins in einem Block ausgegeben, deshalb kommt diese in keinen Block mehr. ',
      reverted: () => 'Vom Netzwerk abgelehnt. ',
      ineffective: () => 'Ausgeführt, ohne Wirkung. ',
    },
    service: 'dem Dienst',
    messagePhase: {
      planned: () => 'Noch nicht signiert. ',
      reserved: () => 'Wird signiert. ',
      signed: (taker) => `Signiert und gespeichert. Wird ${taker} übergeben. `,
      broadcast: (taker) => `Übergeben. Wartet auf die Antwort von ${taker}. `,
      included: (taker) => `Von ${taker} angenommen. `,
      finalized: (taker) => `Von ${taker} angenommen. `,
      replaced: () =>
        'Eine andere Überweisung Ihres Kontos hat ihre Nummer verbraucht, deshalb kann diese nie mehr ausgeführt werden. ',
      reverted: (taker) => `Von ${taker} abgelehnt. `,
      ineffective: () => 'Ausgeführt, ohne Wirkung. ',
    },
    probablyTaken: (taker) =>
      `Wahrscheinlich von ${taker} angenommen: Dort steht eine gleiche Überweisung Ihres Kontos, ohne ihre Nummer. `,
    feeRefused:
      'Das Netzwerk hat die höhere Gebühr abgelehnt. Die Transaktion mit der bisherigen Gebühr gilt weiter; Sie können es noch einmal versuchen.',
    bitcoinAttempt: {
      raised: () => 'Mit höherer Miner-Gebühr noch einmal gesendet. Ein Block nimmt eine von beiden auf. ',
      cancelling: () => 'Wird abgebrochen. ',
      cancelled: (block) => `In Block ${block} abgebrochen. `,
    },
    explorer: 'Explorer',
    pay: (amount) => `Sie zahlen ${amount} an die Einzahlungsadresse`,
    came: (amount) => `${amount} kamen an der Einzahlungsadresse an`,
    cameInstead: (amount, asked) => `${amount} kamen an der Einzahlungsadresse an, verlangt waren ${asked}`,
    cameUnread: (asked) => `Die Einzahlungsadresse wurde bezahlt; verlangt waren ${asked}`,
    elsewhere: 'Von einer anderen Kopie Ihrer Wallet bezahlt',
    payActive: 'Causeway sieht von selbst bei der Adresse nach.',
    seen: {
      next: 'Der Dienst sieht die Einzahlung',
      active: 'Der Dienst sucht die Einzahlung',
      done: 'Der Dienst hat die Einzahlung gesehen',
    },
    seenActive: {
      evm: 'Das dauert nach der Bestätigung meist ein paar Sekunden.',
      bitcoin: 'Der Dienst verlangt eine Bestätigung, bei einem großen Betrag zwei.',
      exchangeA: 'Das dauert nach der Überweisung meist ein paar Sekunden.',
      exchangeB: 'Das dauert nach der Überweisung meist ein paar Sekunden.',
    },
    filling: {
      next: (chain) => `Der Dienst zahlt auf ${chain} aus`,
      active: (chain) => `Der Dienst zahlt gerade auf ${chain} aus`,
      done: (chain) => `Der Dienst hat auf ${chain} ausgezahlt`,
      said: (chain) => `Auf ${chain} ausgezahlt, laut Dienst`,
    },
    notFilled: 'Dort konnte nicht ausgezahlt werden.',
    serviceSays: 'Der Dienst sagt:',
    reason: 'Grund laut Dienst:',
    reasonUnknown: 'Der Dienst nennt einen Grund, für den Causeway keine Worte hat:',
    status: {
      waiting: 'Wartet auf die Einzahlung.',
      depositing: 'Die Einzahlung wird gerade gesehen.',
      pending: 'Die Einzahlung ist gesehen; die Auszahlung wird vorbereitet.',
      submitted: 'Die Auszahlung ist gesendet.',
      delayed:
        'Der Dienst meldet eine Verzögerung. Causeway verfolgt den Transfer, bis er ausgezahlt oder erstattet ist.',
      success: 'Der Dienst sagt, er habe ausgezahlt. Causeway liest zur Sicherheit auf der Chain nach.',
      failure: 'Es konnte nicht ausgezahlt werden. Eine Erstattung folgt meist von selbst.',
      refund: 'Der Dienst sagt, er habe erstattet. Causeway liest zur Sicherheit auf der Chain nach.',
    },
    submittedBitcoin: 'Die Auszahlung ist gesendet und wartet auf einen Block.',
    requoted: (paid) => `Der Dienst hat für ${paid} ein neues Angebot gemacht`,
    backNext: 'Das Geld kommt zurück',
    receivedNext: 'Das Geld kommt an',
    receivedAnew: 'Ausgezahlt, sagt der Dienst',
    received: (amount, proof) =>
      proof === 'verified' ? `${amount} angekommen` : `Mindestens ${amount} ausgezahlt, sagt der Dienst`,
    refunded: (amount, chain) => (amount === undefined ? `Auf ${chain} erstattet` : `${amount} auf ${chain} erstattet`),
    readBy: (chain) => `Von Causeway auf ${chain} gelesen. `,
    onlySaid: 'Das sagt der Dienst; Causeway konnte es noch nicht selbst lesen.',
    failed: 'Hier endete der Transfer',
  },
  cpfp: {
    open: 'Gegen Gebühr beschleunigen',
    title: 'Ankunft beschleunigen',
    text: 'Die Transaktion ist nicht Ihre, deshalb lässt sich ihre Gebühr nicht erhöhen. Sie können den Miner aber aus dem bezahlen, was ankommt: mit einer Zahlung an Sie selbst, die nur zusammen mit ihr gilt.',
    arrives: 'Kommt an',
    fee: 'An den Miner',
    left: 'Bleibt Ihnen',
    confirm: 'Miner bezahlen',
    taken: 'Die Zahlung an den Miner ist unterwegs. Einer der nächsten Blöcke sollte beide aufnehmen.',
    refused:
      'Das Netzwerk hat die Zahlung an den Miner abgelehnt. Was zuvor gesendet wurde, gilt weiter; Sie können es noch einmal versuchen.',
    line: 'Für die schnellere Ankunft, höchstens',
  },
  offer: {
    notTaken: {
      stale: 'Dieses Angebot gilt nicht mehr',
      locked: 'Die Wallet wurde inzwischen gesperrt. Entsperren Sie sie und bestätigen Sie noch einmal.',
    },
    nothingSigned: 'Damit wurde nichts signiert. Was unten steht, wurde neu erfragt.',
    highFee: (share, amount) => `Die Miner-Gebühr ist ${share} von ${amount}`,
    notKnown: 'Ob das angenommen wurde, ist nicht bekannt',
    readAnew: 'Was unten steht, wurde neu gelesen: Stimmen Sie nur dann noch einmal zu, wenn Sie es noch wollen.',
    loading: 'Die Chain wird gefragt, was es kostet.',
    failed: 'Das ließ sich nicht vorbereiten',
    unavailable: 'Das geht gerade nicht',
  },
  abandon: {
    open: 'Aufgeben',
    title: 'Diesen Transfer aufgeben?',
    text: (amount) =>
      `Davon wird nichts mehr signiert: ${amount} bleiben bei Ihnen. Sie können mit einem neuen Angebot von vorn beginnen.`,
    callsTitle: 'Diese Transaktionen aufgeben?',
    callsText:
      'Es wird nichts mehr davon signiert. Causeway sieht vorher nach, ob Ihr Konto sie anderswo gesendet hat.',
    letGo: 'Was schon signiert ist, hat niemand bekommen, und das bleibt so.',
    unpaid:
      'Nur, wenn Sie noch nicht gezahlt haben. Was trotzdem an die Adresse geht, kommt zwar an oder zu Ihnen zurück, aber Causeway verfolgt es nicht mehr.',
    keep: 'Weiter warten',
    confirm: 'Aufgeben',
    abandoned: 'Der Transfer ist beendet. Davon wird nichts mehr signiert.',
    notFollowed: 'Der Transfer ist beendet. Zahlen Sie nicht mehr an seine Adresse.',
    tooLate: 'Der Transfer ist inzwischen weiter.',
    unread: 'Ob an seine Adresse gezahlt wurde, lässt sich gerade nicht lesen. Versuchen Sie es gleich noch einmal.',
    stop: 'Nicht mehr warten',
    stopTitle: 'Diesen Transfer nicht mehr verfolgen?',
    inDoubt: (amount) =>
      `Noch sagt niemand, ob ${amount} Ihr Konto auf der Börse verlassen haben. Das kann noch geschehen. Sehen Sie dort nach, bevor Sie erneut zahlen.`,
    saidPaid:
      'Der Transfer gilt als bezahlt, aber nicht von dieser Wallet. Sehen Sie in Ihrem Konto nach, bevor Sie erneut zahlen. Was ankommt, kommt trotzdem zu Ihnen, aber Causeway verfolgt es nicht mehr.',
  },
  outcome: {
    elapsed: (seconds) => `Bisher ${span(seconds)}`,
    usual: {
      past: (seconds) => `bisher bei Ihnen etwa ${about(seconds)}`,
      service: (seconds) => `laut Dienst etwa ${about(seconds)}`,
    },
    noUsual: 'Übliche Dauer nicht bekannt',
    closeOn: {
      back: 'Sie können das Fenster schließen: Causeway macht weiter und meldet sich, sobald das Geld wieder bei Ihnen ist.',
      cancel:
        'Sie können das Fenster schließen: Causeway macht weiter und meldet, welche der beiden Transaktionen durchgekommen ist.',
      stopped:
        'Dieser Transfer geht nicht weiter: Ein Schritt ist nicht durchgekommen, oder Sie haben abgebrochen. Was schon gesendet wurde, kann noch durchkommen; mehr wird nicht gesendet. Sie können das Fenster schließen: Causeway macht weiter und meldet, wie es ausgeht.',
      short:
        'Es kam weniger an, als diese Adresse annimmt, deshalb wird es nicht ausgezahlt. Sie können das Fenster schließen: Causeway macht weiter und meldet sich, sobald das Geld wieder bei Ihnen ist.',
    },
    longer: 'Es dauert länger als üblich.',
    safeToClose:
      'Sie können das Fenster schließen: Causeway macht weiter und meldet sich, sobald das Geld angekommen ist.',
    slowTitle: 'Langsamer als üblich',
    blocks: 'Bitcoin-Blöcke brauchen im Schnitt 10 Minuten; auch 30 bis 50 kommen vor.',
    slowText: {
      steps:
        'Das kommt vor, wenn eine Chain ausgelastet ist. Nichts ist verloren: Was gesendet wurde, wartet auf seinen Block.',
      bitcoinSteps:
        'Das kommt vor, wenn Blöcke voll sind oder spät kommen. Nichts ist verloren: Die Transaktion wartet, und mit einer höheren Miner-Gebühr nimmt ein Block sie früher auf.',
      paid: 'Das kommt vor, wenn eine Chain ausgelastet ist. Causeway verfolgt das Geld, bis es angekommen oder zurückgekommen ist; Sie müssen nichts tun.',
    },
    feeTitle: 'Die Netzwerkgebühr ist gestiegen',
    feeText: (most) =>
      `Die Gebühr liegt über den ${most}, die Sie bestätigt haben, deshalb wird nichts weiter signiert. Sinkt sie rechtzeitig, geht es von selbst weiter; sonst läuft das Angebot ab und Sie können ein neues einholen. Was noch nicht signiert ist, kostet nichts.`,
    obstacleTitle: 'Etwas steht im Weg',
    obstacleText: 'Causeway versucht es von selbst weiter und sendet nie etwas zweimal.',
    oneNode: (chain: string) =>
      `Nur einer von zwei Knoten von ${chain} hat rechtzeitig geantwortet; Causeway hat mit ihm weitergemacht.`,
    received: (amount, chain) => `${amount} auf ${chain} angekommen`,
    receivedAnew: (chain) => `Von Causeway auf ${chain} gelesen.`,
    receivedText: (minimum, chain) => `Von Causeway auf ${chain} gelesen. Laut Angebot: mindestens ${minimum}.`,
    receivedExact: (asked, chain) => `Von Causeway auf ${chain} gelesen. Laut Angebot: genau ${asked}.`,
    reported: (chain) => `Der Dienst sagt, er habe auf ${chain} ausgezahlt`,
    reportedText: 'Causeway konnte die Zahlung noch nicht selbst lesen. Im Explorer ist sie zu sehen.',
    refunded: (amount, chain) => `${amount} auf ${chain} zurückerhalten`,
    refundReported: (chain) => `Der Dienst sagt, er habe auf ${chain} erstattet`,
    gone: 'Es ist nicht mehr da; Causeway wartet wieder',
    goneText: (chain) =>
      `Eine Reorganisation von ${chain} hat es aus seinem Block genommen. Causeway verfolgt es, bis es wieder da ist.`,
    part: (part, whole) => `${part} von ${whole} kamen bisher`,
    partText: 'Von Causeway auf der Chain gelesen; der Rest wird gesucht.',
    refundedInPart: (part, whole, chain) => `${part} von ${whole} sind auf ${chain} wieder bei Ihnen`,
    support: 'Support des Dienstes:',
    refundedInPartText: (requestId) =>
      `Seit einem Tag kam nichts mehr. Fragen Sie den Support des Dienstes nach dem Rest und nennen Sie die Anfrage ${requestId}. Was noch kommt, wird hier dazugezählt.`,
    unprovableText:
      'Der Knoten dieser Chain hat nicht mehr, was es beweisen würde. Causeway liest es später erneut. Im Explorer ist es zu sehen.',
    refundedText: 'Der Transfer war nicht möglich, deshalb kam Ihr Geld abzüglich Netzwerkgebühren zurück.',
    failed: {
      reverted: (chain) => `${chain} hat die Transaktion abgelehnt`,
      noEffect: (chain) => `Die Transaktion kam auf ${chain} durch, aber ohne Wirkung`,
      nonceTaken: () => 'Eine andere Transaktion kam an ihre Stelle',
      inputGone: () => 'Eine Zahlung, die sie ausgibt, wurde zurückgenommen',
      notRelayed: () => 'Bitcoin-Knoten lehnen die Transaktion ab',
      refused: () => 'Der Plan war nicht mehr nachweisbar',
      expired: () => 'Das Angebot lief vor der Einzahlung ab',
      cancelled: () => 'Von Ihnen abgebrochen',
      inDoubt: () => 'Sie verfolgen es nicht mehr',
      abandoned: () => 'Von Ihnen aufgegeben',
    },
    coinsTaken: 'Eine andere Transaktion hat die Coins verwendet',
    coinsTakenNext:
      'Das geschieht, wenn dieselbe Wiederherstellungsphrase in einer anderen Wallet verwendet wird. Sehen Sie zuerst dort nach, und versuchen Sie es erst dann erneut. Wenn nicht Sie die Transaktion gesendet haben, bringen Sie Ihr Geld in eine neue Wallet.',
    unpaid: {
      strictAddress:
        'Als Sie aufgegeben haben, war keine Zahlung bekannt. Was noch an die Adresse kommt, geht zur Erstattungsadresse zurück.',
      openAddress:
        'Als Sie aufgegeben haben, war keine Zahlung bekannt. Was noch an die Adresse kommt, wird zum dann geltenden Kurs übertragen.',
    },
    nothingSent: (amount) =>
      `Nichts wurde gesendet und keine Gebühr bezahlt. ${amount} haben Ihr Konto nicht verlassen.`,
    nothingLeftBitcoin: (amount) => `${amount} haben Ihr Konto nicht verlassen, und keine Gebühr wurde bezahlt.`,
    nothingLeft: (amount) => `${amount} haben Ihr Konto nicht verlassen. Bezahlt wurden höchstens Netzwerkgebühren.`,
    takenBy: 'Es war diese Transaktion:',
    notByThis: (amount) =>
      `Dieser Transfer hat ${amount} nicht bewegt und kann es auch nicht mehr. Die andere Transaktion wurde mit Ihrem Schlüssel signiert, aber nicht von Causeway, das deshalb nicht sagen kann, was sie bewirkt hat.`,
    unclear: (amount) =>
      `Die Transaktion tat nicht, wofür sie signiert wurde, und Causeway kann nicht sagen, wo Ihre ${amount} sind. Öffnen Sie sie im Explorer, bevor Sie es erneut versuchen.`,
    exchangeRanOut: (taker) => `${taker} hat es nicht rechtzeitig ausgeführt`,
    exchangeRefused: (taker) => `${taker} hat es abgelehnt`,
    theService: 'Der Dienst',
    nothingLeftExchange: (amount) => `${amount} haben Ihr Konto auf der Börse nicht verlassen.`,
    itsWords: 'Im Wortlaut:',
    exchangeNext:
      'Sehen Sie zuerst in Ihrem Konto an der Börse nach, und versuchen Sie es dann mit einem neuen Angebot.',
    next: {
      reverted: 'Prüfen Sie Ihr Guthaben in der nativen Währung und versuchen Sie es mit einem neuen Angebot.',
      noEffect:
        'Ihre Wirkung wurde anderswo verbraucht oder aufgehoben, etwa in einer anderen Wallet mit demselben Konto. Sehen Sie zuerst dort nach, und versuchen Sie es dann erneut.',
      nonceTaken:
        'Das geschieht, wenn dasselbe Konto in einer anderen Wallet verwendet wird. Sehen Sie zuerst dort nach, und versuchen Sie es erst dann erneut. Wenn nicht Sie die Transaktion gesendet haben, bringen Sie Ihr Geld in eine neue Wallet.',
      inputGone:
        'Der Absender hat eine Zahlung an Sie ersetzt, bevor ein Block sie bestätigt hat. Versuchen Sie es erneut mit den Coins, die Sie haben.',
      notRelayed:
        'Kein Knoten leitet eine solche Transaktion weiter. Ihre Coins sind wieder frei. Versuchen Sie es mit einem neuen Angebot erneut.',
      refused:
        'Causeway prüft unmittelbar vor jeder Signatur noch einmal und hat angehalten. Versuchen Sie es mit einem neuen Angebot.',
      expired: 'Versuchen Sie es erneut: Ein neues Angebot dauert ein paar Sekunden.',
      cancelled: 'Sie können es jederzeit erneut versuchen.',
      abandoned: 'Sie können es jederzeit erneut versuchen.',
    },
    leftover: (amount, chain) =>
      `Die Freigabe von ${amount} auf ${chain} war schon erteilt: genau für diesen Betrag, und nur die Einzahlungsstelle kann sie nutzen.`,
  },
}
