declare const messages: {
  readonly title: string; readonly text: string; readonly closed: string; readonly derived: string
  readonly reopen: string; readonly site: string; readonly accept: string; readonly acceptText: string
  readonly rows: {
    readonly accounts: string; readonly watched: string; readonly bitcoinAccounts: string
    readonly exchangeBKeys: string; readonly exchangeBAccounts: string; readonly addressBook: string
    readonly addedTokens: string; readonly coinMarks: string; readonly nodes: string; readonly safeguards: string
    readonly settings: string; readonly paid: string
  }
}
export default messages
