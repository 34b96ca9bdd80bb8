declare const messages: {
  readonly gate: {
    readonly wrong: (values: { failed: number | bigint }) => string
  }
  readonly password: {
    readonly text: string; readonly backups: string; readonly current: string; readonly next: string
    readonly again: string; readonly same: string; readonly done: string; readonly back: string; readonly unsure: string
  }
  readonly words: {
    readonly warn: string; readonly warnText: string; readonly hidden: string; readonly list: string
    readonly passphrase: string; readonly withPassphrase: string
  }
  readonly key: {
    readonly title: string
    readonly of: (values: { label: string | number }) => string
    readonly warn: string; readonly warnText: string
  }
  readonly backup: {
    readonly text: string; readonly notIn: string; readonly without: string; readonly own: string
    readonly ownHint: string; readonly go: string; readonly saved: string
    readonly savedAs: (values: { name: string | number }) => string
    readonly saveAgain: string; readonly keep: string
  }
  readonly restore: {
    readonly forgotten: string; readonly text: string; readonly notIn: string; readonly choose: string
    readonly other: string; readonly password: string; readonly tooLarge: string; readonly open: string
    readonly busy: string; readonly opened: string
    readonly found: (values: { atSeconds: number; parts: readonly (string | number)[] }) => string
    readonly parts: {
      readonly accounts: (values: { count: number | bigint }) => string
      readonly watched: (values: { count: number | bigint }) => string
      readonly keys: (values: { count: number | bigint }) => string
      readonly passphrase: string
    }
  }
  readonly found: {
    readonly keyNext: string; readonly keyForgotten: string; readonly extra: string; readonly extraText: string
    readonly yes: string; readonly no: string; readonly first: string; readonly reading: string; readonly none: string
    readonly unread: string
    readonly more: (values: { number: string | number }) => string
    readonly moreText: string
    readonly older: (values: { standard: string | number }) => string
    readonly olderText: string; readonly passphrase: string; readonly hint: string; readonly show: string
  }
  readonly recover: {
    readonly text: string; readonly without: string; readonly refused: string; readonly same: string
    readonly stays: string
    readonly lost: (values: { labels: readonly (string | number)[] }) => string
    readonly lostText: string; readonly go: string; readonly done: string
  }
  readonly erase: {
    readonly text: string; readonly back: string; readonly lost: string
    readonly imported: (values: { labels: readonly (string | number)[] }) => string
    readonly followed: string; readonly gone: string; readonly kept: string; readonly word: string
    readonly type: (values: { word: string | number }) => string
    readonly go: string; readonly done: string
  }
  readonly accounts: {
    readonly imported: string; readonly hidden: string; readonly watched: string; readonly watchedMeaning: string
    readonly families: {
      readonly evm: string; readonly bitcoin: string; readonly exchangeB: string
    }
    readonly next: string; readonly nextHint: string; readonly import: string; readonly importHint: string
    readonly keyHint: string; readonly watch: string; readonly watchHint: string; readonly address: string
    readonly addressHint: string; readonly watchGo: string; readonly nameExample: string; readonly missing: string
    readonly added: (values: { name: string | number }) => string
    readonly renamed: (values: { name: string | number }) => string
    readonly from: {
      readonly words: string; readonly key: string
    }
    readonly list: string; readonly down: string
    readonly moved: (values: { name: string | number; place: string | number; of: string | number }) => string
    readonly hide: string; readonly show: string; readonly hideHint: string
    readonly hiddenNow: (values: { name: string | number }) => string
    readonly shownAgain: (values: { name: string | number }) => string
    readonly unwatch: string
    readonly unwatched: (values: { name: string | number }) => string
    readonly forget: string
    readonly forgetTitle: (values: { label: string | number }) => string
    readonly forgetText: string; readonly forgetGo: string
  }
  readonly forgotten: string
  readonly reveal: {
    readonly hide: string
    readonly left: (values: { seconds: number }) => string
    readonly longer: string; readonly copy: string; readonly copyText: string; readonly copyGo: string
    readonly copied: string; readonly emptied: string; readonly notCopied: string
  }
}
export default messages
