declare const messages: {
  readonly review: {
    readonly title: string; readonly recipient: string
    readonly recipientOn: (values: { chain: string | number }) => string
    readonly yourAccount: string; readonly notYourAccount: string; readonly notYours: string; readonly exactly: string
    readonly cost: string; readonly move: string; readonly gasTopup: string; readonly byService: string
    readonly feesInAll: string; readonly sponsored: string; readonly youPay: string; readonly networkFee: string
    readonly exchangeFee: string; readonly noFee: string; readonly minerFee: string
    readonly minerFigures: (values: { sats: string | number; rate: string | number; share: string | number }) => string
    readonly feeElsewhere: string; readonly upTo: string; readonly fees: string; readonly inAll: string
    readonly notFee: string; readonly copyAmount: string; readonly wait: string; readonly recipientReceives: string
    readonly price: (values: { dollars: string | number; symbol: string | number }) => string
    readonly byPrices: (values: { prices: readonly (string | number)[] }) => string
    readonly byDollarTokens: string; readonly time: string
    readonly refundToYou: (values: { amount: string | number; chain: string | number }) => string
    readonly refundToOther: (values: { amount: string | number; chain: string | number }) => string
    readonly refundOrRecipient: (values: { chain: string | number }) => string
    readonly refundNotYours: string
    readonly warnings: (values: { number: number | bigint }) => string
    readonly reject: string; readonly cancel: string
    readonly confirm: (values: { steps: number | bigint }) => string
    readonly confirmWorse: string; readonly confirmAddress: string; readonly fresh: string; readonly freshTitle: string
    readonly warnedTitle: string; readonly warnedText: string; readonly worseTitle: string; readonly worseText: string
    readonly worse: {
      readonly pays: string; readonly expected: string; readonly minimum: string; readonly mostGas: string
    }
    readonly lockedTitle: string; readonly failedTitle: string; readonly failedText: string
  }
  readonly bitcoinReview: {
    readonly title: string
    readonly spends: (values: { coins: number | bigint }) => string
    readonly spendsChosen: (values: { coins: number | bigint }) => string
    readonly deposit: string; readonly change: string; readonly noChange: string
    readonly speedUp: (values: { rate: string | number }) => string
    readonly noSpeedUp: string; readonly speedUpByCoins: string; readonly speedUpByRecipient: string
    readonly miner: string; readonly order: string
  }
  readonly insist: {
    readonly title: (values: { number: number | bigint }) => string
    readonly risk: string; readonly why: string; readonly later: string; readonly type: string; readonly label: string
  }
  readonly fees: {
    readonly title: string; readonly note: string
    readonly parts: {
      readonly execution: string; readonly app: string; readonly sponsored: string
    }
    readonly ofService: string; readonly ofServiceInAll: string; readonly impact: string
  }
}
export default messages
