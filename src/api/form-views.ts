import type { Family } from '../core/chain.ts'
import type { Tried } from '../core/least-amount.ts'
import type { Reason } from '../core/reason.ts'

/**
 * What is known of an address that money may go to: `looksLike` is a familiar address that it could be taken for,
 * `isContract` whether a contract stands there, null where that was not read; `exchange` whose own wallet it is known to be.
 */
export type RecipientView = Readonly<{
  isOwn: boolean
  /** Whether money was sent there lately. */
  isKnown: boolean
  /** The addresses of the currencies that it was sent on the chain that was asked for: the same address is another place elsewhere. */
  paidHere: readonly string[]
  /** What the user calls it. */
  name: string | null
  looksLike: string | null
  isContract: boolean | null
  /**
   * Where it is no contract as far as is known, and was never paid: the other EVM chains where one stands at this address,
   * and those of which that was not read.
   */
  elsewhere: Readonly<{ contractOn: readonly number[]; unreadOn: readonly number[] }>
  exchange: string | null
}>

/**
 * Of those who may come to take tokens, but for the wallet itself: `ordinary` are accounts that a key rules, `unread` those
 * of whom nobody knows, because their code was not read.
 */
export type SpendersView = Readonly<{ ordinary: readonly string[]; unread: readonly string[] }>

/**
 * What this wallet learned of a way by asking: the most that was refused as too little, and the least that worked since;
 * amounts of the currency that leaves, smallest unit.
 */
export type LeastView = Readonly<{ refused: Tried; worked: Tried | null }>

/**
 * What the service says of a way: whether it is open, about the least and the most that can leave, and the most that arrives
 * at once; smallest units, undefined where that is not known.
 */
export type LimitsView = Readonly<{
  isOpen: boolean
  least: bigint | undefined
  most: bigint | undefined
  mostArriving: bigint | undefined
}>

/** What a name stands for, that it stands for nothing, or why that is not known. */
export type NameView =
  | Readonly<{ state: 'found'; address: string }>
  | Readonly<{ state: 'none' }>
  | Readonly<{ state: 'unknown'; why: Reason }>

/** An address that the user has named. */
export type BookEntryView = Readonly<{ name: string; family: Family; address: string }>

/** Whom the wallet knows by address: every address of its own, on all kinds of chains, and what the user calls others. */
export type KnownPartiesView = Readonly<{
  own: readonly string[]
  named: readonly Readonly<{ address: string; name: string }>[]
}>
