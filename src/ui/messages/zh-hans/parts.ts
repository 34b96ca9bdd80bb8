import type { SpokenParts } from '../language.ts'

/** Where the words that only some screens carry are, in Simplified Chinese. */
export const zhHansParts: SpokenParts = {
  calls: async () => (await import('./calls.ts')).zhHansCalls,
  custody: async () => (await import('./custody.ts')).zhHansCustody,
  deposits: async () => (await import('./deposits.ts')).zhHansDeposits,
  descriptions: async () => (await import('./descriptions.ts')).zhHansDescriptions,
  endings: async () => (await import('./endings.ts')).zhHansEndings,
  everyday: async () => (await import('./everyday.ts')).zhHansEveryday,
  sentences: async () => (await import('./sentences/sentences.ts')).zhHansSentences,
  fates: async () => (await import('./fates.ts')).zhHansFates,
  form: async () => (await import('./form.ts')).zhHansForm,
  guidance: async () => (await import('./guidance.ts')).zhHansGuidance,
  permits: async () => (await import('./permits.ts')).zhHansPermits,
  key: async () => (await import('./key.ts')).zhHansKey,
  mirror: async () => (await import('./mirror.ts')).zhHansMirror,
  permit2: async () => (await import('./permit2.ts')).zhHansPermit2,
  picks: async () => (await import('./picks.ts')).zhHansPicks,
  places: async () => (await import('./places.ts')).zhHansPlaces,
  proof: async () => (await import('./proof.ts')).zhHansProof,
  reasons: async () => (await import('./reasons.ts')).zhHansReasons,
  refusals: async () => (await import('./refusals.ts')).zhHansRefusals,
  safeguards: async () => (await import('./guards.ts')).zhHansSafeguards,
  service: async () => (await import('./service.ts')).zhHansService,
  terms: async () => (await import('./terms.ts')).zhHansTerms,
  worth: async () => (await import('./worth.ts')).zhHansWorth,
  watched: async () => (await import('./watched.ts')).zhHansWatched,
}
