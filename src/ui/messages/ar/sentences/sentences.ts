import type { SentenceMessages } from '../../en-sentences.ts'
import { arOrder } from './order.ts'

/** The sentences of findings, in Arabic. */
export const arSentences: SentenceMessages = {
  ...arOrder,
}
