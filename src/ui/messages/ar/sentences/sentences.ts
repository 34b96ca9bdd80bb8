import type { SentenceMessages } from '../../en-sentences.ts'

/** The sentences of findings, in Arabic. */
export const arSentences: SentenceMessages = {}
