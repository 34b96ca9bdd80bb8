import { parts } from 'words:de/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const deParts: TranslatedParts = parts
