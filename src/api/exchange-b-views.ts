import type { Reason } from '../core/reason.ts'
import type { PasswordWantedView } from './safeguard-views.ts'

/** An API key of exchange B. `sinceSeconds` is when its state began; `l1Address` is the account's owner, one of ours. */
export type ExchangeBKeyView = Readonly<{
  accountIndex: number
  l1Address: string
  apiKeyIndex: number
  publicKey: string
  state: 'registering' | 'active' | 'revoking'
  sinceSeconds: number
}>

/**
 * The accounts of exchange B that an address of the wallet owns, by index; `meant` is the one that crossings use, null where
 * there is none, and `key` how far the wallet's key for it has come.
 */
export type ExchangeBAccountView =
  | Readonly<{
      known: true
      exchange: string
      accounts: readonly number[]
      meant: number | null
      key: 'none' | ExchangeBKeyView['state']
    }>
  | Readonly<{ known: false; exchange: string; why: Reason }>

/** The API keys of exchange B, and the exchange's name. */
export type ExchangeBKeysView = Readonly<{ exchange: string; keys: readonly ExchangeBKeyView[] }>

/**
 * What came of an act on a key, or a sentence: `waiting` for the exchange, `unlock` the wallet first, or `refused`, with
 * nothing begun.
 */
export type ExchangeBKeyOutcome =
  | Readonly<{ outcome: 'active' | 'removed' }>
  | Readonly<{ outcome: 'waiting' | 'unlock' | 'refused'; why: Reason }>

/** The same of making one; or that the safeguards want the password first, and nothing was signed. */
export type ExchangeBKeyAnswer = ExchangeBKeyOutcome | PasswordWantedView
