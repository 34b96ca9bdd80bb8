import type { MirrorMessages } from '../en/mirror.ts'
import type { Worded } from '../worded.ts'

/** Every word about a wallet that cannot be opened, or of which only the mirror is left, in German. */
export const deMirror: Worded<MirrorMessages> = {
  title: 'Der Browser hat Gespeichertes verloren',
  text: 'Ihre Schlüssel sind nicht verloren: Eine zweite Kopie ist heil, und das Entsperren setzt sie wieder ein. Ihr Geld liegt auf den Chains und ist nicht berührt. Verlauf, Namen und Einstellungen können fehlen; Konten, die Sie hinzugefügt hatten, lassen sich wieder hinzufügen.',
  mended: 'Entsperrt, und Ihre Wallet ist wieder vollständig gespeichert.',
  accountsMended:
    'Ihre Kontenliste war unvollständig. Was sich wiederfinden ließ, steht wieder darin, mit einer Nummer: Sehen Sie unter Konten nach.',
  unreadableTitle: 'Die Wallet lässt sich nicht öffnen',
  unreadable: 'Die gespeicherte Wallet ist nicht lesbar',
  unreadableText:
    'Causeway hat sie genau so gelassen, wie sie ist. Ihr Geld liegt auf den Chains, nicht in diesem Browser: Mit Ihrer Wiederherstellungsphrase erreichen Sie es immer. Nur was unter einem importierten Schlüssel liegt, braucht eine Kopie dieses Schlüssels oder eine Sicherungsdatei.',
  noAnswerTitle: 'Einen Moment',
  noAnswer: 'Die Wallet antwortet nicht',
  noAnswerText: 'Ihr Geld liegt auf den Chains. Versuchen Sie es noch einmal, oder starten Sie den Browser neu.',
}
