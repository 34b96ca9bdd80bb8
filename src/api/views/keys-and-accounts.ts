import type { AddressFamily } from '../../core/families/address-family.ts'
import type { Amount } from '../../core/money/currency.ts'
import type { Reason } from '../../core/reason/reason.ts'

export type PasswordRefusal = Readonly<{ why: 'wrongPassword' | 'wait'; waitSeconds: number; failedAttempts: number }>

export type PasswordProtectedAnswer<T> =
  | (Readonly<{ outcome: 'done' }> & T)
  | (Readonly<{ outcome: 'password' }> & PasswordRefusal)
  | Readonly<{ outcome: 'refused'; why: Reason }>

export type OwnAccountView = Readonly<{
  id: string
  label: string
  address: string
  from: 'words' | 'key'
  isHidden: boolean
}>

/** An address without a key: it can receive but not pay. */
export type WatchedView = Readonly<{
  id: string
  label: string
  address: string
  family: AddressFamily
}>

/** In the user's order. */
export type AllAccountsView = Readonly<{ own: readonly OwnAccountView[]; watched: readonly WatchedView[] }>

export type HeldOnChain = Readonly<{ chain: string; amount: Amount }>

/** The first account, further ones with money, and Bitcoin on paths that Causeway doesn't use. */
export type PhraseFundsView = Readonly<{
  accounts: readonly Readonly<{ index: number; address: string; held: readonly HeldOnChain[] }>[]
  older: readonly Readonly<{ standard: 'BIP-44' | 'BIP-49'; address: string; amount: Amount }>[]
  /** False if some balance is unread. */
  isWhole: boolean
}>

export type KeyFundsView = Readonly<
  { ok: true; address: string; held: readonly HeldOnChain[]; isWhole: boolean } | { ok: false; reason: Reason }
>

export type AccountAnswer = Readonly<{ ok: true } | { ok: false; reason: Reason }>

export type AddAccountAnswer = Readonly<{ ok: true; label: string } | { ok: false; reason: Reason }>

/** `createdAt`: milliseconds since 1970. */
export type BackupAnswer =
  | Readonly<{
      outcome: 'done'
      createdAt: number
      accounts: number
      watched: number
      keys: number
      hasPassphrase: boolean
    }>
  | Readonly<{ outcome: 'refused'; why: Reason }>
