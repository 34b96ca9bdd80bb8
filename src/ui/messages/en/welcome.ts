import { list } from './format.ts'

export const enWelcome = {
  welcome: {
    title: {
      choose: 'Welcome to Causeway',
      write: 'Write down these words',
      confirm: 'Check what you wrote',
      import: 'Your recovery phrase',
      restore: 'Restore a backup',
      password: 'Choose a password',
    },
    intro: 'Move money from chain to chain. Causeway proves every quote on your own device before it signs anything.',
    createNew: 'Create a new wallet',
    importOld: 'I have a recovery phrase',
    restoreBackup: 'I have a backup file',
    words: 'Words of the phrase',
    word: (number: number) => `Word ${number}`,
    hiddenWord: 'hidden',
    writeDown:
      'These twelve words are your wallet. Whoever has them has your money, and without them nobody can restore it.',
    reveal: 'Show the words',
    hide: 'Hide the words',
    showTyped: 'Show',
    neverAsk: 'Paper is best: next you type some of them from it. No site, and nobody from Causeway, ever needs them.',
    written: 'I wrote them down',
    showAgain: 'Show again',
    confirmText: (numbers: readonly number[]) => `Type the words ${list(numbers)} from your paper.`,
    wordsWrong: (numbers: readonly number[]) =>
      `${numbers.length === 1 ? 'Word' : 'Words'} ${list(numbers)} ${numbers.length === 1 ? 'does' : 'do'} not match. Look at your paper, or show the words again.`,
    importText: 'Type each word, or paste the whole phrase into the first field. It stays on this device.',
    howMany: 'Number of words',
    wordCount: (words: number) => `${words} words`,
    passwordText: 'It locks the wallet on this device. It cannot be reset: if you forget it, you need the words again.',
    password: 'Password',
    passwordAgain: 'The same password again',
    passwordsDiffer: 'The two passwords are not the same.',
    strength: {
      empty: 'At least 12 characters. A few words that do not belong together are easy to remember.',
      loading: 'Loading the password check…',
      good: 'Good.',
      strong: 'Strong.',
    },
    create: 'Create wallet',
    sealing: 'Locking it up…',
  },
}
