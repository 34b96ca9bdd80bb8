import type { KeptAt } from '../core/allowances/pairs.ts'
import type { Taker } from '../core/allowances/taker.ts'
import type { Currency } from '../core/currency.ts'
import type { Reason } from '../core/reason.ts'
import type { ApprovalView } from './approval-views.ts'

/** What the wallet calls a contract that it pins. */
export type PinnedSpender = 'depository' | 'router' | 'approvalProxy' | 'permit2'

/**
 * An allowance that is open now, by the answer of its token, or of Permit2 where it is kept inside of that; smallest
 * units. `untilSeconds`, since 1970, is when one inside of Permit2 is over. `currency` is undefined where the wallet does
 * not know the token, `isKnown` false where only a log names the pair. `neededBy` is a crossing on its way that uses it.
 * `taker` says who the spender is, as far as that could be read.
 */
export type AllowanceView = Readonly<{
  token: string
  currency: Currency | undefined
  spender: string
  spenderIs: PinnedSpender | undefined
  at: KeptAt
  amount: bigint
  untilSeconds: bigint | undefined
  sinceSeconds: number | undefined
  /** The site that asked for it, where one did. */
  origin: string | undefined
  isKnown: boolean
  neededBy: string | undefined
  taker: Taker
}>

/**
 * What an account has allowed on a chain, or why its node does not say. `unread` counts what the node gave no answer about,
 * and `back` says how far the chain's logs were looked through for what no record of the wallet names.
 */
export type AllowancesView =
  | Readonly<{
      known: true
      open: readonly AllowanceView[]
      unread: number
      back: Readonly<{ how: 'all' } | { how: 'since'; sinceSeconds: number | undefined } | { how: 'none'; why: Reason }>
    }>
  | Readonly<{ known: false; why: Reason }>

/** Calls of the wallet's own that wait for a yes, as those of pages are shown. */
export type OwnCallsView = Pick<
  Extract<ApprovalView, { kind: 'calls' }>,
  'account' | 'chain' | 'calls' | 'effects' | 'mostGas' | 'funding' | 'triedAtSeconds' | 'mark'
>

/** What is shown before an allowance is taken back, or why it is not now. */
export type TakeBackView =
  | Readonly<{ available: true; shown: OwnCallsView }>
  | Readonly<{ available: false; obstacle: 'needed'; executionId: string }>
  | Readonly<{ available: false; obstacle: 'underWay'; bundleId: string }>
  | Readonly<{ available: false; obstacle: 'notOwn' }>

/** What came of a yes. `stale`: it was about something else than there is now. */
export type TakeBackAnswer = Readonly<{ outcome: 'taken'; bundleId: string } | { outcome: 'stale' | 'locked' }>
