import { enPermits } from './en/permits.ts'
import { part } from './part.ts'

export const ofPermits = part('permits', enPermits)
