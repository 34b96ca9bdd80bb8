declare const messages: {
  readonly title: string; readonly intro: string; readonly ask: string
  readonly choices: {
    readonly never: string; readonly somebodyNew: string; readonly always: string
  }
  readonly means: {
    readonly never: string; readonly somebodyNew: string; readonly always: string
  }
  readonly limit: string; readonly noLimitNeeded: string; readonly limitHint: string; readonly cold: string
  readonly coldNone: string; readonly changes: string; readonly exempt: string
  readonly account: {
    readonly title: string; readonly label: string; readonly hint: string
  }
  readonly why: {
    readonly coldAccount: string; readonly always: string; readonly somebodyNew: string; readonly noPrice: string
    readonly aboveLimit: string
  }
}
export default messages
