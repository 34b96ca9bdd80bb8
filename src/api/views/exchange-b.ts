import type { Reason } from '../../core/reason/reason.ts'
import type { PasswordRequiredView } from './policy.ts'

/** `l1Address` is the owner, one of our addresses. */
export type ExchangeBKeyView = Readonly<{
  accountIndex: number
  l1Address: string
  apiKeyIndex: number
  publicKey: string
  state: 'registering' | 'active' | 'revoking'
  sinceSeconds: number
}>

/** Transfers use `meant`; null where it is missing or `unread`. */
export type ExchangeBAccountView =
  | Readonly<{
      known: true
      exchange: string
      accounts: readonly number[]
      unread: readonly number[]
      meant: number | null
      key: 'none' | ExchangeBKeyView['state']
    }>
  | Readonly<{ known: false; exchange: string; why: Reason }>

export type ExchangeBKeysView = Readonly<{ exchange: string; keys: readonly ExchangeBKeyView[] }>

/** `waiting`: for the exchange; `refused`: nothing has begun. */
export type ExchangeBKeyOutcome =
  | Readonly<{ outcome: 'active' | 'removed' }>
  | Readonly<{ outcome: 'waiting' | 'unlock' | 'refused'; why: Reason }>

/** The policy may require the password before a signature. */
export type ExchangeBKeyAnswer = ExchangeBKeyOutcome | PasswordRequiredView
