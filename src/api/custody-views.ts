import type { Reason } from '../core/reason.ts'

/** A password that was not the right one, or not heard because a wait runs; and how long to wait now. */
export type PasswordRefusal = Readonly<{ why: 'wrongPassword' | 'wait'; waitSeconds: number; failedAttempts: number }>

/** What came of an act that asks for the password again: done, the password refused, or why not. */
export type GuardedAnswer<T> =
  | (Readonly<{ outcome: 'done' }> & T)
  | (Readonly<{ outcome: 'password' }> & PasswordRefusal)
  | Readonly<{ outcome: 'refused'; why: Reason }>

/** An account that can sign: from the recovery words, or by an imported key. */
export type OwnAccountView = Readonly<{
  id: string
  label: string
  address: string
  from: 'words' | 'key'
  isHidden: boolean
}>

/** An address without a key: money can be sent to it and come back to it, and never leave it from here. */
export type WatchedView = Readonly<{
  id: string
  label: string
  address: string
  family: 'evm' | 'bitcoin' | 'exchangeB'
}>

/** Everything that the wallet knows by a name, in the user's order. */
export type AllAccountsView = Readonly<{ own: readonly OwnAccountView[]; watched: readonly WatchedView[] }>

/** What came of a change, or why nothing was changed. */
export type AccountAnswer = Readonly<{ ok: true } | { ok: false; reason: Reason }>

/** The same of what is in the list now, with its name. */
export type AddedAnswer = Readonly<{ ok: true; label: string } | { ok: false; reason: Reason }>

/** What a backup file would bring, or why it cannot be opened; `createdAt` in milliseconds since 1970. */
export type BackupAnswer =
  | Readonly<{ outcome: 'done'; createdAt: number; accounts: number; watched: number; keys: number }>
  | Readonly<{ outcome: 'refused'; why: Reason }>
