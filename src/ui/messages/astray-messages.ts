import { enMisdirected } from './en/astray.ts'
import { part } from './part.ts'

export const ofMisdirected = part('misdirected', enMisdirected)
