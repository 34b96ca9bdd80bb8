import { REASON_WORDS } from '../../core/reason-words.ts'
import { part } from './part.ts'

export const ofReasons = part('reasons', REASON_WORDS)
