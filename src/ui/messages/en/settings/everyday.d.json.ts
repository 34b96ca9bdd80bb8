declare const messages: {
  readonly filters: string
  readonly filtersOn: (values: { count: number | bigint }) => string
  readonly receive: {
    readonly token: string
    readonly network: string
    readonly pick: string
  }
}
export default messages
