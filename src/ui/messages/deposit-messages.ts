import { enDeposits } from './en/deposits.ts'
import { lazyPart } from './part.ts'

export const ofDeposits = lazyPart('deposits', enDeposits)
