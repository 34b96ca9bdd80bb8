declare const messages: {
  readonly title: string; readonly meaning: string; readonly elsewhere: string; readonly own: string
  readonly upOf: (values: { node: string | number; chain: string | number }) => string
  readonly removeOf: (values: { node: string | number; chain: string | number }) => string
  readonly address: string; readonly hint: string; readonly add: string; readonly confirm: string
  readonly outcome: {
    readonly added: (values: { chain: string | number }) => string
    readonly elsewhere: string; readonly silent: string; readonly otherChain: string; readonly known: string
    readonly full: string; readonly notSaved: string
  }
}
export default messages
