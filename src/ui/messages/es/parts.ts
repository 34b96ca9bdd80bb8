import type { SpokenParts } from '../language.ts'

/** Where the words that only some screens carry are, in Spanish. */
export const esParts: SpokenParts = {
  calls: async () => (await import('./calls.ts')).esCalls,
  custody: async () => (await import('./custody.ts')).esCustody,
  deposits: async () => (await import('./deposits.ts')).esDeposits,
  descriptions: async () => (await import('./descriptions.ts')).esDescriptions,
  endings: async () => (await import('./endings.ts')).esEndings,
  everyday: async () => (await import('./looking-back.ts')).esEveryday,
  sentences: async () => (await import('./sentences/sentences.ts')).esSentences,
  fates: async () => (await import('./fates.ts')).esFates,
  form: async () => (await import('./form.ts')).esForm,
  guidance: async () => (await import('./guidance.ts')).esGuidance,
  permits: async () => (await import('./permits.ts')).esPermits,
  key: async () => (await import('./key.ts')).esKey,
  mirror: async () => (await import('./mirror.ts')).esMirror,
  permit2: async () => (await import('./permit2.ts')).esPermit2,
  picks: async () => (await import('./picks.ts')).esPicks,
  places: async () => (await import('./places.ts')).esPlaces,
  proof: async () => (await import('./proof.ts')).esProof,
  reasons: async () => (await import('./reasons.ts')).esReasons,
  refusals: async () => (await import('./refusals.ts')).esRefusals,
  safeguards: async () => (await import('./guards.ts')).esSafeguards,
  service: async () => (await import('./service.ts')).esService,
  terms: async () => (await import('./terms.ts')).esTerms,
  worth: async () => (await import('./worth.ts')).esWorth,
  watched: async () => (await import('./watched.ts')).esWatched,
}
