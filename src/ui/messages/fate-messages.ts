import { enDepositOutcomes } from './en/fates.ts'
import { lazyPart } from './part.ts'

export const ofDepositOutcomes = lazyPart('fates', enDepositOutcomes)
