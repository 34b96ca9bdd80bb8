import { enDirectSend } from './en/direct.ts'
import { lazyPart } from './part.ts'

export const ofDirectSend = lazyPart('direct', enDirectSend)
