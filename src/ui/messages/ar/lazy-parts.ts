import { parts } from 'words:ar/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const arParts: TranslatedParts = {
  ...parts,
  descriptions: async () => (await import('./approval/descriptions.ts')).arDescriptions,
  failures: async () => (await import('./transfer/failure-reasons.ts')).arAllFailureReasons,
  sentences: async () => (await import('./findings/findings.ts')).arFindings,
  reasons: async () => (await import('./reasons.ts')).arReasons,
}
