import { DESCRIBED_WORDS } from '../../../core/page/descriptors/described-words.ts'

export const enDescriptions = DESCRIBED_WORDS

export type DescriptionMessages = typeof enDescriptions
