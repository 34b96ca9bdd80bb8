import { enDeposits } from './en/bundle/deposits.ts'
import { lazyPart } from './lazy-part.ts'

export const ofDeposits = lazyPart('deposits', enDeposits)
