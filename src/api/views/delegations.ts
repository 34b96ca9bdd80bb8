import type { Reason } from '../../core/reason/reason.ts'
import type { OwnCallsView } from './allowances.ts'

/** EIP-7702. `name` is null for an unknown delegate. */
export type DelegationView =
  | Readonly<{ state: 'none' }>
  | Readonly<{ state: 'delegated'; delegate: string; name: string | null }>
  | Readonly<{ state: 'unread'; why: Reason }>

export type UndelegateView =
  | Readonly<{ available: true; shown: OwnCallsView }>
  | Readonly<{ available: false; obstacle: 'underWay'; bundleId: string }>
  | Readonly<{ available: false; obstacle: 'notOwn' | 'none' | 'unread' }>
