import type { AllowanceContract } from '../../core/allowances/pairs.ts'
import type { SpenderKind } from '../../core/allowances/spender-kind.ts'
import type { Currency } from '../../core/money/currency.ts'
import type { Reason } from '../../core/reason/reason.ts'
import type { ApprovalView } from './approvals.ts'

export type PinnedSpender = 'depository' | 'router' | 'approvalProxy' | 'permit2'

/**
 * An open allowance, as its token or Permit2 answers; smallest units. Permit2's ends at `untilSeconds`. `currency` is
 * undefined for an unknown token. `isKnown` is false where only a log names the pair. `neededBy` is a pending transfer
 * that uses it.
 */
export type AllowanceView = Readonly<{
  token: string
  currency: Currency | undefined
  spender: string
  spenderIs: PinnedSpender | undefined
  at: AllowanceContract
  amount: bigint
  untilSeconds: bigint | undefined
  sinceSeconds: number | undefined
  origin: string | undefined
  isKnown: boolean
  neededBy: string | undefined
  spenderKind: SpenderKind
}>

/** `unread` counts unanswered reads; `back` says how far logs were searched. */
export type AllowancesView =
  | Readonly<{
      known: true
      open: readonly AllowanceView[]
      unread: number
      back: Readonly<{ how: 'all' } | { how: 'since'; sinceSeconds: number | undefined } | { how: 'none'; why: Reason }>
    }>
  | Readonly<{ known: false; why: Reason }>

export type OwnCallsView = Pick<
  Extract<ApprovalView, { kind: 'calls' }>,
  'account' | 'chain' | 'calls' | 'effects' | 'mostGas' | 'funding' | 'triedAtSeconds' | 'mark'
>

export type RevokeView =
  | Readonly<{ available: true; shown: OwnCallsView }>
  | Readonly<{ available: false; obstacle: 'needed'; executionId: string }>
  | Readonly<{ available: false; obstacle: 'underWay'; bundleId: string }>
  | Readonly<{ available: false; obstacle: 'notOwn' }>

export type RevokeAnswer = Readonly<{ outcome: 'taken'; bundleId: string } | { outcome: 'stale' | 'locked' }>
