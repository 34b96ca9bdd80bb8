declare const messages: {
  readonly chip: string; readonly inBook: string
  readonly receive: {
    readonly title: string; readonly note: string
    readonly qr: (values: { label: string | number }) => string
  }
}
export default messages
