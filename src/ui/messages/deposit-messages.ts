import { enDeposits } from './en/deposits.ts'
import { part } from './part.ts'

export const ofDeposits = part('deposits', enDeposits)
