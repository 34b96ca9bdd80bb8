import type { NotificationWords } from '../../../core/text/notification-words.ts'
import { GERMAN_MARKS } from '../punctuation.ts'
import deFailureReasons from './transfer/failure-reasons.json'

export const deNotifications: NotificationWords = {
  marks: GERMAN_MARKS,
  chain: (chainId) => `Chain ${chainId}`,
  received: (what, from, to) => ({
    title: `${what} auf ${to} angekommen`,
    message: `Von ${from}. Causeway hat es auf ${to} gelesen.`,
  }),
  saidToArrive: (what, to) => ({
    title: `Der Dienst sagt: ${what} auf ${to} angekommen`,
    message: 'Causeway konnte es nicht bestätigen.',
  }),
  saidToCall: (what, to) => ({
    title: `Der Dienst sagt: Contract auf ${to} aufgerufen`,
    message: `Mit ${what} aus Ihrem Transfer. Causeway liest Zahlungen, nicht was ein Aufruf getan hat: Das zeigt der Explorer.`,
  }),
  reasons: deFailureReasons,
  reasonGiven: (word) => `Der Grund, den der Dienst nennt: ${word}.`,
  refunded: (what, on, to, reason) => ({
    title: `${what} auf ${on} erstattet`,
    message: `Der Transfer nach ${to} hat nicht geklappt.${reason ? ` ${reason}` : ''}`,
  }),
  saidToBeRefunded: (on, to, reason) => ({
    title: `Der Dienst sagt: auf ${on} erstattet`,
    message: `Ihre Wallet konnte es nicht bestätigen. Der Transfer nach ${to} hat nicht geklappt.${reason ? ` ${reason}` : ''}`,
  }),
  gone: (to) => ({
    title: `Die Ankunft auf ${to} ist nicht mehr da`,
    message: 'Die Chain hat ihren Block zurückgenommen. Causeway wartet wieder darauf.',
  }),
  refundedInPart: (amounts, on) => ({
    title: amounts
      ? `${amounts.part} von ${amounts.whole} kamen auf ${on} zurück`
      : `Ein Teil Ihres Geldes kam auf ${on} zurück`,
    message: 'Seit einem Tag kam nichts mehr. Öffnen Sie den Transfer, um zu sehen, wen Sie nach dem Rest fragen.',
  }),
  cancelled: (to) => ({
    title: `Sie haben den Transfer nach ${to} abgebrochen`,
    message: 'Ihr Geld ist bei Ihnen geblieben, abzüglich Netzwerkgebühren.',
  }),
  nonceTaken: (to) => ({
    title: `Der Transfer nach ${to} ist gescheitert`,
    message:
      'Eine andere Transaktion Ihres Kontos nahm seinen Platz ein. Öffnen Sie ihn, bevor Sie es noch einmal versuchen.',
  }),
  failed: (to) => ({
    title: `Der Transfer nach ${to} ist gescheitert`,
    message: 'Öffnen Sie ihn, um zu sehen, was mit Ihrem Geld geschehen ist.',
  }),
  requoted: (to, amounts) => ({
    title: amounts
      ? `Gezahlt wurden ${amounts.paid} statt ${amounts.quoted}`
      : 'Der Dienst hat ein neues Angebot gemacht',
    message: `Für das, was ankam, gibt es ein neues Angebot. Causeway verfolgt es, bis das Geld auf ${to} ist.`,
  }),
  unlock: (to) => ({
    title: 'Entsperren Sie Causeway, damit es weitergeht',
    message: `Der Transfer nach ${to} wartet auf eine Signatur. Bis dahin wird nichts gesendet.`,
  }),
  fee: (from, to, most) => ({
    title: `Die Netzwerkgebühr auf ${from} ist gestiegen`,
    message: `Sie liegt über ${most ? `den ${most}, die Sie bestätigt haben` : 'dem, was Sie bestätigt haben'}; deshalb wird für den Transfer nach ${to} nichts signiert. Sinkt sie rechtzeitig, geht es von selbst weiter; sonst läuft das Angebot ab und Sie können ein neues einholen.`,
  }),
  notConfirmed: (from, to, minutes) => ({
    title: longer(to),
    message: `${from} hat ihn noch nicht bestätigt.${minutes ? ` Etwa alle ${minutes} Minuten kommt ein Block.` : ''} Es ist nichts verloren; öffnen Sie ihn, um zu sehen, was Sie tun können.`,
  }),
  notRefundedYet: (to) => ({
    title: longer(to),
    message: 'Es konnte nicht ausgezahlt werden. Die Erstattung steht noch aus; Causeway schaut weiter danach.',
  }),
  notFilledYet: (to) => ({
    title: longer(to),
    message: `Causeway schaut weiter danach, bis es auf ${to} ausgezahlt oder erstattet ist.`,
  }),
  addressExpired: (to) => ({
    title: 'Die Einzahlungsadresse ist abgelaufen',
    message: `Dort war rechtzeitig keine Zahlung für ${to} zu sehen. Zahlen Sie nicht mehr dorthin: Beginnen Sie mit einem neuen Angebot.`,
  }),
  calls: {
    failed: (site, why) => ({
      title: site === undefined ? 'Ein Widerruf kam nicht zustande' : `Eine Transaktion für ${site} hat nicht geklappt`,
      message: why,
    }),
    done: (site, chain) => ({
      title: `Auf ${chain} erledigt`,
      message: `Was ${site} verlangt hat, steht in einem Block; Causeway hat es gelesen.`,
    }),
    deposited: (site, chain, deposits) => ({
      title: `Auf ${chain} erledigt`,
      message: `${deposits === 1 ? 'Die Einzahlung' : 'Jede Einzahlung'}, die ${site} verlangt hat, steht in einem Block; Causeway hat es gelesen. Was daraus wird, sagt die Website.`,
    }),
    takenBack: (chain) => ({
      title: `Auf ${chain} erledigt`,
      message: 'Der Widerruf ist erledigt: Das steht in einem Block; Causeway hat es gelesen.',
    }),
    arrived: (site, chain = 'der Chain', isRead) => ({
      title: isRead ? `Auf ${chain} angekommen` : `Angeblich auf ${chain} angekommen`,
      message: `Der Transfer, den Sie für ${site} bezahlt haben, wurde ausgezahlt. ${readBy(isRead)}`,
    }),
    paidBack: (site, chain = 'der Chain', isRead) => ({
      title: isRead ? `Auf ${chain} erstattet` : 'Angeblich erstattet',
      message: `Was Sie für ${site} bezahlt haben, kam zurück. ${readBy(isRead)}`,
    }),
    unlock: (site) => ({
      title: 'Entsperren Sie Causeway, damit es weitergeht',
      message: `${site ? `Eine Transaktion für ${site}` : 'Ein Widerruf'} wartet auf eine Signatur. Bis dahin wird nichts gesendet.`,
    }),
    fee: (site, chain, most) => ({
      title: `Die Netzwerkgebühr auf ${chain} ist gestiegen`,
      message: `Sie liegt über ${most ? `den ${most}, die Sie bestätigt haben` : 'dem, was Sie bestätigt haben'}; deshalb wird ${site ? `für ${site}` : 'für den Widerruf'} nichts signiert. Sinkt sie rechtzeitig, geht es von selbst weiter; sonst endet es unsigniert.`,
    }),
    slow: (site) => `${site ? `Der Versand für ${site}` : 'Ein Widerruf'} dauert länger als üblich`,
    why: {
      notFunded: (chain) =>
        `Causeway hat das Geld dafür nicht auf ${chain} ankommen sehen, deshalb wurde nichts gesendet. Öffnen Sie Causeway, um zu sehen, was daraus wurde.`,
      refunded: (chain) =>
        `Der Transfer, der das Geld nach ${chain} bringen sollte, endete mit einer Erstattung, deshalb wurde nichts gesendet. Öffnen Sie Causeway, um sie zu sehen.`,
      wouldFail: (chain) => `Der Node von ${chain} sagt, dass es jetzt scheitern würde; deshalb wurde nicht signiert.`,
      reverted: (chain) => `${chain} hat sie aufgenommen und abgelehnt. Bezahlt wurde nur die Netzwerkgebühr.`,
      nonceTaken: () => 'Eine andere Transaktion Ihres Kontos nahm ihren Platz ein.',
      inputGone: () => 'Eine Zahlung, die es ausgibt, wurde zurückgenommen.',
      notRelayed: () => 'Bitcoin-Nodes lehnen die Transaktion ab.',
      invalid: () => 'Nodes lehnen die Transaktion nach den Regeln des Netzwerks ab. Sie kostete nichts.',
      expired: () => 'Sie hat zu lange gewartet und wurde nicht signiert.',
      cancelled: () => 'Sie haben es abgebrochen.',
      noEffect: (chain) => `Es kam auf ${chain} durch, aber ohne Wirkung.`,
      maybeSent: () =>
        'Ihr Konto hat dies seit Ihrer Bestätigung vielleicht gesendet, deshalb wurde nichts mehr signiert. Sehen Sie zuerst dort nach.',
      sentElsewhere: () =>
        'Ihr Konto hat es nach Ihrer Bestätigung von anderswo gesendet. Es wurde nichts mehr signiert.',
    },
    moneyIsThere: (chain) => `Das Geld, das dafür gebracht wurde, ist in Ihrem Konto auf ${chain}.`,
  },
}

function longer(to: string): string {
  return `Der Transfer nach ${to} dauert länger als üblich`
}

function readBy(isRead: boolean): string {
  return isRead ? 'Causeway hat es dort gelesen.' : 'Das sagt der Dienst; Causeway konnte es nicht lesen.'
}
