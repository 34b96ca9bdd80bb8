import type { PageCall } from '../../core/bundle/bundle.ts'
import type { Deposit } from '../../core/deposits.ts'
import type { Sum } from '../../core/facts.ts'
import type { Reason } from '../../core/reason.ts'
import type { Answer } from '../node-port.ts'

/** So much of a token must be there, the zero address for the native currency; `has` is what is there now. */
export type Need = Readonly<{ token: string; amount: bigint; has: bigint }>

/** What a node says of calls in order; see evm-outlook.ts in net. */
export type Outlook = Readonly<{
  needs: readonly Need[]
  gasUsed: readonly bigint[]
  reverted: Reason | undefined
  effects: Answer<Effects>
}>

export type Effects = Readonly<{
  changes: readonly Sum[]
  approvals: readonly (Sum & Readonly<{ spender: string }>)[]
  /** What the crossing service's depositories would take. */
  deposits: readonly Deposit[]
}>

/** What is to be sent. `required` is what a page says must be there (ERC-7682), smallest units. */
export type CallsWish = Readonly<{
  account: string
  chainId: number
  calls: readonly PageCall[]
  required: readonly Readonly<{ token: string; amount: bigint }>[]
}>
