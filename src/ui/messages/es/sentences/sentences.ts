import type { SentenceMessages } from '../../en-sentences.ts'
import { esOrder } from './order.ts'

/** The sentences of findings, in Spanish. */
export const esSentences: SentenceMessages = {
  ...esOrder,
}
