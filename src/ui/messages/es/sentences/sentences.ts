import type { SentenceMessages } from '../../en-sentences.ts'

/** The sentences of findings, in Spanish. */
export const esSentences: SentenceMessages = {}
