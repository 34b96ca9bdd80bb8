declare const messages: {
  readonly ofWords: (values: { number: number | bigint }) => string
  readonly imported: (values: { number: number | bigint }) => string
}
export default messages
