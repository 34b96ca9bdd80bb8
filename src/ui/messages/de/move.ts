import type { AddressProblem } from '../../../core/address.ts'
import type { Said } from '../worded.ts'
import { count, span } from './words.ts'

const addressProblems: Readonly<Record<AddressProblem, string>> = {
  empty: 'Adresse einfügen oder eintippen.',
  notAnAddress: 'Das ist keine Adresse: Eine Adresse besteht aus 0x und 40 Buchstaben oder Ziffern.',
  wrongChecksum:
    'Ein Buchstabe dieser Adresse ist falsch: Groß- und Kleinschreibung passen nicht zusammen. Bitte erneut kopieren.',
  zeroAddress: 'Diese Adresse gehört niemandem. Dorthin gesendetes Geld wäre verloren.',
  otherNetwork: 'Das ist eine Adresse eines Bitcoin-Testnetzes. Dorthin gesendetes Geld wäre verloren.',
  notAnIndex: 'Das ist keine Kontonummer dieser Börse.',
}

const bitcoinAddressProblems: Readonly<Partial<Record<AddressProblem, string>>> = {
  notAnAddress:
    'Das ist keine Bitcoin-Adresse, an die man zahlen kann: Eine solche beginnt mit bc1, 1 oder 3 und ist vollständig.',
  wrongChecksum: 'Ein Buchstabe dieser Adresse ist falsch: Er passt nicht zu ihrer Prüfsumme. Bitte erneut kopieren.',
}

/** What is said while a crossing is put together, and of addresses that are paid from elsewhere. */
export const move: Pick<
  Said,
  'exchangeAccount' | 'move' | 'payFrom' | 'deposit' | 'payHere' | 'requoted' | 'afterwards'
