declare const messages: {
  readonly search: string; readonly placeholder: string; readonly order: string
  readonly orders: {
    readonly value: string; readonly name: string
  }
  readonly hideSmall: (values: { most: number }) => string
  readonly small: (values: { tokens: number | bigint; most: number }) => string
  readonly found: (values: { tokens: number | bigint }) => string
}
export default messages
