import type { SpokenParts } from '../language.ts'

/** Where the words that only some screens carry are, in German. */
export const deParts: SpokenParts = {
  calls: async () => (await import('./calls.ts')).deCalls,
  custody: async () => (await import('./custody.ts')).deCustody,
  deposits: async () => (await import('./deposits.ts')).deDeposits,
  descriptions: async () => (await import('./descriptions.ts')).deDescriptions,
  endings: async () => (await import('./endings.ts')).deEndings,
  everyday: async () => (await import('./everyday.ts')).deEveryday,
  sentences: async () => (await import('./sentences/sentences.ts')).deSentences,
  fates: async () => (await import('./fates.ts')).deFates,
  form: async () => (await import('./form.ts')).deForm,
  guidance: async () => (await import('./guidance.ts')).deGuidance,
  permits: async () => (await import('./permits.ts')).dePermits,
  key: async () => (await import('./key.ts')).deKey,
  mirror: async () => (await import('./mirror.ts')).deMirror,
  permit2: async () => (await import('./permit2.ts')).dePermit2,
  picks: async () => (await import('./picks.ts')).dePicks,
  places: async () => (await import('./places.ts')).dePlaces,
  proof: async () => (await import('./proof.ts')).deProof,
  reasons: async () => (await import('./reasons.ts')).deReasons,
  refusals: async () => (await import('./refusals.ts')).deRefusals,
  safeguards: async () => (await import('./guards.ts')).deSafeguards,
  service: async () => (await import('./service.ts')).deService,
  terms: async () => (await import('./terms.ts')).deTerms,
  worth: async () => (await import('./worth.ts')).deWorth,
  watched: async () => (await import('./watched.ts')).deWatched,
}
