import type { AllowanceMessages } from '../../en/accounts/allowances.ts'
import type { Translated } from '../../translated.ts'
import { count, dayOf, list } from '../format.ts'

export const deAllowances: Translated<AllowanceMessages> = {
  title: 'Freigaben',
  whoMay: 'Wer Ihre Token abbuchen darf',
  linkHint: 'Wer Ihre Token abbuchen darf, und wie das endet.',
  leftoverLink: 'Ansehen und zurücknehmen',
  intro:
    'Mit einer Freigabe können andere einen Token von Ihrem Konto abbuchen, ohne noch einmal zu fragen. Eine Freigabe zurückzunehmen kostet Netzwerkgebühr und bewegt kein Geld.',
  reading: (read, all) => `Wird gelesen: ${read} von ${all} Chains.`,
  again: 'Erneut lesen',
  noneTitle: 'Auf keiner Chain ist eine Freigabe offen',
  noneText:
    'Das sagen die Token selbst, für jede Freigabe, nach der Causeway fragen kann. Eine Freigabe, die für eine Website signiert wurde, steht auf keiner Chain, bis jemand sie nutzt, und fehlt daher hier.',
  noneKnownTitle: 'Von dem, was Sie erlaubt haben, ist nichts offen',
  noneKnownText:
    'Was Transfers und Websites erlaubt war, ist beendet. Wozu Causeway nichts gespeichert hat, steht unten und kann seinen Token noch abbuchen.',
  noneReadTitle: 'In allem, was gelesen werden konnte, keine Freigabe',
  noneReadText: 'Nicht alles konnte gelesen werden: Es kann noch eine Freigabe geben.',
  unlimited: (token) => `Jeder Betrag in ${token}`,
  upTo: (amount) => `Bis zu ${amount}`,
  unknownToken: 'einem Token, den Causeway nicht kennt',
  onChain: (chain) => `auf ${chain}`,
  who: 'Wer abbuchen darf',
  token: 'Vertrag des Tokens',
  spenders: {
    depository: 'Die Einzahlungsstelle des Transferdienstes',
    router: 'Der öffentliche Router des Dienstes: jeder kann dies durch ihn ausgeben',
    approvalProxy: 'Der Freigabevertrag des Transferdienstes',
    permit2: 'Permit2, das Freigaben an andere weitergibt',
    unknown: 'Causeway weiß nicht, wer das ist',
  },
  ordinary: {
    title: 'An dieser Adresse steht kein Vertrag',
    text: 'Wer den Schlüssel dieser Adresse hat, kann jederzeit abbuchen, was erlaubt ist. Das verlangen Diebe; kaum eine ehrliche Website tut es.',
  },
  unreadSpenders: {
    one: {
      title: 'Ob das ein Vertrag ist, ließ sich nicht lesen',
      text: 'Ist es ein gewöhnliches Konto, kann jederzeit abbuchen, was erlaubt ist, wer dessen Schlüssel hat.',
    },
    many: {
      title: 'Ob das Verträge sind, ließ sich nicht lesen',
      text: 'Ist eine davon ein gewöhnliches Konto, kann jederzeit abbuchen, was erlaubt ist, wer dessen Schlüssel hat.',
    },
    more: (addresses) => `und ${count(addresses, 'weitere Adresse', 'weitere Adressen')}`,
  },
  since: (atSeconds) => `Seit ${dayOf(atSeconds)}`,
  sinceUnknown: 'Datum nicht bekannt',
  askedBy: (host) => `für ${host}`,
  takeBack: 'Zurücknehmen',
  takeBackOf: (what, chain) => `Zurücknehmen: ${what} auf ${chain}`,
  needed: 'Ein laufender Transfer braucht sie noch.',
  seeTransfer: 'Transfer ansehen',
  underWay: 'Wird zurückgenommen',
  follow: 'Verfolgen',
  notDone: 'Nicht zurückgenommen.',
  seeWhy: 'Warum',
  takenBack: 'Zurückgenommen',
  takenBackText: (token, chain, at) =>
    `${token} auf ${chain}: Diese Adresse darf ${at === 'permit2' ? 'über Permit2' : 'direkt'} nichts mehr abbuchen. Causeway hat es dort gelesen.`,
  strangers: (permissions) => `${permissions} weitere, zu denen Causeway nichts gespeichert hat`,
  strangersText:
    'Das Log einer Chain nennt sie. Vielleicht haben Sie sie mit einer anderen Wallet erteilt; aber so eine Zeile kann jeder über einen eigenen Token schreiben, um Sie zu locken. Wenn Sie den Token nicht kennen, lassen Sie ihn in Ruhe.',
  downTitle: (chains) => `${list(chains)} ${chains.length === 1 ? 'konnte' : 'konnten'} nicht gelesen werden`,
  downText: 'Was dort freigegeben ist, ist jetzt nicht bekannt.',
  unread: (permissions, chain) =>
    `${chain} hat nach ${count(permissions, 'möglichen Freigabe', 'möglichen Freigaben')} nicht geantwortet.`,
  how: 'Was angesehen wurde',
  howText:
    'Jeder Token, den Causeway kennt, wurde nach jedem Vertrag gefragt, dem Causeway je etwas freigibt, und nach allem, was Ihre Transfers und Websites freigegeben haben. Was Sie mit einer anderen Wallet freigegeben haben, findet sich nur im Log einer Chain:',
  back: {
    all: (chain) => `${chain}: das ganze Log.`,
    since: (chain, atSeconds) => `${chain}: das Log seit ${dayOf(atSeconds)}.`,
    some: (chain) => `${chain}: der neueste Teil des Logs.`,
    none: (chain) => `${chain}: Der Knoten zeigt das Log nicht.`,
  },
  review: {
    title: 'Diese Freigabe zurücknehmen?',
    text: (chain) => `Das beendet eine Freigabe auf ${chain}. Es bewegt keine Token.`,
    untried:
      'Niemand hat gesehen, was das tut. Lesen Sie unten, was gesendet wird, und senden Sie es nur, wenn Sie genau das wollen.',
    bring:
      'Causeway kann es zuerst von Ihren anderen Chains holen und dann die Freigabe zurücknehmen. Schlägt ein Transfer fehl, wird nichts gesendet.',
    trying: 'Wird auf der Chain ausprobiert.',
    failed: 'Es konnte nicht ausprobiert werden',
    cancel: 'Abbrechen',
    stale: 'Inzwischen hat sich etwas geändert. Sehen Sie es noch einmal an.',
    locked: 'Die Wallet ist gesperrt. Entsperren Sie sie zuerst.',
    again: 'Erneut versuchen',
    back: 'Alle Freigaben',
    needed: 'Ein Transfer braucht diese Freigabe noch',
    neededText: 'Sie lässt sich zurücknehmen, sobald der Transfer vorbei ist.',
    underWay: 'Sie wird schon zurückgenommen',
    underWayText: 'Das geht von selbst weiter.',
    notOwn: 'Dieses Konto signiert hier nicht',
    notOwnText: 'Zurücknehmen kann eine Freigabe nur das Konto, das sie erteilt hat.',
  },
  delegation: {
    unknownTitle: (chain) => `Ein unbekannter Vertrag handelt auf ${chain} für dieses Konto`,
    unknown:
      'Sein Code läuft im Namen des Kontos (EIP-7702) und kann dort alles bewegen, was dem Konto gehört, ohne zu fragen. Wenn Sie das nicht eingerichtet haben, widerrufen Sie es zuerst.',
    knownTitle: (name, chain) => `${name} handelt auf ${chain} für dieses Konto`,
    known: 'Das Konto führt den Code dieses Vertrags aus (EIP-7702). Widerrufen Sie das, wenn Sie es nicht nutzen.',
    unread: (chains) => `Ob ein Vertrag für dieses Konto handelt, war auf ${list(chains)} nicht zu lesen.`,
    revoke: 'Widerrufen',
    underWay: 'Wird widerrufen: verfolgen',
    title: 'Diese Delegation widerrufen?',
    text: (chain) =>
      `Danach handelt auf ${chain} kein Vertrag mehr für das Konto. Es bewegt kein Geld und kostet eine Netzwerkgebühr.`,
    bring:
      'Causeway kann es zuerst von Ihren anderen Chains holen und dann die Delegation widerrufen. Schlägt ein Transfer fehl, wird nichts gesendet.',
    none: 'Kein Vertrag handelt für dieses Konto',
    noneText: 'Es gibt nichts zu widerrufen.',
    unanswered: 'Die Chain hat nicht geantwortet',
    unansweredText: 'Versuchen Sie es gleich noch einmal.',
    back: 'Alle Konten',
  },
  expiredText:
    'Eine Bestätigung gilt nur eine Weile. Es wurde nichts signiert; Sie können die Freigabe jederzeit erneut zurücknehmen.',
}
