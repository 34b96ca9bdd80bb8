import type * as Kdf from '../../src/vault/kdf.ts'

/** Caches derivations: Argon2id is nearly the whole cost. Callers wipe their bytes, so each gets a copy. */
export function rememberedKeys(kdf: typeof Kdf): typeof Kdf {
  const keys = new Map<string, ReturnType<typeof Kdf.stretch>>()
  return {
    ...kdf,
    stretch: async (password, cost) => {
      const name = JSON.stringify([password, cost.m, cost.t, cost.p, cost.salt])
      const known = keys.get(name) ?? kdf.stretch(password, cost)
      keys.set(name, known)
      return (await known).slice()
    },
  }
}
