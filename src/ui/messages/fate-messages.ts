import { enDepositOutcomes } from './en/bundle/deposit-outcomes.ts'
import { lazyPart } from './lazy-part.ts'

export const ofDepositOutcomes = lazyPart('fates', enDepositOutcomes)
