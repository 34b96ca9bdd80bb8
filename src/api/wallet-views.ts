import type { LanguageChoice } from '../core/language.ts'
import type { Reason } from '../core/reason.ts'
import type { EXCHANGE_FEE_LIMITS_USD, ROUTER_LIMITS_USD } from '../core/spending-limits.ts'
import type { PasswordWanted } from './safeguard-views.ts'

/** An account as screens see it: no key, no path to one. */
export type AccountView = Readonly<{ id: string; label: string; address: string; family: 'evm' }>

/** The addresses of an account by which it can be paid; nobody has paid yet to a Bitcoin one. */
export type OwnAddressView = Readonly<
  { family: 'evm'; address: string } | { family: 'bitcoin'; script: 'p2wpkh' | 'p2tr'; address: string }
>

/**
 * What is amiss with the stored vault, which opens all the same: one of its two copies cannot be read, or neither can and
 * the mirror of them is used.
 */
export type VaultDamage = 'oneCopy' | 'bothCopies'

export type VaultView =
  | Readonly<{ vault: 'none' }>
  | Readonly<{ vault: 'locked'; waitSeconds: number; failedAttempts: number; damage?: VaultDamage }>
  | Readonly<{ vault: 'unlocked'; locksAtSeconds: number; damage?: VaultDamage }>
  /** No stored copy of the vault can be read; none is overwritten, and they are erased for whoever took them away. */
  | Readonly<{ vault: 'damaged'; why: Reason }>
  /** The stored vault is of a newer version: it is neither opened, overwritten nor erased. */
  | Readonly<{ vault: 'newer'; why: Reason }>

export type WalletView = Readonly<{
  vault: VaultView
  profile: string
  /** Where the support of the service is reached, by the profile: a page, or an e-mail address. */
  supportUrl?: string | undefined
  settings: Settings
  /** The disk had no space left at the last write. */
  isDiskFull?: true
  /** How many records of an older version are written anew by now. */
  recordsUpdating?: Readonly<{ done: number; of: number }> | undefined
}>

export type Settings = Readonly<{
  autoLockMinutes: number
  hideAmounts: boolean
  /** Whether the desktop tells of crossings and of what sites had sent. */
  notifies: boolean
  theme: 'system' | 'light' | 'dark'
  /** A BCP 47 tag, or the browser's. */
  language: LanguageChoice
  /** Whether the user may insist on a plan that something speaks against. */
  expert: boolean
  /** The most that may go through a router in one crossing, dollars; null is no limit. */
  routerLimitUsd: (typeof ROUTER_LIMITS_USD)[number] | null
  exchangeFeeLimitUsd: (typeof EXCHANGE_FEE_LIMITS_USD)[number]
}>

/** The settings after a change; or that it needs the password. */
export type SettingsAnswer = Readonly<{ ok: true; settings: Settings }> | (Readonly<{ ok: false }> & PasswordWanted)
