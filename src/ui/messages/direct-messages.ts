import { enDirectSend } from './en/transfer/direct-send.ts'
import { lazyPart } from './lazy-part.ts'

export const ofDirectSend = lazyPart('direct', enDirectSend)
