import type { SecondCopyMessages } from '../../en/accounts/second-copy.ts'
import type { Translated } from '../../translated.ts'

export const deSecondCopy: Translated<SecondCopyMessages> = {
  title: 'Der Browser hat Gespeichertes verloren',
  text: 'Ihre Schlüssel sind nicht verloren: Eine zweite Kopie ist heil, und das Entsperren setzt sie wieder ein. Ihr Geld liegt auf den Chains und ist nicht berührt. Auch Verlauf, Namen und Einstellungen werden aus Kopien wieder eingesetzt; ein Konto, das trotzdem fehlt, lässt sich wieder hinzufügen.',
  mended: 'Entsperrt, und Ihre Wallet ist wieder vollständig gespeichert.',
  accountsMended:
    'Ihre Kontenliste war unvollständig. Was sich wiederfinden ließ, steht wieder darin, mit einer Nummer: Sehen Sie unter Konten nach.',
  unreadableTitle: 'Die Wallet lässt sich nicht öffnen',
  unreadable: 'Die gespeicherte Wallet ist nicht lesbar',
  unreadableText:
    'Causeway hat sie genau so gelassen, wie sie ist. Ihr Geld liegt auf den Chains, nicht in diesem Browser: Mit Ihrer Wiederherstellungsphrase erreichen Sie es immer. Nur was unter einem importierten Schlüssel liegt, braucht eine Kopie dieses Schlüssels oder eine Sicherungsdatei.',
  damaged: 'Ihre Schlüssel hier sind in jeder Kopie beschädigt',
  damagedText:
    'Dieser Browser hat Ihre versiegelten Schlüssel in mehreren Kopien aufbewahrt, und keine ist mehr lesbar: ein Fehler des Datenträgers oder eines anderen Programms. Ihr Geld liegt auf den Chains und hat sich nicht bewegt. Ihre Wiederherstellungsphrase bringt Ihre Konten zurück, oder eine Sicherungsdatei; ein importierter Schlüssel braucht eine solche Datei oder eine Kopie des Schlüssels.',
  saveTitle: 'Beschädigte Kopien sichern',
  saveText:
    'Was gespeichert ist, unverändert in einer Datei. Ihre Schlüssel darin bleiben mit Ihrem Passwort versiegelt. Wer Ihnen hilft, kann sie vielleicht daraus zurückholen: Heben Sie die Datei auf, bis Ihre Konten wieder da sind.',
  save: 'Als Datei speichern',
  saved: (name) => `${name} wurde dem Browser übergeben. Sehen Sie nach, ob die Datei da ist, bevor Sie weitermachen.`,
  anewTitle: 'Wallet neu einrichten',
  anewText:
    'Löschen Sie, was beschädigt ist, und holen Sie Ihre Konten mit der Phrase oder einer Sicherungsdatei zurück. Geld, das unterwegs ist, wird weiter verfolgt.',
  changed: 'Das Gespeicherte hat sich seit dem Sichern geändert. Nichts wurde gelöscht: Sichern Sie es noch einmal.',
  noAnswer: 'Die Wallet antwortet nicht',
  noAnswerText: 'Ihr Geld liegt auf den Chains. Versuchen Sie es noch einmal, oder starten Sie den Browser neu.',
}
