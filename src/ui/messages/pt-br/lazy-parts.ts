import { parts } from 'words:pt-br/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const ptBrParts: TranslatedParts = parts
