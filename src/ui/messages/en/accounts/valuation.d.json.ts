declare const messages: {
  readonly total: string; readonly by: string
  readonly byThoseOf: (values: { atSeconds: number }) => string
  readonly rateBy: (values: { currency: string | number; chain: string | number }) => string
  readonly noRate: (values: { currency: string | number }) => string
  readonly without: (values: { balances: number | bigint }) => string
  readonly unread: string; readonly incomplete: string; readonly nothing: string; readonly reading: string
  readonly none: string; readonly noPrice: string
  readonly about: (values: { dollars: string | number }) => string
  readonly hidden: string
  readonly asOf: (values: { when: string | number }) => string
  readonly asOfFailed: (values: { when: string | number }) => string
  readonly atLeast: (values: { amount: string | number }) => string
}
export default messages
