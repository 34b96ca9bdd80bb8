import { enAllEndings } from './en/endings.ts'
import { part } from './part.ts'

export const ofEndings = part('endings', enAllEndings)
