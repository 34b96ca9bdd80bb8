import { enPicks } from './en/picks.ts'
import { part } from './part.ts'

export const ofPicks = part('picks', enPicks)
