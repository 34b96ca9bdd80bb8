import type { Reason } from './reason.ts'

/** A currency that the service says lies at a deposit address, on the chain that it looked at; in the smallest unit. */
export type AstrayMoney = Readonly<{ currency: string; balance: bigint }>

/**
 * What the service answered when it was to look at a deposit address on a chain (service facts 5, reindex): `found` with
 * what it goes on with, `nothing`, or `failed` where it gave no such answer. `unread` is how many currencies it could not
 * look for. All of it is its word.
 */
export type AstrayAnswer =
  | Readonly<{ is: 'found'; money: readonly AstrayMoney[]; unread: number }>
  | Readonly<{ is: 'nothing'; checked: number; unread: number }>
  | Readonly<{ is: 'failed'; why: Reason }>

/**
 * That the service was to look at a deposit address on a chain, for money that was paid there or in another currency than
 * the quoted one. Without an answer nobody knows whether it was asked: the wallet was ended meanwhile.
 */
export type AstrayLook = Readonly<{
  chainId: number
  askedAtSeconds: number
  /** It is not asked again before this, epoch seconds. */
  notBeforeSeconds: number
  answer?: AstrayAnswer | undefined
}>
