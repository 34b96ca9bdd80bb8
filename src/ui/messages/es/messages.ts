import type { Messages } from '../en.ts'
import { crossings } from './crossings.ts'
import { everyday } from './everyday.ts'
import { moves } from './moves.ts'
import { pages } from './pages.ts'

/** Every word in Spanish that a user can read, but those of `esCalls`. */
export const es: Messages = { ...everyday, ...moves, ...crossings, ...pages }
