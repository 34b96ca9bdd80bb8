import { enTransactionNames } from './en/bundle/transaction-names.ts'
import { lazyPart } from './lazy-part.ts'

export const ofTransactionNames = lazyPart('deeds', enTransactionNames)
