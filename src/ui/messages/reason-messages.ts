import { REASON_WORDS } from '../../core/reason-words.ts'
import { part } from './part.ts'

/** Why something was not done, or waits, in the language in use. */
export const ofReasons = part('reasons', REASON_WORDS)
