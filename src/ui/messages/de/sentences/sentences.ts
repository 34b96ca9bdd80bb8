import type { SentenceMessages } from '../../en-sentences.ts'
import { deOrder } from './order.ts'

/** The sentences of findings, in German. */
export const deSentences: SentenceMessages = {
  ...deOrder,
}
