declare const messages: {
  readonly day: (values: { n: number | bigint }) => string
  readonly h: (values: { n: number | bigint }) => string
  readonly min: (values: { n: number | bigint }) => string
  readonly s: (values: { n: number | bigint }) => string
  readonly pair: (values: { first: string | number; second: string | number }) => string
}
export default messages
