import type { SentenceMessages } from '../../en-sentences.ts'
import { jaOrder } from './order.ts'

/** The sentences of findings, in Japanese. */
export const jaSentences: SentenceMessages = {
  ...jaOrder,
}
