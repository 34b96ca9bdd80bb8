import { enDirect } from './en/direct.ts'
import { part } from './part.ts'

export const ofDirect = part('direct', enDirect)
