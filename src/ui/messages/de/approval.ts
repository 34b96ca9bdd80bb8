import type { approval as english } from '../en/approval.ts'
import type { Said } from '../worded.ts'
import { dateUtc } from './words.ts'

/** What sites ask for, in German. */
export const approval: Pick<Said, keyof typeof english> = {
  approval: {
    title: 'Anfrage',
    connectTitle: 'Verbinden?',
    intentTitle: 'Geld übertragen?',
    connectAsks: 'möchte Ihre Adresse sehen und um Transfers, Transaktionen und Signaturen bitten dürfen.',
    payFrom: 'Bezahlen mit',
    intentAsks: 'bittet Sie um diesen Transfer.',
    connect: 'Verbinden',
    accounts: (accounts) => (accounts === 1 ? 'Dieses Konto wird sichtbar' : 'Welche Konten darf die Website sehen?'),
    can: [
      'Die Website kann Adresse und Guthaben jedes Kontos sehen, das Sie ihr zeigen.',
      'Die Website kann um Transfers, Transaktionen und Signaturen bitten, auch um solche, die Token freigeben; jede Anfrage prüfen Sie selbst.',
    ],
    cannot: [
      'Die Website kann von sich aus kein Geld bewegen.',
      'Die Website kann weder Ihre Wiederherstellungsphrase noch Ihre anderen Konten sehen.',
    ],
    punycode:
      'Dieser Name enthält Sonderzeichen, die einen anderen Namen nachahmen können. Vergewissern Sie sich, dass es die Website ist, die Sie kennen.',
    notEncrypted: 'Diese Website ist nicht verschlüsselt: Unterwegs hätte sie jeder verändern können.',
    queue: (at, all) => `${at} von ${all}`,
    noneTitle: 'Nichts wartet auf Sie',
    noneText: 'Die Anfrage ist erledigt oder die Website hat sie zurückgezogen. Sie können dieses Fenster schließen.',
    changed: 'Was Sie gesehen haben, gilt nicht mehr; deshalb wurde nichts signiert. So steht es jetzt.',
    locked: 'Die Wallet ist gesperrt. Entsperren Sie sie und versuchen Sie es erneut.',
    failed: 'Das ist nicht durchgegangen',
    loading: 'Die Anfrage wird gelesen.',
    listFailed: 'Die Anfragen konnten nicht gelesen werden',
  },
  phishing: {
    title: 'Bekannte Phishing-Website',
    steals: 'Diese Website steht auf einer Liste von Websites, die Geld aus Wallets stehlen.',
    what: 'Solche Websites geben sich als eine andere aus und bitten um eine Signatur, mit der Sie Ihr Geld hergeben. Diese sieht jetzt keines Ihrer Konten. Haben Sie sie früher verbunden, sehen Sie unter „Freigaben“ nach.',
    leave: 'Verlassen',
    list: (made) =>
      `Die Liste ist Teil von Causeway, Stand ${dateUtc.format(made)}. Kein Server wurde nach dieser Website gefragt.`,
    goOn: 'Die Liste irrt sich',
    mistaken:
      'Listen enthalten Fehler. Wenn Sie diese Website kennen und nicht über eine Nachricht oder Werbung hierher kamen, tippen Sie ihren Namen ein.',
    type: 'Zum Fortfahren tippen Sie:',
    label: 'Der Name der Website',
    insist: 'Auf eigenes Risiko fortfahren',
    alikeTitle: (known) => `Das ist nicht ${known}`,
    alike: (known) =>
      `Der Name lässt sich mit ${known} verwechseln. Wenn Sie dorthin wollten, verlassen Sie diese Website, und tippen Sie die Adresse selbst ein.`,
    uncheckedTitle: 'Nicht mit bekannten Phishing-Websites verglichen',
    unchecked:
      'Die Liste von Causeway konnte nicht gelesen werden. Vergewissern Sie sich, dass es die Website ist, die Sie kennen.',
  },
  message: {
    title: 'Nachricht signieren?',
    signInTitle: 'Anmelden?',
    asks: 'möchte, dass Ihr Konto diese Nachricht signiert.',
    signInAsks: 'möchte, dass Sie sich mit Ihrem Konto anmelden.',
    sign: 'Signieren',
    signIn: 'Anmelden',
    text: 'Die ganze Nachricht',
    bytes: 'Die Nachricht, als Bytes',
    account: 'Signiert mit',
    means:
      'Eine Signatur bewegt von sich aus kein Geld. Wer sie hat, kann belegen, dass dieses Konto den Worten oben zugestimmt hat.',
    meansBytes:
      'Wer die Signatur hat, kann belegen, dass dieses Konto diese Bytes signiert hat. Manchen Verträgen genügt das, um Ihr Geld zu bewegen.',
    signsInTo: 'Die Nachricht gilt für die Anmeldung bei',
    problemTitle: {
      malformed: 'Das ist keine ordentliche Anmeldung',
      domain: 'Das meldet Sie woanders an',
      account: 'Das ist für ein anderes Konto',
      chain: 'Das nennt eine andere Chain',
      notYet: 'Das gilt noch nicht',
      expired: 'Das ist abgelaufen',
    },
    problem: {
      malformed:
        'Die Nachricht sieht wie eine Anmeldung aus und lässt weg, was darin stehen muss. Causeway signiert sie nicht.',
      domain:
        'Eine Website, die das verlangt, will sich dort vielleicht für Sie ausgeben. Causeway signiert die Nachricht nicht.',
      account: 'Die Nachricht nennt ein anderes Konto als das, das signieren würde. Causeway signiert sie nicht.',
      chain:
        'Die Website ist auf einer anderen Chain, als ihre Nachricht sagt. Vielleicht nimmt sie die Signatur nicht an.',
      notYet: 'Nach eigener Angabe gilt die Nachricht erst später. Vielleicht nimmt die Website die Signatur nicht an.',
      expired: 'Nach eigener Angabe gilt die Nachricht nicht mehr. Vielleicht nimmt die Website die Signatur nicht an.',
    },
    exchangeTitle: 'Das ist ein Auftrag an eine Börse',
    exchange: {
      transfer:
        'Mit dieser Signatur kann eine Börse von Ihrem Konto dort auszahlen. Signieren Sie nur, wenn Sie genau das auf der eigenen Website der Börse verlangt haben.',
      registration:
        'Mit dieser Signatur gibt eine Börse einem fremden Schlüssel Macht über Ihr Konto dort. Signieren Sie nur auf der eigenen Website der Börse, wenn Sie dort einen Schlüssel verlangt haben.',
    },
    hidingTitle: 'In dieser Nachricht verbergen sich Zeichen',
    hiding:
      'Sie enthält Zeichen, die niemand sieht oder die den Text umkehren. Unten stehen sie mit ihren Nummern, als ⟨U+…⟩. Signieren Sie nur, wenn Sie wissen, warum sie dort sind.',
    unreadableTitle: 'Das ist nicht lesbar',
    unreadable:
      'Die Nachricht ist kein einfacher Text, deshalb kann niemand sehen, wozu sie zustimmt: Sie kann jemandem erlauben, Ihr Geld zu bewegen. Signieren Sie nur, wenn Sie wissen, wofür die Website sie braucht.',
  },
  typedData: {
    title: {
      permission: 'Freigabe signieren?',
      payment: 'Zahlung signieren?',
      order: 'Auftrag signieren?',
      data: 'Daten signieren?',
    },
    all: 'Alles, so wie es signiert wird',
    asks: {
      permission: 'möchte, dass Ihr Konto eine Freigabe signiert.',
      payment: 'möchte, dass Ihr Konto eine Zahlung signiert.',
      order: 'möchte, dass Ihr Konto einen Auftrag signiert.',
      data: 'möchte, dass Ihr Konto diese Daten signiert.',
    },
    for: 'Gültig für',
    name: 'Name',
    chain: 'Chain',
    contract: 'Vertrag',
    salt: 'Salt',
    says: 'Was darin steht',
    nothing: 'leer',
    yes: 'ja',
    no: 'nein',
    cut: (characters) => `(der Anfang von ${characters} Zeichen)`,
    powerTitle: {
      allowance: 'Damit darf jemand Ihre Token abbuchen',
      payment: 'Das sendet Ihre Token',
      order: 'Das kann verkaufen, was Ihnen gehört',
      exchange: 'Das wirkt auf einer Börse',
      permission: 'Damit darf jemand Ihre Token abbuchen',
      timedPermission: 'Damit darf jemand Ihre Token eine Zeit lang abbuchen',
      oneTake: 'Damit darf jemand Ihre Token einmal abbuchen',
      sending: 'Das ist eine signierte Zahlung',
      fetching: 'Das ist eine signierte Zahlung',
      unknown: 'Sie sollten wissen, wofür das ist',
    },
    power: {
      allowance:
        'Wer unten zum Abbuchen genannt ist, kann mit dieser Signatur ohne weitere Rückfrage Token von Ihrem Konto abbuchen: bis zum genannten Betrag, oder alle, wenn keiner genannt ist. Die genannte Zeit begrenzt womöglich nur, wie lange die Signatur eingereicht werden kann; die Freigabe kann dann gelten, bis Sie sie zurücknehmen.',
      payment: 'Wer diese Signatur hat, kann die unten genannte Zahlung ohne weitere Rückfrage ausführen.',
      order:
        'Wer diese Signatur hat, kann ohne weitere Rückfrage so handeln, wie es unten steht. Vergleichen Sie beide Seiten des Geschäfts.',
      exchange: 'Mit dieser Signatur führt eine Börse auf Ihrem Konto dort aus, was unten genannt ist.',
      permission:
        'Wer unten genannt ist, kann ohne weitere Rückfrage bis zu diesem Betrag abbuchen, bis die Freigabe aufgebraucht, ersetzt oder zurückgenommen ist. Die Zeit unten begrenzt nur, wie lange die Signatur eingereicht werden kann.',
      timedPermission:
        'Wer unten genannt ist, kann über Permit2 ohne weitere Rückfrage bis zu diesen Beträgen abbuchen, bis die Freigabe endet oder Sie sie zurücknehmen.',
      oneTake:
        'Wer unten genannt ist, kann über Permit2 bis zu diesen Beträgen abbuchen: ein einziges Mal, wohin er will. Danach bleibt keine Freigabe übrig.',
      sending:
        'Wer diese Signatur hat, kann diese eine Zahlung ausführen: genau diesen Betrag, nur an diesen Empfänger, einmal und nur zwischen den genannten Zeiten.',
      fetching:
        'Mit dieser Signatur kann der unten genannte Empfänger, und niemand sonst, diese eine Zahlung abholen: genau diesen Betrag, einmal und nur zwischen den genannten Zeiten.',
      unknown:
        'Causeway zeigt alles, was signiert wird, und weiß nicht, was der Vertrag damit tut. Manche solcher Daten erlauben es anderen, Token abzubuchen.',
    },
  },
}
