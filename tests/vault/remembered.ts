import type * as Kdf from '../../src/vault/seal/argon2id.ts'

/** Argon2id costs most, so derivations are cached. Callers wipe their own copies. */
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
