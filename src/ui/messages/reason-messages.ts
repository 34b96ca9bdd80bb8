import { REASON_SENTENCES } from '../../core/reason-words.ts'
import { lazyPart } from './part.ts'

export const ofReasons = lazyPart('reasons', REASON_SENTENCES)
