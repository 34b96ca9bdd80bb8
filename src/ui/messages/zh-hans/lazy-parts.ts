import { parts } from 'words:zh-hans/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const zhHansParts: TranslatedParts = parts
