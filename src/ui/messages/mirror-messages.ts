import { enMirror } from './en/mirror.ts'
import { part } from './part.ts'

/** What is said of a wallet that cannot be opened, or of which only the mirror is left, as `m` says the rest. */
export const ofMirror = part('mirror', enMirror)
