import type { MirrorMessages } from '../en/mirror.ts'
import type { Worded } from '../worded.ts'

/** Every word about a wallet of which only the mirror is left, in German. */
export const deMirror: Worded<MirrorMessages> = {
  title: 'Der Browser hat Gespeichertes verloren',
  text: 'Ihre Schlüssel sind nicht verloren: Eine zweite Kopie ist heil, und das Entsperren setzt sie wieder ein. Ihr Geld liegt auf den Chains und ist nicht berührt. Verlauf, Namen und Einstellungen können fehlen; Konten, die Sie hinzugefügt hatten, lassen sich wieder hinzufügen.',
  mended: 'Entsperrt, und Ihre Wallet ist wieder vollständig gespeichert.',
}
