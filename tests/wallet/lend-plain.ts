import { type KeyName, type WithKey, withKeyFrom } from '../../src/core/sign/key-source.ts'

type Lend = <T>(name: KeyName, use: (privateKey: Uint8Array) => Promise<T>) => Promise<T | undefined>

/** Exchange B also gets a small API key. */
export function lendPlain(lend: Lend): WithKey {
  return withKeyFrom({
    evm: lend,
    bitcoin: lend,
    exchangeB: (name, use) => {
      const rest = { apiKey: new Uint8Array(40).fill(1), entropy: new Uint8Array(32) }
      return lend(name, (l1Key) => use({ l1Key, ...rest }))
    },
  })
}
