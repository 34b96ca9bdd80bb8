import type { CurrencySum } from '../chain/facts.ts'
import type { Deposit } from '../families/evm/deposit-events.ts'
import type { Answer, Reason } from '../reason/reason.ts'

/** The zero address means the native currency; `has` is the present balance. */
export type RequiredFunds = Readonly<{ token: string; amount: bigint; has: bigint }>

/** `needs` excludes gas; the other fields assume that they are met. */
export type FundedSimulation = Readonly<{
  needs: readonly RequiredFunds[]
  gasUsed: readonly bigint[]
  reverted: Reason | undefined
  effects: Answer<CallsEffects>
}>

export type CallsEffects = Readonly<{
  changes: readonly CurrencySum[]
  approvals: readonly (CurrencySum & Readonly<{ spender: string }>)[]
  /** These go to the service's depositories. */
  deposits: readonly Deposit[]
}>
