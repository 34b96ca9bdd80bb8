import { enMisdirectedDeposit } from './en/astray.ts'
import { lazyPart } from './part.ts'

export const ofMisdirectedDeposit = lazyPart('misdirected', enMisdirectedDeposit)
