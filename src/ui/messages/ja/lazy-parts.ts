import { parts } from 'words:ja/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const jaParts: TranslatedParts = parts
