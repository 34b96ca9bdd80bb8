import { parts } from 'words:ar/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const arParts: TranslatedParts = parts
