import { REASON_SENTENCES } from '../../core/reason/sentences.ts'
import { lazyPart } from './lazy-part.ts'

export const ofReasons = lazyPart('reasons', REASON_SENTENCES)
