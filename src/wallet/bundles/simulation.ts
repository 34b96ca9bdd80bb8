import type { BundleCall } from '../../core/bundle/bundle.ts'
import type { CurrencySum } from '../../core/chain/facts.ts'
import type { Deposit } from '../../core/families/evm/deposit-events.ts'
import type { Answer, Reason } from '../../core/reason/reason.ts'

/** The zero address means the native currency. */
export type RequiredFunds = Readonly<{ token: string; amount: bigint; has: bigint }>

/** See net/families/evm/simulation/funded-simulation.ts in net. */
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

/** `required` is the page's own need (ERC-7682), smallest units. */
export type RequestedCalls = Readonly<{
  account: string
  chainId: number
  calls: readonly BundleCall[]
  required: readonly Readonly<{ token: string; amount: bigint }>[]
}>