> = {
  exchangeAccount: {
    loading: 'Ihr Konto an der Börse wird abgefragt.',
    failed: 'Ihr Konto an der Börse konnte nicht gelesen werden',
    unread: (exchange) => `${exchange} hat nicht gesagt, welches Konto Ihres ist`,
    noneTitle: (exchange) => `Sie haben noch kein Konto bei ${exchange}`,
    none: (exchange) =>
      `${exchange} eröffnet eines mit der ersten Einzahlung auf der eigenen Website. Zahlen Sie dort mit dieser Adresse ein und sehen Sie dann erneut nach:`,
    copy: 'Diese Adresse kopieren',
    again: 'Erneut nachsehen',
    on: 'Börse',
    which: (exchange) => `Konto bei ${exchange}`,
    account: (index) => `Konto ${index}`,
    keyTitle: (exchange) => `${exchange} verlangt dafür einen Schlüssel`,
    key: {
      none: (exchange, index) =>
        `Was von Konto ${index} abgeht, wird mit einem Schlüssel signiert, den ${exchange} kennt. Er entsteht hier, wird verschlüsselt aufbewahrt und lässt sich in den Einstellungen widerrufen.`,
      registering: (exchange, index) =>
        `Der Schlüssel für Konto ${index} ist unterwegs zu ${exchange}. Sobald er dort ist, kann er verwendet werden.`,
      revoking: (exchange, index) =>
        `Sie widerrufen gerade den Schlüssel für Konto ${index}. Sobald ${exchange} das erledigt hat, können Sie einen neuen anlegen.`,
    },
    keyMeant: (index) => `Ich will einen Schlüssel, der auf Konto ${index} handelt.`,
    makeKey: 'Schlüssel anlegen',
    lookAtKey: 'Nachsehen, ob er da ist',
  },
  move: {
    title: 'Geld übertragen',
    from: 'Was Sie zahlen',
    to: 'Was ankommen soll',
    choose: 'Wählen',
    onChain: (symbol, chain) => `${symbol} auf ${chain}`,
    unread: 'nicht gelesen',
    turn: 'Beide Seiten tauschen',
    max: 'Max.',
    youHave: 'Sie haben',
    otherAddress: 'Andere Adresse',
    ownAddress: 'Mein Konto',
    addressPlaceholder: { evm: '0x… / name.eth', exchangeA: '0x… / name.eth', bitcoin: 'bc1…', exchangeB: '123' },
    isYours: 'Das ist eines Ihrer eigenen Konten.',
    isWatched: (label) =>
      `Nur beobachtet: ${label}. Causeway hat keinen Schlüssel dafür; was dort ankommt, kann nur bewegen, wer den Schlüssel hat.`,
    knownPlaces: 'Ihre anderen Adressen',
    notYours: 'Das ist nicht Ihr Konto',
    neverSeen:
      'Diese Wallet hat noch nie etwas dorthin gesendet. Was dort ankommt, lässt sich nicht zurückholen: Vergleichen Sie jedes Zeichen.',
    seenBefore: 'Diese Wallet hat schon dorthin gesendet. Was dort ankommt, lässt sich nicht zurückholen.',
    review: 'Prüfen',
    loading: 'Die Chains werden gelesen.',
    chainsFailed: 'Die Chains konnten nicht gelesen werden',
    chainOff: { disabled: 'Vom Dienst gerade abgeschaltet', noDeposits: 'Nimmt gerade keine Einzahlungen an' },
    lagging: (chain) =>
      `${chain} erzeugt gerade nur langsam Blöcke. Transfers dauern länger als üblich; nichts ist verloren.`,
    chainsUnread:
      'Es ist nicht bekannt, ob eine dieser Chains gerade langsam, begrenzt oder vom Dienst abgeschaltet ist: Das ließ sich nicht lesen.',
    limited: (chain) => `Der Dienst begrenzt gerade, was er auf ${chain} bewegt: Große Beträge lehnt er vielleicht ab.`,
    amount: {
      notANumber: 'Betrag in Ziffern eingeben, mit Komma, etwa 0,1.',
      tooPrecise: (symbol, decimals) => `${symbol} hat höchstens ${decimals} Nachkommastellen.`,
      tooLarge: 'So viel fasst keine Chain.',
      empty: 'Geben Sie einen Betrag ein.',
      zero: 'Der Betrag muss größer als null sein.',
      tooMuch: (has, symbol) => `Sie haben ${has} ${symbol}. Senden Sie weniger oder wählen Sie eine andere Währung.`,
    },
    addressProblem: (problem, family) =>
      (family === 'bitcoin' ? bitcoinAddressProblems[problem] : undefined) ?? addressProblems[problem],
    currencies: {
      same: 'Das Geld ist schon dort: Beide Seiten sind gleich. Wählen Sie eine andere Währung oder Chain, oder geben Sie eine andere Adresse an, an die es gehen soll.',
      sameOnBitcoin:
        'Der Dienst bringt Bitcoin nur auf andere Chains und von dort zurück, nicht von einer Bitcoin-Adresse zur anderen. Wählen Sie auf einer Seite eine andere Chain, oder senden Sie mit einer Wallet, die für Bitcoin gemacht ist.',
      sameOnExchange: (exchange) =>
        `Der Dienst bringt Geld nur zu ${exchange} und von dort weg, nicht von einem Konto dort zum anderen. Wählen Sie auf einer Seite eine andere Chain, oder senden Sie es auf der Website von ${exchange}.`,
      originDisabled:
        'Der Dienst hat die Chain abgeschaltet, auf der Sie zahlen. Wählen Sie eine andere oder warten Sie.',
      closed:
        'Der Dienst hat diesen Weg vorerst geschlossen. Wählen Sie eine andere Chain oder Währung, oder warten Sie.',
      originNoDeposits:
        'Der Dienst nimmt auf der Chain, auf der Sie zahlen, gerade keine Einzahlungen an. Wählen Sie eine andere oder warten Sie.',
      destinationDisabled:
        'Der Dienst hat die Chain abgeschaltet, auf der das Geld ankommen soll. Wählen Sie eine andere oder warten Sie.',
    },
  },
  payFrom: {
    label: 'Von',
    title: 'Von wo zahlen Sie?',
    elsewhere: 'Extern zahlen',
    change: 'Ändern',
    names: {
      deposit: 'Diese Wallet',
      strictAddress: 'Extern, eine Zahlung',
      openAddress: 'Extern, beliebig oft',
    },
    ways: {
      deposit: 'Diese Wallet',
      strictAddress: 'Andere Wallet oder Börse, einmal',
      openAddress: 'Andere Wallet oder Börse, immer wieder',
    },
    means: {
      deposit: 'Causeway signiert und sendet es aus dem Guthaben Ihres Kontos.',
      strictAddress:
        'Sie erhalten eine Adresse für eine einzige Zahlung über genau diesen Betrag. Alles andere kommt zurück.',
      openAddress:
        'Sie erhalten eine Adresse, die jederzeit jeden Betrag annimmt. Andere Beträge als der angebotene werden zum dann geltenden Kurs übertragen, ohne Zusage.',
    },
    notes: {
      strictAddress:
        'Sie erhalten eine Adresse für eine einzige Zahlung über genau diesen Betrag, nachdem Sie alles geprüft haben.',
      openAddress:
        'Sie erhalten eine Adresse, an die Sie wieder zahlen können. Andere Beträge werden zum dann geltenden Kurs übertragen.',
    },
    onlyOwnCoin: 'Von anderswo lässt sich nur die eigene Währung einer Chain zahlen, und nur auf eine andere Chain.',
  },
  deposit: {
    title: 'An diese Adresse zahlen',
    titleReusable: 'Ihre wiederverwendbare Adresse',
    titlePaid: 'Die Einzahlungsadresse',
    exactly: 'Senden Sie genau',
    quoted: 'Jeder Betrag ist möglich; das Angebot gilt für',
    copyAmount: 'Betrag kopieren',
    only: (symbol, chain) =>
      `auf ${chain}. Nichts anderes als ${symbol}, auf keiner anderen Chain. Gebühren Ihrer Wallet oder Börse kommen hinzu.`,
    qr: 'QR-Code der Einzahlungsadresse',
    qrWithAmount: 'QR-Code der Einzahlungsadresse und des genauen Betrags',
    timeLeft: (seconds) => `noch ${span(seconds)}`,
    timeOver: 'Zeit abgelaufen',
    refund: (chain) => `Was zurückkommt, geht auf ${chain} an diese Adresse`,
    news: {
      unread: 'Die Adresse konnte nicht abgefragt werden',
      nothing: 'Noch nichts eingegangen',
      late: 'Nichts kam rechtzeitig',
      less: (arrived, missing) => `${arrived} eingegangen: ${missing} zu wenig`,
      exact: (arrived) => `${arrived} eingegangen, genau wie verlangt`,
      more: (arrived, excess) => `${arrived} eingegangen: ${excess} zu viel`,
      several: (payments, arrived) => `${count(payments, 'Zahlung', 'Zahlungen')} eingegangen, insgesamt ${arrived}`,
    },
    means: {
      nothing:
        'Causeway sieht alle paar Sekunden nach und meldet sich, sobald das Geld angekommen ist. Sie können es schließen.',
      late: 'Zahlen Sie jetzt nicht mehr: Was jetzt noch kommt, geht abzüglich Netzwerkgebühr an Sie zurück. Beginnen Sie von vorn mit einem neuen Angebot.',
      less: 'Das kann nicht ausgezahlt werden: Es kommt abzüglich Netzwerkgebühr zu Ihnen zurück. Senden Sie den Rest nicht nach, sondern beginnen Sie von vorn.',
      exact: 'Mehr ist nicht zu tun: Das Geld wird jetzt übertragen.',
      more: 'Was verlangt war, wird jetzt übertragen. Der Rest kommt abzüglich Netzwerkgebühr zu Ihnen zurück.',
      several:
        'Diese Adresse nimmt eine einzige Zahlung. Die erste zählt, wenn sie vollständig ist; jede weitere kommt zu Ihnen zurück.',
    },
    meansReusable: {
      nothing:
        'Causeway sieht alle paar Sekunden nach und meldet sich, sobald das Geld angekommen ist. Sie können es schließen.',
      late: 'Der Kurs des Angebots gilt nicht mehr. Was jetzt kommt, wird zum dann geltenden Kurs übertragen.',
      less: 'Der Dienst macht für das eingegangene Geld ein neues Angebot, zum dann geltenden Kurs: meist weniger als das erste. Causeway verfolgt das neue Angebot, wenn der Dienst es nennt.',
      exact: 'Mehr ist nicht zu tun: Das Geld wird jetzt übertragen.',
      more: 'Der Dienst macht für alles, was eingegangen ist, ein neues Angebot, zum dann geltenden Kurs. Causeway verfolgt das neue Angebot, wenn der Dienst es nennt.',
      several:
        'Jede Zahlung wird für sich übertragen, zum dann geltenden Kurs. Causeway verfolgt die erste bis zum Ende und sieht nach den anderen, solange diese Seite offen ist.',
    },
    exactWaits: 'Nichts mehr zu tun. Es geht weiter, sobald ein Block es hat.',
    waits: (amount) => `${amount} davon warten auf einen Block.`,
    allWaits: 'Alles davon wartet auf einen Block.',
    rulesTitle: 'So funktioniert diese Adresse',
    rulesSaid: 'Laut dem Dienst: Keine Chain zwingt ihn dazu.',
    cases: {
      exact: (amount) => `Genau ${amount}`,
      less: 'Weniger',
      more: 'Mehr',
      again: 'Eine zweite Zahlung',
      late: 'Zu spät',
      other: 'Anderer Token oder andere Chain',
    },
    rules: {
      exact: 'wird wie angeboten übertragen.',
      less: 'wird nicht ausgezahlt: kommt abzüglich Netzwerkgebühr zu Ihnen zurück.',
      more: 'wird wie angeboten übertragen; was zu viel ist, kommt abzüglich Netzwerkgebühr zu Ihnen zurück.',
      again: 'kommt abzüglich Netzwerkgebühr zu Ihnen zurück.',
      late: 'kommt abzüglich Netzwerkgebühr zu Ihnen zurück.',
      other: 'ist möglicherweise verloren.',
    },
    rulesReusable: {
      exact: 'wird wie angeboten übertragen, solange das Angebot gilt.',
      less: 'wird zum dann geltenden Kurs übertragen.',
      more: 'wird zum dann geltenden Kurs übertragen.',
      again: 'wird für sich übertragen, zum dann geltenden Kurs.',
      late: 'wird zum dann geltenden Kurs übertragen.',
      other: 'ist möglicherweise verloren.',
    },
  },
  payHere: {
    open: 'Aus dieser Wallet zahlen',
    title: 'Aus dieser Wallet zahlen',
    pays: 'Sie zahlen',
    to: (chain) => `An die Einzahlungsadresse auf ${chain}`,
    once: 'Zahlen Sie nur auf einem Weg: Was ein zweites Mal an diese Adresse geht, ist eine weitere Zahlung.',
    keep: 'Jetzt nicht',
    confirm: 'Zahlen',
    taken: 'Ihre Zahlung ist unterwegs.',
  },
  requoted: {
    title: (paid, asked) => `Sie haben ${paid} statt ${asked} gezahlt`,
    titleLate: (paid) => `Sie haben ${paid} nach Ablauf des Angebots gezahlt`,
    text: 'Der Dienst hat für das eingegangene Geld ein neues Angebot gemacht. Das erste Angebot gilt dafür nicht.',
    less: (share) => `Im Verhältnis standen im ersten Angebot mindestens ${share}: Das hier ist weniger.`,
    enough: (share) => `Im Verhältnis standen im ersten Angebot mindestens ${share}: Das hier ist nicht weniger.`,
    firstMinimum: (asked) => `Mindestens, für ${asked}`,
    requestId: 'Nachfolgende Anfrage',
  },
  afterwards: {
    title: 'Was sonst an diese Adresse kam',
    excess: (amount) => `${amount} waren zu viel`,
    further: (amount) => `Eine weitere Zahlung über ${amount}`,
    late: (amount) => `${amount} kamen doch noch`,
    awaited: 'Es kommt abzüglich Netzwerkgebühr zu Ihnen zurück. Noch ist nichts davon da.',
    awaitedOpen: 'Es wird für sich übertragen, zum dann geltenden Kurs. Das Angebot dafür ist noch nicht bekannt.',
    back: (amount) => `${amount} kamen an die Erstattungsadresse zurück. Von Causeway auf der Chain gelesen.`,
    backPerhaps: (amount) =>
      `Danach kamen ${amount} an die Erstattungsadresse. Das kann es sein, abzüglich Netzwerkgebühr: Der Betrag ist nicht derselbe.`,
    arrived: (amount, chain) =>
      `Es wurde für sich übertragen: ${amount} sind auf ${chain} angekommen. Von Causeway auf der Chain gelesen.`,
    followed: 'Es wird für sich übertragen. Der Dienst sagt:',
    unfollowed: {
      key: (chain) =>
        `Es wird für sich übertragen. Was daraus wird, sagt der Dienst nur Inhabern eines API-Schlüssels: Sehen Sie auf ${chain} nach dem Guthaben des Empfängers.`,
      newer: (chain) =>
        `Es wird für sich übertragen. Der Dienst gibt nur über die neueste Zahlung Auskunft: Sehen Sie auf ${chain} nach dem Guthaben des Empfängers.`,
    },
    unread: 'Danach konnte nicht gesucht werden',
    note: 'Danach wird gesucht, solange diese Seite offen ist.',
  },
}
