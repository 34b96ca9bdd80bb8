import type { SafeguardMessages } from '../../en/settings/safeguards.ts'
import type { Translated } from '../../translated.ts'

export const deSafeguards: Translated<SafeguardMessages> = {
  title: 'Zahlungsschutz',
  linkHint: 'Wann eine Zahlung nach Ihrem Passwort fragt.',
  intro:
    'Solange Causeway entsperrt ist, könnte jeder damit zahlen, der an diesem Computer sitzt. Der Zahlungsschutz fragt vorher nach Ihrem Passwort.',
  loading: 'Der Zahlungsschutz wird gelesen.',
  failed: 'Der Zahlungsschutz konnte nicht gelesen werden',
  ask: 'Nach dem Passwort fragen',
  choices: { never: 'Nie', somebodyNew: 'Bei Neuen', always: 'Immer' },
  means: {
    never: 'Eine entsperrte Wallet zahlt ohne Passwort.',
    somebodyNew:
      'Wenn Geld an jemanden gehen kann, an den Sie von hier noch nie gezahlt haben. Konten Ihrer Wiederherstellungsphrase sind nie neu.',
    always:
      'Vor jeder Zahlung und Transaktion und vor dem, was als Daten signiert wird; auch zwischen Ihren eigenen Konten.',
  },
  limit: 'Tagesgrenze',
  noLimitNeeded: 'Jede Zahlung fragt ohnehin nach dem Passwort; da gibt es nichts zu zählen.',
  limitHint:
    'Was in 24 Stunden ohne Passwort an andere geht, nach den Preisen des Dienstes. Was keinen Preis hat, fragt jedes Mal.',
  cold: 'Konten, die immer fragen',
  coldNone: 'Keine. Auf der Seite eines Kontos stellen Sie es ein.',
  changes: 'Was strenger macht, gilt sofort. Was lockert, fragt nach Ihrem Passwort.',
  exempt:
    'Eine Freigabe zurücknehmen, einen Schlüssel widerrufen, abbrechen und eine höhere Gebühr zahlen fragt nie: Dabei wird niemand Neues bezahlt.',
  account: {
    title: 'Zahlungsschutz',
    label: 'Immer nach dem Passwort fragen',
    hint: 'Vor allem, was dieses Konto zahlt oder signiert.',
  },
  why: {
    coldAccount: 'Dieses Konto fragt immer nach Ihrem Passwort.',
    always: 'Jede Zahlung fragt nach Ihrem Passwort.',
    somebodyNew: 'Das zahlt vielleicht an jemand Neuen.',
    noPrice: 'Für Ihre Tagesgrenze fehlt dafür ein Preis.',
    aboveLimit: 'Das geht über Ihre Tagesgrenze.',
  },
}
