declare const messages: {
  readonly title: string; readonly elsewhere: string; readonly text: string; readonly where: string
  readonly sameChain: (values: { chain: string | number }) => string
  readonly ask: string
  readonly again: (values: { seconds: number }) => string
  readonly notNow: string; readonly never: string
  readonly open: (values: { chain: string | number }) => string
  readonly openText: string
  readonly found: (values: { chain: string | number }) => string
  readonly foundText: string; readonly unknownToken: string
  readonly nothing: (values: { chain: string | number }) => string
  readonly nothingText: (values: { checked: number | bigint }) => string
  readonly unread: (values: { unread: number | bigint }) => string
  readonly failed: (values: { chain: string | number }) => string
  readonly strict: string
}
export default messages
