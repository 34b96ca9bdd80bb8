declare const messages: {
  readonly name: string; readonly description: string
}
export default messages
