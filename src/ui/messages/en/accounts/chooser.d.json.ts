declare const messages: {
  readonly addAccount: string
  readonly now: (values: { label: string | number }) => string
}
export default messages
