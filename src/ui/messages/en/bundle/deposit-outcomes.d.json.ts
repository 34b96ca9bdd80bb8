declare const messages: {
  readonly ahead: string; readonly asking: string
  readonly chip: {
    readonly unlike: string
  }
  readonly paid: {
    readonly open: string; readonly unlike: string; readonly failed: string; readonly saidFailed: string
    readonly below: string
  }
  readonly said: {
    readonly moving: string; readonly success: string; readonly failure: string; readonly refund: string
    readonly unknown: (values: { word: string | number }) => string
  }
  readonly filled: (values: { amount: string | number; chain: string | number }) => string
  readonly refunded: (values: { amount: string | number; chain: string | number }) => string
  readonly filledSaid: (values: { chain: string | number }) => string
  readonly refundedSaid: string; readonly to: string
  readonly unlike: {
    readonly several: string; readonly transaction: string; readonly deposit: string; readonly own: string
  }
  readonly unfollowed: {
    readonly noKey: string; readonly locked: string; readonly refused: string; readonly over: string
  }
  readonly enterKey: string
}
export default messages
