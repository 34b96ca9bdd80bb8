import { enMirror } from './en/mirror.ts'
import { part } from './part.ts'

export const ofMirror = part('mirror', enMirror)
