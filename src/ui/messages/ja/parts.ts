import type { SpokenParts } from '../language.ts'

/** Where the words that only some screens carry are, in Japanese. */
export const jaParts: SpokenParts = {
  calls: async () => (await import('./calls.ts')).jaCalls,
  custody: async () => (await import('./custody.ts')).jaCustody,
  deposits: async () => (await import('./deposits.ts')).jaDeposits,
  descriptions: async () => (await import('./descriptions.ts')).jaDescriptions,
  endings: async () => (await import('./endings.ts')).jaEndings,
  everyday: async () => (await import('./everyday.ts')).jaEveryday,
  sentences: async () => (await import('./sentences/sentences.ts')).jaSentences,
  fates: async () => (await import('./fates.ts')).jaFates,
  form: async () => (await import('./form.ts')).jaForm,
  guidance: async () => (await import('./guidance.ts')).jaGuidance,
  permits: async () => (await import('./permits.ts')).jaPermits,
  key: async () => (await import('./key.ts')).jaKey,
  mirror: async () => (await import('./mirror.ts')).jaMirror,
  permit2: async () => (await import('./permit2.ts')).jaPermit2,
  picks: async () => (await import('./picks.ts')).jaPicks,
  places: async () => (await import('./places.ts')).jaPlaces,
  proof: async () => (await import('./proof.ts')).jaProof,
  reasons: async () => (await import('./reasons.ts')).jaReasons,
  refusals: async () => (await import('./refusals.ts')).jaRefusals,
  safeguards: async () => (await import('./guards.ts')).jaSafeguards,
  service: async () => (await import('./service.ts')).jaService,
  terms: async () => (await import('./terms.ts')).jaTerms,
  worth: async () => (await import('./worth.ts')).jaWorth,
  watched: async () => (await import('./watched.ts')).jaWatched,
}
