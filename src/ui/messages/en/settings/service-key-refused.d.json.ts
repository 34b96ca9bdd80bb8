declare const messages: {
  readonly title: string; readonly text: string; readonly toSettings: string; readonly without: string
  readonly kept: {
    readonly refused: (values: { lastCharacters: string | number }) => string
    readonly setAside: (values: { lastCharacters: string | number }) => string
  }
  readonly again: string
}
export default messages
