import type { Said } from '../worded.ts'
import { crossings } from './crossings.ts'
import { everyday } from './everyday.ts'
import { moves } from './moves.ts'
import { pages } from './pages.ts'

/** Every word in Arabic that a user can read, but those of `arCalls`. */
export const ar: Said = { ...everyday, ...moves, ...crossings, ...pages }
