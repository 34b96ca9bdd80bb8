import { enSentences } from './en-sentences.ts'
import { part } from './part.ts'

/** The sentences of findings, in languages other than English. */
export const ofSentences = part('sentences', enSentences)
