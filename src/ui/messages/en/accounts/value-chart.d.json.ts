declare const messages: {
  readonly price: (values: { symbol: string | number }) => string
  readonly range: string
  readonly ranges: {
    readonly day: string; readonly week: string; readonly month: string; readonly all: string
  }
  readonly change: (values: { amount: string | number; share: number | string }) => string
  readonly since: (values: { when: string | number }) => string
  readonly same: string; readonly rate: string
  readonly day: (values: { atSeconds: number }) => string
  readonly picture: (values: { from: string | number; start: string | number; to: string | number; end: string | number; least: string | number; most: string | number }) => string
}
export default messages
