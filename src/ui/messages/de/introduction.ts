import type { IntroductionMessages } from '../en/introduction.ts'
import type { Translated } from '../translated.ts'

export const deIntroduction: Translated<IntroductionMessages> = {
  ready: 'Ihre Wallet ist bereit',
  others:
    'Das ist das erste Konto dieser Wörter. Hatten Sie weitere, fügen Sie sie in den Einstellungen unter „Konten“ nacheinander hinzu, bis Sie Ihre sehen.',
  place: (part, parts) => `${part} von ${parts}`,
  parts: {
    proven: {
      title: 'Was Causeway nachweist',
      text: [
        'Bevor etwas signiert wird, vergleicht dieses Gerät alles mit dem, was Sie verlangt haben: Betrag, Chains, Adresse, Gebühr. Was nicht passt, wird abgelehnt, wer auch immer es geschickt hat. Was sich nicht prüfen lässt, steht unter „Prüfen“, damit Sie selbst entscheiden können.',
        '„Angekommen“ steht erst da, wenn Causeway es selbst auf der Chain gelesen hat.',
      ],
    },
    trusted: {
      title: 'Worauf Sie weiter vertrauen',
      text: [
        'Der Dienst nennt den Preis und zahlt Ihnen auf der anderen Chain aus. Knoten sagen Causeway, was auf den Chains steht. Eine Börse verwahrt, was dort liegt.',
        'Ihre Schlüssel bleiben in diesem Browser, verschlossen mit Ihrem Passwort. Sie werden an niemanden gesendet.',
      ],
    },
    fails: {
      title: 'Was passiert, wenn etwas scheitert',
      text: [
        'Was der Dienst nicht auszahlen kann, sendet er abzüglich Netzwerkgebühr zurück, an die Adresse, die Sie vor dem Bestätigen gesehen haben. Causeway verfolgt es, bis es dort ist.',
        'Sie können den Browser jederzeit schließen: Causeway macht dort weiter, wo es war, und sendet nichts zweimal. Geht dieses Gerät verloren, bringt die Wiederherstellungsphrase ihre Konten zurück: das erste von selbst, die anderen nacheinander, wenn Sie sie hinzufügen.',
      ],
    },
  },
  next: 'Weiter',
  skip: 'Überspringen',
  open: 'Meine Wallet öffnen',
  pin: 'Sie finden Causeway hinter seiner Schaltfläche in der Symbolleiste des Browsers. Heften Sie sie dort an, damit sie sichtbar bleibt.',
}
