declare const messages: {
  readonly state: string
}
export default messages
