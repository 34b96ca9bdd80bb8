import type { SentenceMessages } from '../../en-sentences.ts'

/** The sentences of findings, in Japanese. */
export const jaSentences: SentenceMessages = {}
