import { DESCRIBED_WORDS } from '../../../core/page/descriptors/described-words.ts'

/** What the wallet's own descriptors say of contracts. */
export const enDescriptions = DESCRIBED_WORDS

export type DescriptionMessages = typeof enDescriptions
