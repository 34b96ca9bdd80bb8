import { parts } from 'words:zh-hans/lazy-parts'
import type { TranslatedParts } from '../lazy-parts.ts'

export const zhHansParts: TranslatedParts = {
  ...parts,
  descriptions: async () => (await import('./approval/descriptions.ts')).zhHansDescriptions,
  failures: async () => (await import('./transfer/failure-reasons.ts')).zhHansAllFailureReasons,
  sentences: async () => (await import('./findings/findings.ts')).zhHansFindings,
  reasons: async () => (await import('./reasons.ts')).zhHansReasons,
}
