import { enKey } from './en/key.ts'
import { part } from './part.ts'

export const ofKeyStanding = part('key', enKey)
