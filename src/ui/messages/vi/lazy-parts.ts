import { parts } from 'words:vi/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const viParts: TranslatedParts = parts
