import { enSafeguards } from './en/safeguards.ts'
import { part } from './part.ts'

export const ofSafeguards = part('safeguards', enSafeguards)
