import type { SentenceMessages } from '../../en-sentences.ts'

/** The sentences of findings, in Simplified Chinese. */
export const zhHansSentences: SentenceMessages = {}
