declare const messages: {
  readonly title: (values: { deposits: number | bigint }) => string
  readonly amount: (values: { amount: string | number }) => string
  readonly unseen: string
  readonly follows: (values: { chain: string | number }) => string
  readonly others: string; readonly othersText: string
  readonly known: {
    readonly own: {
      readonly title: string; readonly text: string
    }
    readonly paid: {
      readonly title: string; readonly text: string
    }
  }
  readonly missingTitle: string; readonly missingText: string
  readonly progress: {
    readonly ahead: string; readonly read: string; readonly missing: string
  }
  readonly progressText: {
    readonly ahead: (values: { chain: string | number }) => string
    readonly read: (values: { chain: string | number }) => string
    readonly missing: (values: { chain: string | number }) => string
  }
}
export default messages
