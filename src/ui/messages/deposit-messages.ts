import { signal } from '@preact/signals'
import { type DepositMessages, enDeposits } from './en-deposits.ts'

const current = signal<DepositMessages>(enDeposits)

/** What is said of deposits that pages make, as `m` says the rest: apart from it, as the words about transactions are. */
export function ofDeposits(): DepositMessages {
  return current.value
}
