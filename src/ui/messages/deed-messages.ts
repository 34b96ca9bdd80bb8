import { enTransactionNames } from './en/deeds.ts'
import { lazyPart } from './part.ts'

export const ofTransactionNames = lazyPart('deeds', enTransactionNames)
