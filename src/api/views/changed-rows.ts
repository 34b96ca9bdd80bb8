export type ChangedSetting =
  | 'accounts'
  | 'watched'
  | 'bitcoinAccounts'
  | 'exchangeBKeys'
  | 'exchangeBAccounts'
  | 'addressBook'
  | 'addedTokens'
  | 'coinMarks'
  | 'nodes'
  | 'safeguards'
  | 'settings'
  | 'paid'

/** A site's key is its origin. */
export type ChangedRowView = Readonly<{ store: 'settings'; key: ChangedSetting } | { store: 'sites'; key: string }>

export type ClosedAccountView = Readonly<{ id: string; label: string; address: string; derived?: string | undefined }>

export type ChangedRowsView = Readonly<{ rows: readonly ChangedRowView[]; closed: readonly ClosedAccountView[] }>
