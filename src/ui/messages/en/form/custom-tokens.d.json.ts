declare const messages: {
  readonly typeToFind: string; readonly asking: string
  readonly nothing: (values: { chains: readonly (string | number)[] }) => string
  readonly unread: (values: { chains: readonly (string | number)[] }) => string
  readonly added: string; readonly add: string; readonly remove: string
  readonly removeOne: (values: { title: string | number; chain: string | number }) => string
  readonly isOff: string
  readonly isAdded: (values: { title: string | number }) => string
  readonly isRemoved: (values: { title: string | number }) => string
  readonly full: (values: { most: string | number }) => string
  readonly notAdded: string
  readonly notThe: (values: { title: string | number }) => string
  readonly mixes: string
  readonly imitates: {
    readonly title: (values: { title: string | number }) => string
    readonly text: string
  }
  readonly letters: {
    readonly title: (values: { token: string | number }) => string
    readonly text: string
  }
  readonly means: (values: { chain: string | number }) => string
  readonly accept: (values: { token: string | number }) => string
  readonly valuation: string
}
export default messages
