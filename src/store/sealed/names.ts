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

/** Why a change of the other settings is harmless. */
export const UNSEALED_SETTINGS = {
  compatibleSites: 'a site with the older provider sees nothing without a grant',
  formerRecords: 'it only sets records of another wallet apart on the screen',
  balances: 'shown with their age until read again',
  prices: 'shown alone: the limit of a day counts by answers in memory',
  valueReadings: 'it only draws a chart',
  triedAmounts: 'a hint in the form',
  bitcoinReadings: 'read again before a payment',
  explorerQuestions: 'it only paces questions',
  unreadable: 'each read of an unreadable record names it again',
  comparedIn: 'it names a session, and any other value compares the copies again',
} as const

export type UnsealedSetting = keyof typeof UNSEALED_SETTINGS
