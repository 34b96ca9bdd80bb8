import type { LimitMessages } from '../../en/approval/limits.ts'
import type { Translated } from '../../translated.ts'

export const deLimits: Translated<LimitMessages> = {
  scrollToSign: 'Zum Signieren bis zum Ende scrollen',
  emptyLines: (lines) => `${lines} leere Zeilen`,
  spaces: (spaces) => `${spaces} Leerzeichen`,
  limitTo: 'Begrenzen auf',
  limit: 'Begrenzen',
  limitToBalance: 'Auf mein Guthaben begrenzen',
  limitHint: 'Einer ehrlichen Website genügt der Betrag, den Sie jetzt ausgeben.',
  limitWrong: 'Geben Sie einen Betrag ein.',
  cannotLimitTitle: 'Das ist unbegrenzt und lässt sich nicht begrenzen',
  cannotLimit:
    'Die Website erwartet es genau so. Lehnen Sie ab und verlangen Sie von der Website eine begrenzte Freigabe.',
  knownSpender: 'Wer es nehmen darf, ist bekannt',
  approvedBefore: 'Sie haben dieser Adresse laut den Aufzeichnungen schon etwas freigegeben.',
  possiblePayment: {
    reading: 'Causeway liest, welche Token dieser Vertrag nehmen darf.',
    title: 'Dieser Vertrag darf Ihre Token nehmen',
    text: 'Mit dieser Signatur kann er sie an jeden bewegen.',
    throughPermit2: 'über Permit2',
    unreadTitle: 'Causeway konnte nicht lesen, welche Token dieser Vertrag nehmen darf',
    unread: 'Daher zählt dies als Zahlung von allem.',
    noneTitle: 'Für diesen Vertrag besteht keine Token-Freigabe',
    none: 'Causeway kennt keinen Ihrer Token, den er nehmen darf. NFTs und unbekannte Token wurden nicht geprüft.',
    beyond: {
      token: 'Dieser Vertrag ist selbst ein Token: Solche Daten können alles bewegen, was Sie davon haben.',
      delegated: 'Ein anderer Vertrag handelt für dieses Konto, und solche Daten lassen ihn vielleicht alles bewegen.',
      form: 'Daten dieser Form können Geld ohne Freigabe für diesen Vertrag bewegen.',
    },
  },
}
