import type { Family } from '../../core/chain/chain.ts'
import type { ContractKind } from '../../core/chain/pinned-contracts.ts'
import type { Reason } from '../../core/reason/reason.ts'

/**
 * `looksLike`: a similar known address. `isContract`: null where unread. `exchange`: the known owner of the address.
 */
export type RecipientView = Readonly<{
  isOwn: boolean
  /** Money was sent there recently. */
  isKnown: boolean
  /** Currencies paid on this chain; elsewhere the address may have another owner. */
  paidHere: readonly string[]
  /** The user's own name. */
  name: string | null
  looksLike: string | null
  isContract: boolean | null
  /** For an unpaid non-contract: other EVM chains with a contract at this address, and unread ones. */
  elsewhere: Readonly<{ contractOn: readonly number[]; unreadOn: readonly number[] }>
  exchange: string | null
}>

/** `ordinary` accounts are controlled by a key; the code of `unread` ones was not read. */
export type SpendersView = Readonly<{ ordinary: readonly string[]; unread: readonly string[] }>

/** `kind` is a pinned contract's; `isEarlier`: the wallet's records hold an approval for it. */
export type SpenderNameView = Readonly<{
  address: string
  kind: ContractKind | undefined
  name: string | undefined
  isEarlier: boolean
}>

export type NameView =
  | Readonly<{ state: 'found'; address: string }>
  | Readonly<{ state: 'none' }>
  /** A pinned host that is asked after a press. */
  | Readonly<{ state: 'gateway'; host: string }>
  | Readonly<{ state: 'unknown'; why: Reason }>

export type BookEntryView = Readonly<{ name: string; family: Family; address: string }>

/** The wallet's own addresses, and named ones. */
export type KnownCounterpartiesView = Readonly<{
  own: readonly string[]
  named: readonly Readonly<{ address: string; name: string }>[]
}>
