declare const messages: {
  readonly fails: string; readonly keepsFee: string; readonly byToken: string
  readonly short: (values: { chain: string | number; sent: string | number }) => string
  readonly shrunk: (values: { chain: string | number; sent: string | number }) => string
  readonly proof: {
    readonly claim: string
    readonly evidence: (values: { amount: string | number; chain: string | number }) => string
    readonly asked: string
  }
  readonly unread: string; readonly expired: string
  readonly asked: (values: { amount: string | number; chain: string | number }) => string
}
export default messages
