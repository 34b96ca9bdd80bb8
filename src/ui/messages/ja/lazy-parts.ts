import { parts } from 'words:ja/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const jaParts: TranslatedParts = {
  ...parts,
  descriptions: async () => (await import('./approval/descriptions.ts')).jaDescriptions,
  failures: async () => (await import('./transfer/failure-reasons.ts')).jaAllFailureReasons,
  sentences: async () => (await import('./findings/findings.ts')).jaFindings,
  reasons: async () => (await import('./reasons.ts')).jaReasons,
}
