declare const messages: {
  readonly noneOf: (values: { symbol: string | number }) => string
  readonly pending: (values: { amount: string | number }) => string
  readonly useMost: string
  readonly oneAddress: {
    readonly title: string
    readonly text: (values: { most: string | number; rest: string | number }) => string
  }
  readonly fallenBack: string; readonly longerNow: string; readonly balanceUnread: string
  readonly noBitcoin: {
    readonly title: string; readonly pays: string; readonly receives: string
  }
  readonly notEnoughForFee: (values: { symbol: string | number }) => string
  readonly bitcoinAddress: {
    readonly recipient: string; readonly refundTo: string
  }
  readonly book: {
    readonly removeTitle: (values: { name: string | number }) => string
    readonly removeText: string; readonly keep: string
    readonly removed: (values: { name: string | number }) => string
  }
  readonly longestName: (values: { most: string | number }) => string
  readonly noBackup: string
  readonly unsaid: (values: { chain: string | number; facts: readonly (string | number)[] }) => string
  readonly facts: {
    readonly chainUnsaid: string; readonly contractUnsaid: string; readonly tokenUnsaid: string
    readonly balanceUnsaid: string; readonly gasPriceUnsaid: string; readonly allowanceUnsaid: string
    readonly simulationUnsaid: string
  }
  readonly codes: string; readonly justNow: string
}
export default messages
