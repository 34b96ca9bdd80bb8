import type { PasswordReason, Safeguards } from '../core/safeguards/safeguards.ts'

/** The safeguards as they are set. */
export type SafeguardsView = Safeguards

/** Why a yes needs the password, the weightiest reason first; none where it needs none. */
export type PasswordNeedView = Readonly<{ reasons: readonly PasswordReason[] }>

/**
 * That a yes was not taken for want of the password: which is missing, wrong, or was not heard because a wait runs; what it
 * is asked for, how many wrong ones there were, and how long to wait now. The question stays open.
 */
export type PasswordWantedView = Readonly<{ outcome: 'password' }> &
  PasswordNeedView &
  Readonly<{ why: 'missing' | 'wrongPassword' | 'wait'; waitSeconds: number; failedAttempts: number }>

/** The safeguards after a change; or that it needs the password, with how many wrong ones there were and how long to wait. */
export type SafeguardsAnswer =
  | Readonly<{ ok: true; safeguards: SafeguardsView }>
  | Readonly<{ ok: false; waitSeconds: number; failedAttempts: number }>
