import type { SentenceMessages } from '../../en-sentences.ts'

/** The sentences of findings, in German. */
export const deSentences: SentenceMessages = {}
