import type { Reason } from '../reason/reason.ts'

/** A claim of the service, in the smallest unit. */
export type MisdirectedBalance = Readonly<{ currency: string; balance: bigint }>

/** The service's unproven answer to a reindex (service facts 5). `unread` counts currencies that it could not check. */
export type ReindexAnswer =
  | Readonly<{ is: 'found'; money: readonly MisdirectedBalance[]; unread: number }>
  | Readonly<{ is: 'nothing'; checked: number; unread: number }>
  | Readonly<{ is: 'failed'; why: Reason }>

/** Without an answer, the wallet may have stopped before asking. */
export type Reindex = Readonly<{
  chainId: number
  askedAtSeconds: number
  /** Epoch seconds. */
  notBeforeSeconds: number
  answer?: ReindexAnswer | undefined
}>
