import { enFates } from './en/fates.ts'
import { part } from './part.ts'

export const ofFates = part('fates', enFates)
