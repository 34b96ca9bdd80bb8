import type { Said } from '../worded.ts'
import { crossings } from './crossings.ts'
import { everyday } from './everyday.ts'
import { moves } from './moves.ts'
import { pages } from './pages.ts'

/** Every word in Spanish that a user can read, but those of `esCalls`. */
export const es: Said = { ...everyday, ...moves, ...crossings, ...pages }
