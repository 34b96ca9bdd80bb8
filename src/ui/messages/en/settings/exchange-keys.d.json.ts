declare const messages: {
  readonly title: (values: { exchange: string | number }) => string
  readonly meaning: string; readonly none: string
  readonly since: {
    readonly registering: (values: { key: string | number; atSeconds: number }) => string
    readonly active: (values: { key: string | number; atSeconds: number }) => string
    readonly revoking: (values: { key: string | number; atSeconds: number }) => string
  }
  readonly tryAgainWith: (values: { index: string | number }) => string
  readonly revoke: string
  readonly revokeOf: (values: { index: string | number }) => string
  readonly revokeTitle: string
  readonly revokeText: (values: { index: string | number }) => string
  readonly keep: string; readonly revokeBusy: string; readonly import: string; readonly indexWrong: string
  readonly secret: string; readonly secretHint: string; readonly secretMissing: string; readonly importBusy: string
  readonly done: {
    readonly active: string; readonly removed: string
  }
}
export default messages
