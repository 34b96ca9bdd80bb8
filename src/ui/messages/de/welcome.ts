import type { enWelcome as english } from '../en/welcome.ts'
import type { TranslatedMessages } from '../translated.ts'
import { list } from './format.ts'

export const deWelcome: Pick<TranslatedMessages, keyof typeof english> = {
  welcome: {
    title: {
      choose: 'Willkommen bei Causeway',
      write: 'Diese Wörter aufschreiben',
      confirm: 'Das Aufgeschriebene prüfen',
      import: 'Ihre Wiederherstellungsphrase',
      password: 'Ein Passwort wählen',
      restore: 'Sicherungsdatei einspielen',
    },
    intro:
      'Bewegen Sie Geld von Chain zu Chain. Causeway prüft jedes Angebot auf Ihrem eigenen Gerät, bevor es etwas signiert.',
    createNew: 'Neue Wallet anlegen',
    restoreBackup: 'Ich habe eine Sicherungsdatei',
    importOld: 'Ich habe eine Phrase',
    words: 'Wörter der Phrase',
    word: (number) => `Wort ${number}`,
    hiddenWord: 'verborgen',
    writeDown:
      'Diese zwölf Wörter sind Ihre Wallet. Wer sie hat, hat Ihr Geld, und ohne sie kann niemand es wiederherstellen.',
    reveal: 'Wörter zeigen',
    hide: 'Wörter verbergen',
    showTyped: 'Zeigen',
    neverAsk:
      'Am besten auf Papier: Gleich tippen Sie einige davon ab. Keine Website und niemand von Causeway braucht sie je.',
    written: 'Ich habe sie aufgeschrieben',
    showAgain: 'Erneut zeigen',
    confirmText: (numbers) => `Geben Sie die Wörter ${list(numbers)} von Ihrem Zettel ein.`,
    wordsWrong: (numbers) =>
      `An Stelle ${list(numbers)} steht ein anderes Wort. Sehen Sie auf Ihren Zettel oder lassen Sie sich die Wörter noch einmal zeigen.`,
    importText:
      'Tippen Sie jedes Wort ein, oder fügen Sie die ganze Phrase in das erste Feld ein. Alles bleibt auf diesem Gerät.',
    howMany: 'Anzahl der Wörter',
    wordCount: (words) => `${words} Wörter`,
    passwordText:
      'Es sperrt die Wallet auf diesem Gerät. Es lässt sich nicht zurücksetzen: Wenn Sie es vergessen, brauchen Sie wieder die Wörter.',
    password: 'Passwort',
    passwordAgain: 'Dasselbe Passwort noch einmal',
    passwordsDiffer: 'Die beiden Passwörter sind nicht gleich.',
    strength: {
      empty: 'Mindestens 12 Zeichen. Ein paar Wörter, die nicht zusammengehören, sind leicht zu merken.',
      loading: 'Die Prüfung für Passwörter wird geladen…',
      good: 'Gut.',
      strong: 'Stark.',
    },
    create: 'Wallet anlegen',
    sealing: 'Wird gesichert…',
  },
}
