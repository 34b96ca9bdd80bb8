import { enDeeds } from './en/deeds.ts'
import { part } from './part.ts'

export const ofDeeds = part('deeds', enDeeds)
