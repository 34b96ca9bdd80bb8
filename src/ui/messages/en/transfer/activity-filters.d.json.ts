declare const messages: {
  readonly filters: string
  readonly filtersOn: (values: { count: number | bigint }) => string
}
export default messages
