import { enMisdirectedDeposit } from './en/transfer/misdirected-deposits.ts'
import { lazyPart } from './lazy-part.ts'

export const ofMisdirectedDeposit = lazyPart('misdirected', enMisdirectedDeposit)
