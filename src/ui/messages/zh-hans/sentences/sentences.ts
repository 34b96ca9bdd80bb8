import type { SentenceMessages } from '../../en-sentences.ts'
import { zhHansOrder } from './order.ts'

/** The sentences of findings, in Simplified Chinese. */
export const zhHansSentences: SentenceMessages = {
  ...zhHansOrder,
}
