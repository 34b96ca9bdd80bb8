import type { Reason } from './reason.ts'

/** The service claims this balance at a deposit address, in the smallest unit. */
export type AstrayMoney = Readonly<{ currency: string; balance: bigint }>

/** The service's unproven answer to a reindex (service facts 5). `unread` counts currencies that it could not check. */
export type AstrayAnswer =
  | Readonly<{ is: 'found'; money: readonly AstrayMoney[]; unread: number }>
  | Readonly<{ is: 'nothing'; checked: number; unread: number }>
  | Readonly<{ is: 'failed'; why: Reason }>

/** Without an answer, the wallet may have stopped before asking. */
export type AstrayLook = Readonly<{
  chainId: number
  askedAtSeconds: number
  /** It is in epoch seconds. */
  notBeforeSeconds: number
  answer?: AstrayAnswer | undefined
}>
