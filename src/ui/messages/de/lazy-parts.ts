import { parts } from 'words:de/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const deParts: TranslatedParts = {
  ...parts,
  descriptions: async () => (await import('./approval/descriptions.ts')).deDescriptions,
  failures: async () => (await import('./transfer/failure-reasons.ts')).deAllFailureReasons,
  sentences: async () => (await import('./findings/findings.ts')).deFindings,
  reasons: async () => (await import('./reasons.ts')).deReasons,
}
