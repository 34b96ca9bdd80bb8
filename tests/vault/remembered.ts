import type * as Kdf from '../../src/vault/kdf.ts'

/**
 * The same derivation, each worked out once: copies of one vault are tried with the same two passwords again and again,
 * and Argon2id is nearly all that such a test costs. Each caller gets bytes of its own, which it wipes.
 */
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
