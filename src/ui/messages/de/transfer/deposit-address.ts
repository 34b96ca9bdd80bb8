import type { enDepositAddress as english } from '../../en/transfer/deposit-address.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { count, span } from '../format.ts'

export const deDepositAddress: Pick<TranslatedMessages, keyof typeof english> = {
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
  followUps: {
    title: 'Was sonst an diese Adresse kam',
    excess: (amount) => `${amount} waren zu viel`,
    further: (amount) => `Eine weitere Zahlung über ${amount}`,
    late: (amount) => `${amount} kamen doch noch`,
    awaited: 'Es kommt abzüglich Netzwerkgebühr zu Ihnen zurück. Noch ist nichts davon da.',
    awaitedOpen: 'Es wird für sich übertragen, zum dann geltenden Kurs. Das Angebot dafür ist noch nicht bekannt.',
    back: (amount) => `${amount} kamen an die Erstattungsadresse zurück. Von Causeway auf der Chain gelesen.`,
    backPerhaps: (amount) =>
      `Danach kamen ${amount} an die Erstattungsadresse. Das ist es wahrscheinlich, doch nichts auf der Chain verbindet beides.`,
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
    unproven: 'Es kann noch mehr geben, das nicht bewiesen ist',
    note: 'Danach wird gesucht, solange diese Seite offen ist.',
  },
}
