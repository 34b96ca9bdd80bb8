import type { PasswordReason, Safeguards } from '../core/safeguards/safeguards.ts'
import type { PasswordRefusal } from './custody-views.ts'

/** The safeguards as they are set. */
export type SafeguardsView = Safeguards

/** Why a yes needs the password, the weightiest reason first; none where it needs none. */
export type PasswordNeedView = Readonly<{ reasons: readonly PasswordReason[] }>

/**
 * That something was not done for want of the password: which is missing, wrong, or was not heard because a wait runs; how
 * many wrong ones there were, and how long to wait now.
 */
export type PasswordWanted = Omit<PasswordRefusal, 'why'> & Readonly<{ why: 'missing' | PasswordRefusal['why'] }>

/** That a yes was not taken for want of the password, and what it is asked for. The question stays open. */
export type PasswordWantedView = Readonly<{ outcome: 'password' }> & PasswordNeedView & PasswordWanted

/** The safeguards after a change; or that it needs the password. */
export type SafeguardsAnswer =
  | Readonly<{ ok: true; safeguards: SafeguardsView }>
  | (Readonly<{ ok: false }> & PasswordWanted)
