import { parts } from 'words:ko/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const koParts: TranslatedParts = parts
