declare const messages: {
  readonly welcome: {
    readonly title: {
      readonly choose: string; readonly write: string; readonly confirm: string; readonly import: string
      readonly found: string; readonly restore: string; readonly password: string
    }
    readonly stepOf: (values: { number: string | number; count: string | number }) => string
    readonly intro: string; readonly createNew: string; readonly importOld: string; readonly restoreBackup: string
    readonly words: string
    readonly word: (values: { number: string | number }) => string
    readonly hiddenWord: string; readonly writeDown: string; readonly reveal: string; readonly hide: string
    readonly neverAsk: string; readonly written: string; readonly showAgain: string
    readonly confirmText: (values: { numbers: readonly (string | number)[] }) => string
    readonly wordsWrong: (values: { count: number | bigint; numbers: readonly (string | number)[] }) => string
    readonly importText: string; readonly howMany: string
    readonly wordCount: (values: { words: string | number }) => string
    readonly passwordText: string; readonly passwordAgain: string; readonly passwordsDiffer: string
    readonly strength: {
      readonly empty: string; readonly loading: string; readonly good: string; readonly strong: string
    }
    readonly create: string; readonly sealing: string
  }
}
export default messages
