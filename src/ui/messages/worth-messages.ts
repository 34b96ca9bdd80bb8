import { enWorth } from './en/worth.ts'
import { part } from './part.ts'

/** What is said of the worth of money, as `m` says the rest. */
export const ofWorth = part('worth', enWorth)
