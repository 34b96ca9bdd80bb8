import type { PageCall } from '../../core/bundle/bundle.ts'
import type { Deposit } from '../../core/deposits.ts'
import type { Sum } from '../../core/facts.ts'
import type { Reason } from '../../core/reason.ts'
import type { Answer } from '../node-port.ts'

/** The zero address means the native currency. */
export type Need = Readonly<{ token: string; amount: bigint; has: bigint }>

/** See evm-outlook.ts in net. */
export type Outlook = Readonly<{
  needs: readonly Need[]
  gasUsed: readonly bigint[]
  reverted: Reason | undefined
  effects: Answer<Effects>
}>

export type Effects = Readonly<{
  changes: readonly Sum[]
  approvals: readonly (Sum & Readonly<{ spender: string }>)[]
  /** These go to the service's depositories. */
  deposits: readonly Deposit[]
}>

/** `required` is the page's own need (ERC-7682), smallest units. */
export type CallsWish = Readonly<{
  account: string
  chainId: number
  calls: readonly PageCall[]
  required: readonly Readonly<{ token: string; amount: bigint }>[]
}>
