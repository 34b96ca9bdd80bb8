import type { PasswordReason, Safeguards } from '../../core/policy/safeguards.ts'
import type { PasswordRefusal } from './keys-and-accounts.ts'

export type PolicyView = Safeguards

export type PasswordReasonsView = Readonly<{ reasons: readonly PasswordReason[] }>

/** A missing or wrong password, or a running wait; nothing was done. */
export type PasswordRequired = Omit<PasswordRefusal, 'why'> & Readonly<{ why: 'missing' | PasswordRefusal['why'] }>

/** The prompt stays open. */
export type PasswordRequiredView = Readonly<{ outcome: 'password' }> & PasswordReasonsView & PasswordRequired

export type PolicyAnswer = Readonly<{ ok: true; safeguards: PolicyView }> | (Readonly<{ ok: false }> & PasswordRequired)
