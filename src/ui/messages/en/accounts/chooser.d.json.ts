declare const messages: {
  readonly addAccount: string
  readonly now: (values: { label: string | number }) => string
  readonly menu: string
}
export default messages
