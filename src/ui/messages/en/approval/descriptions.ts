import { OWN_LABELS_ENGLISH } from '../../../../core/page/descriptors/own-labels-english.ts'

export const enDescriptions = OWN_LABELS_ENGLISH

export type DescriptionMessages = typeof enDescriptions
