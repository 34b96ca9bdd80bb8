import { enWorth } from './en/worth.ts'
import { part } from './part.ts'

export const ofWorth = part('worth', enWorth)
