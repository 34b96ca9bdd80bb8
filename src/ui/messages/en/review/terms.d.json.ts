declare const messages: {
  readonly newer: {
    readonly ready: string; readonly over: string; readonly runOut: string; readonly none: string; readonly show: string
    readonly showNewer: string; readonly showWhy: string
  }
  readonly least: {
    readonly refused: (values: { amount: string | number; ago: string | number }) => string
    readonly worked: (values: { amount: string | number; ago: string | number }) => string
  }
  readonly life: {
    readonly title: string; readonly hint: string
    readonly minutes: (values: { minutes: string | number }) => string
    readonly is: (values: { minutes: string | number }) => string
    readonly review: (values: { minutes: number | bigint }) => string
  }
}
export default messages
