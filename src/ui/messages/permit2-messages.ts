import { enPermit2 } from './en/permit2.ts'
import { part } from './part.ts'

export const ofPermit2 = part('permit2', enPermit2)
