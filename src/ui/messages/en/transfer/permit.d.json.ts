declare const messages: {
  readonly name: string
  readonly means: (values: { symbol: string | number }) => string
  readonly offer: {
    readonly title: (values: { symbol: string | number; chain: string | number }) => string
    readonly text: (values: { gas: string | number; token: string | number }) => string
    readonly take: (values: { token: string | number }) => string
  }
  readonly instead: string
  readonly step: {
    readonly next: (values: { amount: string | number }) => string
    readonly active: (values: { amount: string | number }) => string
    readonly done: (values: { amount: string | number }) => string
  }
  readonly phase: {
    readonly signed: (values: { until: string | number }) => string
    readonly broadcast: (values: { until: string | number }) => string
    readonly included: string; readonly replaced: string; readonly reverted: string
  }
  readonly ranOut: string
  readonly ranOutText: (values: { amount: string | number }) => string
  readonly ranOutNext: string; readonly revoked: string
  readonly revokedText: (values: { amount: string | number }) => string
  readonly revokedNext: string
}
export default messages
