declare const messages: {
  readonly inside: (values: { atSeconds: number }) => string
  readonly takeBack: (values: { token: string | number }) => string
  readonly withoutEnd: string
}
export default messages
