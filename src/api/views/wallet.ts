import type { GAP_LIMITS } from '../../core/families/bitcoin/gap-limit.ts'
import type { SHOWN_CURRENCIES } from '../../core/money/local-currency.ts'
import type { TOKEN_ORDERS } from '../../core/money/token-order.ts'
import type { EXCHANGE_FEE_LIMITS_USD, ROUTER_LIMITS_USD } from '../../core/policy/limit-choices.ts'
import type { Reason } from '../../core/reason/reason.ts'
import type { LanguageSetting } from '../../core/text/language.ts'
import type { PasswordRequired } from './policy.ts'

/** Public fields only. */
export type AccountView = Readonly<{ id: string; label: string; address: string; family: 'evm' }>

/** The Bitcoin ones are unused. */
export type OwnAddressView = Readonly<
  { family: 'evm'; address: string } | { family: 'bitcoin'; script: 'p2wpkh' | 'p2tr'; address: string }
>

/** Readable damage; with `bothCopies` the second copy is used. */
export type VaultDamage = 'oneCopy' | 'bothCopies'

/** `waiting`: confirmed transfers and calls that wait for the unlock. */
export type VaultView =
  | Readonly<{ vault: 'none' }>
  | Readonly<{ vault: 'locked'; waitSeconds: number; failedAttempts: number; waiting: number; damage?: VaultDamage }>
  | Readonly<{ vault: 'unlocked'; locksAtSeconds: number; damage?: VaultDamage }>
  /** None is overwritten; an export allows their erasure. */
  | Readonly<{ vault: 'damaged'; why: Reason }>
  /** It is neither opened, overwritten nor erased. */
  | Readonly<{ vault: 'newer'; why: Reason }>

export type WalletView = Readonly<{
  vault: VaultView
  profile: string
  /** A page or an e-mail address. */
  supportUrl?: string | undefined
  settings: SettingsView
  /** The last write found no space. */
  isDiskFull?: true
  /** Rewritten records of a long update. */
  updating?: Readonly<{ done: number; total: number }>
}>

export type SettingsView = Readonly<{
  autoLockMinutes: number
  computerIdleMinutes: number
  hideAmounts: boolean
  notifies: boolean
  theme: 'system' | 'light' | 'dark'
  language: LanguageSetting
  currency: (typeof SHOWN_CURRENCIES)[number]
  tokenOrder: (typeof TOKEN_ORDERS)[number]
  hidesSmall: boolean
  expert: boolean
  /** Per transfer, dollars; null is no limit. */
  routerLimitUsd: (typeof ROUTER_LIMITS_USD)[number] | null
  bitcoinGapLimit: (typeof GAP_LIMITS)[number]
  exchangeFeeLimitUsd: (typeof EXCHANGE_FEE_LIMITS_USD)[number]
}>

export type SettingsAnswer =
  | Readonly<{ ok: true; settings: SettingsView }>
  | (Readonly<{ ok: false }> & PasswordRequired)
