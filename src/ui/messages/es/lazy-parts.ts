import { parts } from 'words:es/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const esParts: TranslatedParts = parts
