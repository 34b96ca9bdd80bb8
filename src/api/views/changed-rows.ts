/** What other programs may have changed, by name. */
export const CHANGED_SETTINGS = [
  'accounts',
  'watched',
  'bitcoinAccounts',
  'exchangeBKeys',
  'exchangeBAccounts',
  'addressBook',
  'addedTokens',
  'safeguards',
  'settings',
  'paid',
] as const

/** `key`: a setting's name, or a site's origin. */
export type ChangedRowView = Readonly<
  { store: 'settings'; key: (typeof CHANGED_SETTINGS)[number] } | { store: 'sites'; key: string }
>

/** `derived`: the address of its key, if any. */
export type ClosedAccountView = Readonly<{ id: string; label: string; address: string; derived?: string | undefined }>

/** Stored data that was changed from outside. Nothing here is used until the user decides. */
export type ChangedRowsView = Readonly<{ rows: readonly ChangedRowView[]; closed: readonly ClosedAccountView[] }>
