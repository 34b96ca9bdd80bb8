declare const messages: {
  readonly title: string; readonly meaning: string; readonly label: string
  readonly kept: (values: { lastCharacters: string | number }) => string
  readonly removed: string
  readonly outcome: {
    readonly kept: string; readonly noKey: string; readonly notKnown: string; readonly notAsked: string
    readonly locked: string
  }
}
export default messages
