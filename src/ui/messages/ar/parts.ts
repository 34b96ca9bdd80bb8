import type { SpokenParts } from '../language.ts'

/** Where the words that only some screens carry are, in Arabic. */
export const arParts: SpokenParts = {
  calls: async () => (await import('./calls.ts')).arCalls,
  custody: async () => (await import('./custody.ts')).arCustody,
  deposits: async () => (await import('./deposits.ts')).arDeposits,
  descriptions: async () => (await import('./descriptions.ts')).arDescriptions,
  endings: async () => (await import('./endings.ts')).arEndings,
  everyday: async () => (await import('./looking-back.ts')).arEveryday,
  sentences: async () => (await import('./sentences/sentences.ts')).arSentences,
  fates: async () => (await import('./fates.ts')).arFates,
  form: async () => (await import('./form.ts')).arForm,
  guidance: async () => (await import('./guidance.ts')).arGuidance,
  permits: async () => (await import('./permits.ts')).arPermits,
  key: async () => (await import('./key.ts')).arKey,
  mirror: async () => (await import('./mirror.ts')).arMirror,
  permit2: async () => (await import('./permit2.ts')).arPermit2,
  picks: async () => (await import('./picks.ts')).arPicks,
  places: async () => (await import('./places.ts')).arPlaces,
  proof: async () => (await import('./proof.ts')).arProof,
  reasons: async () => (await import('./reasons.ts')).arReasons,
  refusals: async () => (await import('./refusals.ts')).arRefusals,
  safeguards: async () => (await import('./guards.ts')).arSafeguards,
  service: async () => (await import('./service.ts')).arService,
  terms: async () => (await import('./terms.ts')).arTerms,
  worth: async () => (await import('./worth.ts')).arWorth,
  watched: async () => (await import('./watched.ts')).arWatched,
}
