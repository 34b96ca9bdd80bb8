import { enAstray } from './en/astray.ts'
import { part } from './part.ts'

export const ofAstray = part('astray', enAstray)
