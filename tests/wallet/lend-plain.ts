import { type KeyName, type WithKey, withKeyFrom } from '../../src/core/sign/key-source.ts'

type Lend = <T>(name: KeyName, use: (privateKey: Uint8Array) => Promise<T>) => Promise<T | undefined>

/** Exchange B also gets a small API key. */
export function lendPlain(lend: Lend): WithKey {
  return withKeyFrom({
    evm: lend,
    bitcoin: ({ path, others = [] }, use) => lendAll(lend, [path, ...others], use),
    exchangeB: (name, use) => {
      const rest = { apiKey: new Uint8Array(40).fill(1), entropy: new Uint8Array(32) }
      return lend(name, (l1Key) => use({ l1Key, ...rest }))
    },
  })
}

function lendAll<T>(
  lend: Lend,
  [path = '', ...others]: readonly string[],
  use: (privateKeys: readonly Uint8Array[]) => Promise<T>,
): Promise<T | undefined> {
  return lend<T | undefined>({ of: 'bitcoin', path }, (key) =>
    others.length === 0 ? use([key]) : lendAll(lend, others, (more) => use([key, ...more])),
  )
}
