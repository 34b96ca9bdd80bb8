/** The settings that decide about money or trust. */
export const SEALED_SETTINGS = [
  'accounts',
  'watched',
  'bitcoinAccounts',
  'exchangeBKeys',
  'exchangeBAccounts',
  'addressBook',
  'addedTokens',
  'coinMarks',
  'nodes',
  'safeguards',
  'settings',
  'paid',
] as const

export type SealedSetting = (typeof SEALED_SETTINGS)[number]
