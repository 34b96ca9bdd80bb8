import { parts } from 'words:es/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const esParts: TranslatedParts = {
  ...parts,
  descriptions: async () => (await import('./approval/descriptions.ts')).esDescriptions,
  failures: async () => (await import('./transfer/failure-reasons.ts')).esAllFailureReasons,
  sentences: async () => (await import('./findings/findings.ts')).esFindings,
  reasons: async () => (await import('./reasons.ts')).esReasons,
}
