import { enDeposits } from './en/deposits.ts'
import { part } from './part.ts'

/** What is said of deposits that pages make, as `m` says the rest: apart from it, as the words about transactions are. */
export const ofDeposits = part('deposits', enDeposits)
