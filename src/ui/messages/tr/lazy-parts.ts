import { parts } from 'words:tr/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const trParts: TranslatedParts = parts
