import type { PasswordReason, Safeguards } from '../core/safeguards/safeguards.ts'
import type { PasswordRefusal } from './custody-views.ts'

export type SafeguardsView = Safeguards

/** The most important first. */
export type PasswordNeedView = Readonly<{ reasons: readonly PasswordReason[] }>

/** A missing or wrong password, or a running wait; nothing was done. */
export type PasswordWanted = Omit<PasswordRefusal, 'why'> & Readonly<{ why: 'missing' | PasswordRefusal['why'] }>

/** The prompt stays open. */
export type PasswordWantedView = Readonly<{ outcome: 'password' }> & PasswordNeedView & PasswordWanted

export type SafeguardsAnswer =
  | Readonly<{ ok: true; safeguards: SafeguardsView }>
  | (Readonly<{ ok: false }> & PasswordWanted)
