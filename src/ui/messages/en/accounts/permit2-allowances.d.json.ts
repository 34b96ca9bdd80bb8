declare const messages: {
  readonly inside: (values: { atSeconds: number }) => string
  readonly revoke: (values: { token: string | number }) => string
  readonly withoutEnd: string
}
export default messages
