import { OWN_LABELS_ENGLISH } from '../../../core/page/descriptors/described-words.ts'

export const enDescriptions = OWN_LABELS_ENGLISH

export type DescriptionMessages = typeof enDescriptions
