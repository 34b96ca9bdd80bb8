import type { enApproval as english } from '../../en/approval/approval.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { dateUtc } from '../format.ts'

export const deApproval: Pick<TranslatedMessages, keyof typeof english> = {
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
      integrator:
        'Mit dieser Signatur darf ein Vermittler Ihrem Konto an der Börse für jeden Handel eine Gebühr berechnen. Signieren Sie nur auf der eigenen Website der Börse oder dort, wo Sie bewusst handeln.',
      subAccount:
        'Mit dieser Signatur eröffnet die Börse ein weiteres Konto für Sie. Signieren Sie nur auf der eigenen Website der Börse, wenn Sie eines verlangt haben.',
      airdrop:
        'Mit dieser Signatur gibt die Börse Token, die Ihnen zustehen, an die Konten im Text. Signieren Sie nur auf der eigenen Website der Börse, und wenn es Ihre Konten sind.',
    },
    integratorTerms: (integrator, account, fee, until) =>
      `Das Vermittlerkonto ${integrator} darf bis ${until} von jedem Handel des Kontos ${account} bis zu ${fee} % nehmen.`,
    integratorRevoked: (integrator, account) =>
      `Das Vermittlerkonto ${integrator} darf dem Konto ${account} nichts mehr berechnen.`,
    hidingTitle: 'In dieser Nachricht verbergen sich Zeichen',
    hiding:
      'Sie enthält Zeichen, die niemand sieht oder die den Text umkehren. Unten stehen sie mit ihren Nummern, als ⟨U+…⟩. Signieren Sie nur, wenn Sie wissen, warum sie dort sind.',
    unreadableTitle: 'Das ist nicht lesbar',
    unreadable:
      'Die Nachricht ist kein einfacher Text, deshalb kann niemand sehen, wozu sie zustimmt: Sie kann jemandem erlauben, Ihr Geld zu bewegen. Signieren Sie nur, wenn Sie wissen, wofür die Website sie braucht.',
  },
}
